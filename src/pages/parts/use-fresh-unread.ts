import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Unread } from '#features/notices/notices-contract.ts'
import { readUnread, takeUnread } from '#features/notices/web/unread-store.ts'
import { useUnread } from '#features/notices/web/use-unread.ts'

/** A page that shows news is read anew when the count of unread things, which hears of everything, says there is more. */
export function useFreshUnread(loaded: Unread | undefined): void {
  const { revalidate } = useRevalidator()
  const seen = useRef(loaded)
  seen.current = loaded
  useEffect(() => {
    if (loaded) takeUnread(loaded)
  }, [loaded])
  const counted = useUnread()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another count is a reason
  useEffect(() => {
    // What was counted may be older than this drawing: the newest decides.
    if (seen.current && readUnread().notice !== seen.current.notice) void revalidate()
  }, [counted])
}
