/** A chosen file where a call takes bytes: it is sent beside the call, under the name of its place. */
export const bytesOf = (file: File) => file as unknown as AsyncIterable<Uint8Array>

/** A call with files as a form, each called after the place it belongs to; nothing where there are none. */
export function takeFiles(input: unknown): FormData | undefined {
  const files = new Map<string, File>()
  const rest = withoutFiles(input, '', files)
  if (files.size === 0) return undefined
  const form = new FormData()
  form.append('input', JSON.stringify(rest))
  for (const [place, file] of files) form.append(place, file)
  return form
}

function withoutFiles(value: unknown, place: string, files: Map<string, File>): unknown {
  const inside = (name: string | number) => (place === '' ? String(name) : `${place}.${name}`)
  if (value instanceof File) {
    files.set(place, value)
    return null
  }
  if (Array.isArray(value)) return value.map((one, at) => withoutFiles(one, inside(at), files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutFiles(one, inside(name), files)]),
  )
}
