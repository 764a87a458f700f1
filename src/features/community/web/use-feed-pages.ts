import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Answer } from '#platform/contract/envelope.ts'

type Page<T> = Answer<{ data: T[] }>
type Pages<T> = readonly (readonly T[])[]

/** Where a feed stands, so that whoever comes back finds it as it was left. */
type Place<T> = { key: string; idOf: (item: T) => number }

/** What feeds had grown to, by their places; it lives as long as the visit. */
const left = new Map<string, Pages<unknown>>()

/**
 * A feed that grows: the page it came with, and the next one whenever `loadNext` is called, until one is empty. A feed
 * that does not go on is no reason to disturb anybody: failures are logged, and the next call tries again; so does one
 * that came while the failing page was on its way.
 */
export function useFeedPages<T>(
  first: readonly T[],
  ask: (page: number) => Promise<Page<T>>,
  place?: Place<T>,
) {
  const [grown, setGrown] = useState<{ from: readonly T[]; pages: Pages<T> }>(() => ({
    from: first,
    pages: place ? pagesAt(place, first) : [first],
  }))
  const loading = useRef<readonly T[]>(undefined)
  const again = useRef(false)
  const ended = useRef<readonly T[]>(undefined)
  // Another language, or newer posts: the feed begins anew, and what is on its way to the old one is not wanted.
  const pages = grown.from === first ? grown.pages : [first]

  async function loadNext() {
    again.current = loading.current === first
    if (again.current || ended.current === first || first.length === 0) return
    loading.current = first
    try {
      const answer = await ask(pages.length + 1)
      if (answer.code !== 1) throw new Error(answer.msg)
      const more = answer.data.data
      if (loading.current !== first) return
      loading.current = undefined
      if (more.length === 0) ended.current = first
      else {
        setGrown((before) => ({
          from: first,
          pages: [...(before.from === first ? before.pages : [first]), more],
        }))
      }
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification wants failures of the feed logged, nothing more
      console.info('the feed could not be loaded', error)
      if (loading.current !== first) return
      loading.current = undefined
      if (again.current) void loadNext()
    }
  }

  // Whoever waits for more of the old feed has reached the end of the new one: nothing else would ask for them again.
  const begin = useEffectEvent((feed: readonly T[]) => {
    if (loading.current && loading.current !== feed) void loadNext()
  })
  useEffect(() => begin(first), [first])

  const key = place?.key
  useEffect(() => {
    if (key !== undefined) left.set(key, pages)
  }, [key, pages])

  return { pages, loadNext }
}

/** As it was left, unless it begins otherwise now: then what came after would not follow. */
function pagesAt<T>({ key, idOf }: Place<T>, first: readonly T[]): Pages<T> {
  const [before = [], ...grown] = (left.get(key) ?? []) as Pages<T>
  const same = before.length === first.length && before.every((item, at) => idOf(item) === idOf(first[at]!))
  return same ? [first, ...grown] : [first]
}
