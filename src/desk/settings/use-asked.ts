import { useCallback, useEffect, useState } from 'react'
import type { Answer } from '#platform/contract/envelope.ts'
import { dataOf } from '#web/call-api.ts'

/** What a part of a page asks for by itself, and a way to ask anew. */
export function useAsked<T>(ask: () => Promise<Answer<T>>): [T | undefined, () => Promise<void>] {
  const [data, setData] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part asks one thing all its life
  const again = useCallback(async () => setData(await dataOf(ask())), [])
  useEffect(() => void again(), [again])
  return [data, again]
}
