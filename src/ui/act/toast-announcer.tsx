import { useSyncExternalStore } from 'react'
import { toastStore } from './toast.ts'

export function useToasts() {
  return useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
}

/**
 * Says the newest toast. It stands on the page before the toast comes, as live regions must, and once
 * more in every dialog, because a modal dialog silences all that lies outside it.
 */
export function ToastAnnouncer() {
  const newest = useToasts().findLast((each) => !each.leaving)
  return (
    <span role="status" className="sr-only">
      {newest && <span key={newest.id}>{newest.text}</span>}
    </span>
  )
}
