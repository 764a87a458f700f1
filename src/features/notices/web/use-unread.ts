import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Unread } from '#features/notices/notices-contract.ts'
import { nothingUnread, readUnread, refreshUnreadIfOld, subscribeToUnread } from './unread-store.ts'

/** What the buyer has not read. Pages are rendered without it; it comes once they live. */
export function useUnread(): Unread {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step through the shop is a moment to look
  useEffect(refreshUnreadIfOld, [key])
  return useSyncExternalStore(subscribeToUnread, readUnread, nothingUnread)
}
