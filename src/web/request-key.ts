import { useRef } from 'react'
import { useLocation } from 'react-router'
import { newKey } from '#platform/contract/new-key.ts'

/** The idempotency key of what is sent: the same body keeps its key until it has been done. */
export type KeyFor = (body: object) => string

/**
 * Keys for writes that must be done once however often they are sent. `form`: a retry after a lost answer is the same
 * act, and saying the same words again later is another. `page`: coming back to the page and sending the same again is
 * still the same act, so that one order form never makes two orders.
 */
export function useRequestKey(lives: 'form' | 'page'): { keyFor: KeyFor; forgetKeys(): void } {
  const { key: entry } = useLocation()
  const keys = useRef(new Map<string, string>())
  return {
    keyFor(body) {
      if (lives === 'page') return pageKey(entry, body)
      const text = JSON.stringify(body)
      const key = keys.current.get(text) ?? newKey()
      keys.current.set(text, key)
      return key
    },
    forgetKeys: () => keys.current.clear(),
  }
}

/**
 * A key that belongs to the page's entry in the browser's history and to exactly what is sent: a double click, a retry
 * after a lost answer, or coming back all give the same one; a new visit, or another remark, makes a new one.
 */
export function pageKey(entry: string, body: object): string {
  // The first page of a tab has no entry of its own yet; the moment it was opened tells such pages apart.
  const page = entry === 'default' ? `${Math.round(performance.timeOrigin)}` : entry
  return `page-${page}-${fingerprint(JSON.stringify(body))}`
}

/** FNV-1a, twice with different beginnings: to tell a few bodies of one page apart, not to keep a secret. */
function fingerprint(text: string): string {
  const hash = (begin: number) => {
    let value = begin
    for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
    return (value >>> 0).toString(36)
  }
  return hash(2_166_136_261) + hash(84_696_351)
}
