import CheckCheck from 'lucide-react/icons/check-check'
import { useRevalidator } from 'react-router'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { refreshUnread } from './unread-store.ts'

/** One click, and everything of this kind is read: list and badge are asked for anew. */
export function MarkReadButton({ type }: { type: 0 | 1 | 2 }) {
  const { revalidate } = useRevalidator()
  const mark = async () => {
    const done = await callApi(api.notices.markRead({ type }))
    if (!done) return
    toast.success(done.msg)
    await Promise.all([revalidate(), refreshUnread()])
  }
  return (
    <Button variant="outline" size="sm" onClick={mark}>
      <CheckCheck />
      {m.notices_mark_all()}
    </Button>
  )
}
