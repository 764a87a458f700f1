import { useEffect, useState } from 'react'
import { keepValues, readKept } from '#web/kept-values.ts'

export type Unsent = Readonly<Record<number, string>>

/** What was typed and has not reached the server, by sku: it is there again after a reload. */
export function useUnsent(takeId: number) {
  const name = `take ${takeId}`
  const [unsent, setUnsent] = useState<Unsent>(() => (readKept(name) as Unsent | undefined) ?? {})
  useEffect(() => keepValues(name, unsent), [name, unsent])
  const type = (skuId: number, typed: string) => setUnsent((now) => ({ ...now, [skuId]: typed }))
  const forget = (skuId: number) =>
    setUnsent((now) => Object.fromEntries(Object.entries(now).filter(([key]) => key !== String(skuId))))
  return { unsent, type, forget }
}
