import { useCallback, useRef, useState } from 'react'
import type { CartLine } from '../cart-contract.ts'

/** Quick clicks on a stepper become one call, sent once they pause. */
const PAUSE = 350

/** Quantities as they are shown: what was asked for, until the server has answered. */
export function useLineNums(save: (line: CartLine, num: number) => Promise<void>) {
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const queue = useRef(Promise.resolve())

  const change = useCallback(
    (line: CartLine, num: number) => {
      const { sku_price_id: sku } = line
      setWanted((before) => new Map(before).set(sku, num))
      clearTimeout(timers.current.get(sku))
      const send = () => {
        timers.current.delete(sku)
        // One after the other: the last one asked for is the one that stays.
        queue.current = queue.current.then(async () => {
          await save(line, num)
          if (timers.current.has(sku)) return
          setWanted((before) => new Map([...before].filter(([each]) => each !== sku)))
        })
      }
      timers.current.set(sku, setTimeout(send, PAUSE))
    },
    [save],
  )

  const numOf = (line: CartLine) => wanted.get(line.sku_price_id) ?? line.num
  return { numOf, change }
}
