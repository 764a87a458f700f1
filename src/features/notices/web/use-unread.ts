import { useLocation } from 'react-router'
import type { Unread } from '#features/notices/notices-contract.ts'
import { useOnChange } from '#platform/pages/use-on-change.ts'
import { refreshUnreadIfOld, useUnreadNow } from './unread-store.ts'

/** What the buyer has not read. Pages are rendered without it; it comes once they live. */
export function useUnread(): Unread {
  const { key } = useLocation()
  // Every step through the shop is a moment to look.
  useOnChange(key, refreshUnreadIfOld)
  return useUnreadNow()
}
