const KEY = 'favourite_wanted'

/** A step of this tab's history. The first page of each visit has the same key: the moment it was loaded tells them apart. */
const stepOf = (key: string) => `${performance.timeOrigin}/${key}`

/** A visitor pressed the heart and is sent to log in; this tab remembers what for, and where. */
export const keepWanted = (productId: number, key: string) =>
  sessionStorage.setItem(KEY, `${productId} ${stepOf(key)}`)

/** Where it was pressed it is not yet time: parts of that page that come alive late would take the wish before the login. */
export function hasWanted(key: string): boolean {
  const kept = sessionStorage.getItem(KEY)
  return kept !== null && kept.split(' ')[1] !== stepOf(key)
}

export function takeWanted(): number {
  const [id] = sessionStorage.getItem(KEY)?.split(' ') ?? []
  sessionStorage.removeItem(KEY)
  return Number(id ?? 0)
}
