export type ToastTone = 'success' | 'info' | 'warn' | 'error'

export type ToastOptions = {
  /** Milliseconds it stays; hovering and focus hold it. */
  duration?: number
  action?: { label: string; onClick: () => void }
}

export type ToastEntry = ToastOptions & {
  id: number
  tone: ToastTone
  text: string
  duration: number
  leaving: boolean
}

const AT_MOST = 3
const LEAVE_MS = 180
const STAY: Record<ToastTone, number> = { success: 3000, info: 3500, warn: 4500, error: 6000 }

/** The very same list on the server and at first in a browser: React takes another empty one for news, and draws at once. */
const NONE: readonly ToastEntry[] = []

let entries = NONE
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

function show(tone: ToastTone, text: string, options: ToastOptions = {}): number {
  // A toast belongs to one person's screen; the server has none and is shared by all.
  if (typeof window === 'undefined') return 0
  const duration = options.duration ?? (options.action ? 8000 : STAY[tone])
  lastId += 1
  const entry: ToastEntry = { ...options, id: lastId, tone, text, duration, leaving: false }
  // The same sentence again replaces itself: it does not pile up.
  const others = entries.filter((each) => each.text !== text || each.tone !== tone)
  publish([...others, entry].slice(-AT_MOST))
  return entry.id
}

function dismiss(id: number) {
  // Asked with every page for one that may have gone long ago: another list would be drawn at once, everything else waiting.
  if (!entries.some((each) => each.id === id)) return
  publish(entries.map((each) => (each.id === id ? { ...each, leaving: true } : each)))
  setTimeout(() => publish(entries.filter((each) => each.id !== id)), LEAVE_MS)
}

export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warn: (text: string, options?: ToastOptions) => show('warn', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  dismiss,
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => entries,
  readOnServer: () => NONE,
}
