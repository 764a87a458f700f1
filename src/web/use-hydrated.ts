import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first drawing of its page, true once the page is alive. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
