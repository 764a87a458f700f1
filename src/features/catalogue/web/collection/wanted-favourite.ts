const KEY = 'favourite_wanted'

/** A step of this tab's history. The first page of each visit has the same key: the moment it was loaded tells them apart. */
const stepOf = (key: string) => `${performance.timeOrigin}/${key}`

/** A visitor pressed the heart and is sent to log in; this tab remembers what for, and where. */
export const keepWanted = (productId: number, key: string) =>
  sessionStorage.setItem(KEY, `${productId} ${stepOf(key)}`)

/** Where it was pressed it is not yet time: parts of that page that come alive late would take the wish before the login. */
export const hasWanted = (key: string) => sessionStorage.getItem(KEY)?.endsWith(stepOf(key)) === false

export function takeWanted(): number {
  const id = Number.parseInt(sessionStorage.getItem(KEY) ?? '', 10)
  sessionStorage.removeItem(KEY)
  return id || 0
}
