import { useCallback, useEffect, useRef, useState } from 'react'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { forgetKept, keepValues, readKept } from '#web/kept-values.ts'

/** Quick clicks on a stepper become one call, sent once they pause. */
const PAUSE = 350
const KEPT = 'cart'

type Wanted = { num: number; saved: boolean }
type Pending = { timer: ReturnType<typeof setTimeout>; send: () => Promise<void> }
type Save = (line: CartLine, num: number) => Promise<boolean>

/**
 * Quantities as they are shown: what was asked for, until the page has been loaded with it. Only then it is
 * forgotten: to fall back to the loaded figure any sooner would show the old one once more.
 */
export function useLineNums(lines: readonly CartLine[] | undefined, save: Save) {
  const [wanted, setWanted] = useState<ReadonlyMap<number, Wanted>>(new Map())
  const [shown, setShown] = useState(lines)
  const pending = useRef(new Map<number, Pending>())
  const queue = useRef(Promise.resolve())

  const change = useCallback(
    (line: CartLine, num: number) => {
      const { sku_price_id: sku } = line
      setWanted((before) => new Map(before).set(sku, { num, saved: false }))
      clearTimeout(pending.current.get(sku)?.timer)
      const send = async () => {
        const saved = await save(line, num)
        if (pending.current.has(sku)) return
        setWanted((before) => {
          const after = new Map(before)
          if (saved) after.set(sku, { num, saved })
          else after.delete(sku)
          return after
        })
      }
      const sendInTurn = () => {
        pending.current.delete(sku)
        // One after the other: the last one asked for is the one that stays.
        queue.current = queue.current.then(send)
      }
      pending.current.set(sku, { timer: setTimeout(sendInTurn, PAUSE), send })
    },
    [save],
  )

  useKeptNums(lines, wanted, change)
  // Who leaves within the pause has asked for it all the same.
  useEffect(() => {
    const sendNow = () => {
      for (const [sku, { timer, send }] of pending.current) {
        clearTimeout(timer)
        pending.current.delete(sku)
        void send()
      }
    }
    window.addEventListener('pagehide', sendNow)
    return () => window.removeEventListener('pagehide', sendNow)
  }, [])

  // Lines that are new hold what was saved.
  if (lines !== shown) {
    setShown(lines)
    setWanted((before) => new Map([...before].filter(([, { saved }]) => !saved)))
  }

  const numOf = (line: CartLine) => wanted.get(line.sku_price_id)?.num ?? line.num
  return { numOf, change }
}

/** A reload asks for the page before the one it leaves can send anything: what was under way is asked for once more. */
function useKeptNums(
  lines: readonly CartLine[] | undefined,
  wanted: ReadonlyMap<number, Wanted>,
  change: (line: CartLine, num: number) => void,
): void {
  const found = useRef(false)
  useEffect(() => {
    if (!lines || found.current) return
    found.current = true
    const kept = (readKept(KEPT) ?? {}) as Record<string, unknown>
    for (const line of lines) {
      const num = kept[line.sku_price_id]
      if (typeof num === 'number' && num !== line.num) change(line, num)
    }
  }, [lines, change])
  useEffect(() => {
    if (!found.current) return
    const unsaved = [...wanted].filter(([, { saved }]) => !saved).map(([sku, { num }]) => [sku, num] as const)
    if (unsaved.length > 0) keepValues(KEPT, Object.fromEntries(unsaved))
    else forgetKept(KEPT)
  }, [wanted])
}
