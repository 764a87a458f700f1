import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router'
import { Button } from '#ui/act/button.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'

/** A room that may not be entered, or a network that failed: what happened, and a way on. */
export function DeskFailed() {
  const error = useRouteError()
  const navigate = useNavigate()
  const refused = isRouteErrorResponse(error) && error.status === 403
  return (
    <EmptyState
      heading="h1"
      scene={refused ? 'lost' : 'offline'}
      title={refused ? String(error.data) : m.web_network_failed()}
      action={
        <Button variant="outline" onClick={() => navigate(refused ? -1 : 0)}>
          {refused ? m.desk_back() : m.desk_retry()}
        </Button>
      }
    />
  )
}
