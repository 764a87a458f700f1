/**
 * Data as the router writes it, sign for sign: a list of values, each of which stands there once and is told by its place. The
 * router's own way does it value by value, in turns with others and for values of every kind, and took a twelfth of a
 * page. Undefined where one of the values is more than plain data: then the router does it.
 */
export function writePlain(input: object, isOther: (value: object) => boolean): string | undefined {
  const places = new Map<unknown, number>()
  const list: unknown[] = []
  const waiting: { value: object; place: number }[] = []
  let plain = true

  function placeOf(value: unknown): number {
    const found = places.get(value)
    if (found !== undefined) return found
    const place = list.length
    switch (typeof value) {
      case 'undefined':
        return -7
      case 'number':
        if (!Number.isFinite(value) || Object.is(value, -0)) return placeOfOdd(value)
        break
      case 'object':
        if (value === null) return -5
        waiting.push({ value, place })
        break
      case 'string':
      case 'boolean':
        break
      default:
        plain = false
    }
    places.set(value, place)
    list.push(value)
    return place
  }

  function placesIn(values: readonly unknown[]): number[] {
    const found: number[] = []
    for (let at = 0; at < values.length; at++) found.push(at in values ? placeOf(values[at]) : -1)
    return found
  }

  function namedPlacesIn(fields: object): Record<string, number> {
    const found: Record<string, number> = {}
    for (const name of Object.keys(fields)) {
      const key = keyOf(placeOf(name))
      found[key] = placeOf(fields[name as keyof typeof fields])
    }
    return found
  }

  placeOf(input)
  // The last comes first, as with the router: that is how places are given.
  for (let next = waiting.pop(); next && plain; next = waiting.pop()) {
    const { value, place } = next
    plain = Array.isArray(value) || (isPlainObject(value) && !isOther(value))
    list[place] = Array.isArray(value) ? placesIn(value) : namedPlacesIn(value)
  }
  return plain ? `${JSON.stringify(list)}\n` : undefined
}

const isPlainObject = (value: object) => Object.getPrototypeOf(value) === Object.prototype

/** Numbers that no JSON can tell are no places but signs, below zero. */
function placeOfOdd(value: number): number {
  if (Number.isNaN(value)) return -2
  if (value === 0) return -4
  return value > 0 ? -6 : -3
}

const KEYS: string[] = []
/** The same text each time: a new one would have to be looked up among all there are. */
function keyOf(place: number): string {
  KEYS[place] ??= `_${place}`
  return KEYS[place]
}
