const KEY = 'favourite_wanted'

/** A visitor pressed the heart and is sent to log in; this tab remembers what for. */
export const keepWanted = (productId: number) => sessionStorage.setItem(KEY, String(productId))

export const hasWanted = () => sessionStorage.getItem(KEY) !== null

export function takeWanted(): number {
  const id = Number(sessionStorage.getItem(KEY))
  sessionStorage.removeItem(KEY)
  return id
}
