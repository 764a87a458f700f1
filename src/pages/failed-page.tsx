import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { paths } from '#paths'
import { useRendered } from '#platform/pages/rendered-for.tsx'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { EmptyState, type EmptyStateProps } from '#ui/show/empty-state.tsx'
import * as m from '#words'

/** What could not be shown: not found, or our fault with the number to name when asking about it. */
export function FailedPage() {
  const error = useRouteError()
  const answered = isRouteErrorResponse(error) ? error : undefined
  const said = typeof answered?.data === 'string' ? answered.data : ''
  const code = answered?.status ?? 0
  if (code === 404) return <NotFound reason={said} />
  // What the router says of what it refuses itself is not for people.
  return <Broken said={[429, 500].includes(code) ? said : ''} />
}

export const NotFound = ({ reason }: { reason?: string }) => (
  <Failed
    name={m.shell_not_found_title()}
    scene="lost"
    title={reason || m.shell_not_found_title()}
    text={m.shell_not_found_text()}
    action={
      <>
        <ButtonLink href={paths.home()}>{m.shell_to_home()}</ButtonLink>
        <ButtonLink href={paths.search()} variant="outline">
          {m.shell_products()}
        </ButtonLink>
      </>
    }
  />
)

/** `said` is what the failed call answered, with the reference it was logged under. */
function Broken({ said }: { said: string }) {
  const { requestId } = useRendered()
  return (
    <Failed
      name={m.shell_broken_title()}
      scene="broken"
      title={m.shell_broken_title()}
      text={
        said || (
          <>
            {m.shell_broken_text()}
            {/* Only the server knows the number; the browser keeps what was rendered. */}
            <code suppressHydrationWarning className="mt-2 block text-xs">
              {requestId}
            </code>
          </>
        )
      }
      action={
        <>
          <Button onClick={() => window.location.reload()}>{m.shell_try_again()}</Button>
          <ButtonLink href={paths.home()} variant="outline">
            {m.shell_to_home()}
          </ButtonLink>
        </>
      }
    />
  )
}

type FailedProps = Pick<EmptyStateProps, 'scene' | 'title' | 'text' | 'action'> & { name: string }

function Failed({ name, ...said }: FailedProps) {
  const { name: shop } = useIdentity()
  return (
    <>
      {/* The shop's name may be what could not be read. */}
      <title>{shop ? `${name} - ${shop}` : name}</title>
      <EmptyState heading="h1" {...said} />
    </>
  )
}
