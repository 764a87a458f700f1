/** The visitor's own last keywords, in this browser only. */
const KEY = 'search_history'
const AT_MOST = 10

export function readHistory(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, AT_MOST) : []
  } catch {
    return []
  }
}

export function rememberKeyword(keyword: string): void {
  write([keyword, ...readHistory().filter((one) => one !== keyword)].slice(0, AT_MOST))
}

export const forgetHistory = () => write([])

/** A browser that keeps nothing still searches. */
function write(keywords: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keywords))
  } catch {}
}
