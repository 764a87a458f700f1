import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'

type Props = {
  /** What the server said about it, when it could be read but leads nowhere. */
  reason?: string | undefined
  /** Where one came from, as a rule. */
  back: { label: string; href: string }
}

/** An address that carries its order and cannot be read, or names what is not there. */
export function BrokenLink({ reason, back }: Props) {
  return (
    <EmptyState
      scene="lost"
      title={reason ?? m.checkout_broken()}
      text={reason ? m.checkout_refused_text() : m.checkout_broken_text()}
      action={
        <>
          <ButtonLink href={back.href}>{back.label}</ButtonLink>
          <ButtonLink variant="outline" href={paths.home()}>
            {m.shell_to_home()}
          </ButtonLink>
        </>
      }
    />
  )
}
