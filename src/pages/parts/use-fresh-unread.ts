import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Unread } from '#features/notices/notices-contract.ts'
import { NOT_COUNTED, readUnread, takeUnread } from '#features/notices/web/unread-store.ts'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { useOnChange } from '#platform/pages/use-on-change.ts'

/** The same for a page of news that came without the count, as one that is the same for everyone: the first is its own. */
export function useFreshNews(loaded: Unread | undefined): void {
  const { revalidate } = useRevalidator()
  useFreshUnread(loaded)
  const seen = useRef<Unread>(undefined)
  useOnChange(useUnread(), (now) => {
    if (now === NOT_COUNTED) return
    const before = seen.current
    seen.current = now
    const isNews = before && (before.notice !== now.notice || before.latest !== now.latest)
    if (isNews && !loaded) void revalidate()
  })
}

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
