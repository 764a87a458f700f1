import { ToastAnnouncer } from './toast-announcer.tsx'
import { useWhenIdle } from './use-when-idle.ts'

const fetchList = async () => (await import('./toast-list.tsx')).ToastList

/** Once per page, near its root. */
export function Toaster() {
  const List = useWhenIdle(fetchList)
  return (
    <>
      <ToastAnnouncer />
      {List && <List />}
    </>
  )
}
