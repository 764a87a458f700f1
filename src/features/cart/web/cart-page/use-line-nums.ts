import { useCallback, useRef, useState } from 'react'
import type { CartLine } from '#features/cart/cart-contract.ts'

/** Quick clicks on a stepper become one call, sent once they pause. */
const PAUSE = 350

type Wanted = { num: number; saved: boolean }
type Save = (line: CartLine, num: number) => Promise<boolean>

/**
 * Quantities as they are shown: what was asked for, until the page has been loaded with it. Only then it is
 * forgotten: to fall back to the loaded figure any sooner would show the old one once more.
 */
export function useLineNums(lines: readonly CartLine[] | undefined, save: Save) {
  const [wanted, setWanted] = useState<ReadonlyMap<number, Wanted>>(new Map())
  const [shown, setShown] = useState(lines)
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const queue = useRef(Promise.resolve())

  const change = useCallback(
    (line: CartLine, num: number) => {
      const { sku_price_id: sku } = line
      setWanted((before) => new Map(before).set(sku, { num, saved: false }))
      clearTimeout(timers.current.get(sku))
      const send = () => {
        timers.current.delete(sku)
        // One after the other: the last one asked for is the one that stays.
        queue.current = queue.current.then(async () => {
          const saved = await save(line, num)
          if (timers.current.has(sku)) return
          setWanted((before) => {
            const after = new Map(before)
            if (saved) after.set(sku, { num, saved })
            else after.delete(sku)
            return after
          })
        })
      }
      timers.current.set(sku, setTimeout(send, PAUSE))
    },
    [save],
  )

  // Lines that are new hold what was saved.
  if (lines !== shown) {
    setShown(lines)
    setWanted((before) => new Map([...before].filter(([, { saved }]) => !saved)))
  }

  const numOf = (line: CartLine) => wanted.get(line.sku_price_id)?.num ?? line.num
  return { numOf, change }
}
