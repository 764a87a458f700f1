/** Scanners are keyboards that type faster than any hand, on average, and press Enter at the end. */
const QUICK_MS = 30
/** A busy computer hands letters over late now and then; a longer pause is a hand's. */
const PAUSE_MS = 90
/** A key is somebody's once nothing followed it for so long. */
const ALONE_MS = 100
const SHORTEST = 6

export type KeyReader = {
  /** A key that was pressed, and when, in milliseconds. */
  press(key: string, at: number): void
  /** Keys are coming in as fast as a scanner types. */
  isScanning(): boolean
  stop(): void
}

type Hearing = { scanned?: ((text: string) => void) | undefined; pressed: (key: string) => void }

/** Tells a scan from keys somebody presses: the field they are read by needs no focus. */
export function createKeyReader({ scanned, pressed }: Hearing): KeyReader {
  let typed: string[] = []
  let first = 0
  let last = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  /** It was no scan: each key means what it says. */
  const letGo = () => {
    clearTimeout(timer)
    const keys = typed
    typed = []
    for (const key of keys) pressed(key)
  }

  /** A page that was busy finds its timer due before the letters that have come meanwhile: they go first. */
  const letGoSoon = () => {
    timer = setTimeout(letGo)
  }

  return {
    press(key, at) {
      clearTimeout(timer)
      if (at - last > PAUSE_MS) letGo()
      if (typed.length === 0) first = at
      last = at
      const quick = (at - first) / Math.max(typed.length, 1) <= QUICK_MS
      if (key === 'Enter' && scanned && quick && typed.length >= SHORTEST) {
        const text = typed.join('')
        typed = []
        scanned(text)
        return
      }
      if (key.length > 1) {
        letGo()
        pressed(key)
        return
      }
      typed.push(key)
      timer = setTimeout(letGoSoon, ALONE_MS)
    },
    isScanning: () => typed.length >= SHORTEST,
    stop: () => clearTimeout(timer),
  }
}
