import { expect, test } from 'vitest'
import { encodable, encodedBytes, pack } from './encoded.ts'

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
