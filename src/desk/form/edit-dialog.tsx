import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import * as m from '#words'

type Props = {
  /** What is changed, as people call it; nothing for something new. */
  name?: string
  /** What a new one is begun with. */
  add: string
  size?: 'md' | 'lg'
  children(done: () => Promise<void>): ReactNode
}

/** The dialog of a form, for one that is there or a new one; the list behind it follows. */
export function EditDialog({ name, add, size = 'md', children }: Props) {
  const { revalidate } = useRevalidator()
  return (
    <DialogButton
      variant={name === undefined ? 'primary' : 'outline'}
      label={name === undefined ? add : m.desk_change()}
      {...(name !== undefined && { 'aria-label': m.deskgoods_change_it({ name }) })}
      title={name ?? add}
      size={size}
      onDone={revalidate}
    >
      {({ done }) => children(done)}
    </DialogButton>
  )
}
