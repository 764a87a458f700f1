import type { ByteRange } from '#platform/storage/file-store.ts'

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part of a file that was asked for (RFC 9110, 14.1.2): `undefined` is all of it, as for several parts at once or
 * nonsense, which a server may ignore; `none` lies beyond its end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  // `-500` are the last 500 bytes.
  if (first === '') return last === '0' ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return undefined
  return from >= size ? 'none' : { from, to }
}
