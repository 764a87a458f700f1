/** Remembers what answers hold under each name, and puts it into later bodies: two calls that know of each other. */
export function recallInto() {
  const known = new Map<string, (string | number)[]>()

  const note = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value.slice(0, 5)) note(name, one)
    else if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(value)) note(inner, one)
    else if (typeof value === 'string' || typeof value === 'number')
      known.set(name, [...(known.get(name) ?? []).slice(-20), value])
  }

  return {
    learn: (answer: string) => note('', (JSON.parse(answer) as { data: unknown }).data),
    /** Every other field that is known by its name is what some call answered under it. */
    fill(body: unknown, choice: number): unknown {
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
      return Object.fromEntries(
        Object.entries(body).map(([name, value], at) => {
          const values = known.get(name) ?? (name.endsWith('_id') ? known.get('id') : undefined) ?? []
          return [name, (choice >> at) % 2 && values.length > 0 ? values[choice % values.length] : value]
        }),
      )
    },
  }
}
