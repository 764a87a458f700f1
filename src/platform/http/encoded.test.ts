import { expect, test } from 'vitest'
import { chooseEncoding, encodable, encodedBytes, pack } from './encoded.ts'

test('what many ask for in the same moment is compressed once', async () => {
  const page = encodable(Buffer.from('鲜集'.repeat(5000)))
  const forms = await Promise.all(Array.from({ length: 64 }, () => encodedBytes(page, 'br', 'often')))
  expect(new Set(forms.map(({ bytes }) => bytes)).size).toBe(1)
  expect(forms[0]?.encoding).toBe('br')
})

test('what is kept compressed keeps nothing beside its bytes', async () => {
  const packed = await pack(Buffer.from('鲜集'.repeat(5000)), 'often')
  expect(packed.buffer.byteLength).toBe(packed.length)
  const { bytes } = await encodedBytes(encodable(Buffer.from('鲜集'.repeat(5000))), 'gzip', 'often')
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip;q=0.9, br;q=0.1', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['GZIP; Q=1.0', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['gzip;q=0.3, *;q=0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['identity, br;q=0.2, gzip;q=0.1', undefined],
  ['identity;q=0.1, br;q=0.2', 'br'],
  ['x-gzip', 'gzip'],
  ['brotli', undefined],
  ['deflate', undefined],
  ['', undefined],
  [undefined, undefined],
])('who accepts %s is sent %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
