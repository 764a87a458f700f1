import { useRevalidator } from 'react-router'
import { Button } from '#ui/act/button.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'

type Props = { reason: string; msg: string }

/** A keyword nobody can search by says so; everything else may pass, so it can be tried again. */
export function SearchFailed({ reason, msg }: Props) {
  const { revalidate } = useRevalidator()
  if (reason.startsWith('search_')) return <Alert tone="warn">{msg}</Alert>
  return (
    <EmptyState
      scene="broken"
      title={m.search_failed()}
      text={m.search_failed_text()}
      action={<Button onClick={revalidate}>{m.search_retry()}</Button>}
    />
  )
}
