/** Keeps the most recent results of slow work, and lets the same work under way be shared. */
export function rememberRecent<T>(limit: number) {
  const kept = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break
      kept.delete(oldest)
    }
    return value
  }
}
