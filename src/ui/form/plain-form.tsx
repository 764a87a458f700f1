import type { ComponentProps } from 'react'

/**
 * A form whose buttons act by themselves: it is sent only where no script runs, to the page's own address, and what it
 * does there is the page's `action` (`web/take-form.ts`).
 */
export const PlainForm = (props: ComponentProps<'form'>) => (
  <form {...props} method="post" noValidate onSubmit={(event) => event.preventDefault()} />
)
