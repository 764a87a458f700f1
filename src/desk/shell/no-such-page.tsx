import { deskPaths } from '#paths/desk'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'

/** An address that leads nowhere: mistyped, or from a link that is older than the page's move. */
export const Component = () => (
  <EmptyState
    heading="h1"
    scene="lost"
    title={m.shell_not_found_title()}
    action={
      <ButtonLink variant="outline" href={deskPaths.home}>
        {m.desk_today()}
      </ButtonLink>
    }
  />
)
