import { useEffect } from 'react'

/** The screen stays on while somebody packs: gloves unlock no phone. Where the browser cannot, it goes dark as usual. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (left) void held?.release()
      else lock = held
    }
    void hold()
    // A browser takes it back whenever the page is hidden.
    document.addEventListener('visibilitychange', hold)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
