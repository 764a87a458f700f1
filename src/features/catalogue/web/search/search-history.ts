import { KEYWORD_MAX } from '#paths'

const KEY = 'search_history'
const KEPT = 8

/** What was searched for on this device, the latest first. It never leaves the browser. */
export function readHistory(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, KEPT) : []
  } catch {
    // Storage may be forbidden or hold anything: there is no history then.
    return []
  }
}

export function addToHistory(keyword: string): void {
  const others = readHistory().filter((word) => word !== keyword)
  write([keyword.slice(0, KEYWORD_MAX), ...others].slice(0, KEPT))
}

export const clearHistory = () => write([])

function write(words: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(words))
  } catch {
    // Full or forbidden: the next visit simply starts without it.
  }
}
