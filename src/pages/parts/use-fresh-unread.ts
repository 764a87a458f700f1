import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Unread } from '#features/notices/notices-contract.ts'
import { readUnread, takeUnread } from '#features/notices/web/unread-store.ts'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { useOnChange } from '#platform/pages/use-on-change.ts'

/** A page that shows news is read anew when the count of unread things, which hears of everything, says there is more. */
export function useFreshUnread(loaded: Unread | undefined): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (loaded) takeUnread(loaded)
  }, [loaded])
  useOnChange(useUnread(), () => {
    // What was counted may be older than this drawing: the newest decides.
    const now = readUnread()
    if (loaded && (now.notice !== loaded.notice || now.latest !== loaded.latest)) void revalidate()
  })
}
