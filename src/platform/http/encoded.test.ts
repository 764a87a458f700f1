import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodable, encodedBytes, pack, packedBytes } from './encoded.ts'

test('what many ask for in the same moment is compressed once', async () => {
  const page = encodable(Buffer.from('鲜集'.repeat(5000)))
  const forms = await Promise.all(Array.from({ length: 64 }, () => encodedBytes(page, 'br', 'often')))
  expect(new Set(forms.map(({ bytes }) => bytes)).size).toBe(1)
  expect(forms[0]?.encoding).toBe('br')
})

test('what is kept compressed keeps nothing beside its bytes', async () => {
  const { br } = await pack(Buffer.from('鲜集'.repeat(5000)))
  expect(br.buffer.byteLength).toBe(br.length)
  const { bytes } = await encodedBytes(encodable(Buffer.from('鲜集'.repeat(5000))), 'gzip', 'often')
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test('what is asked for again and again is packed tighter, and stays what it was', async () => {
  const words = Array.from({ length: 3000 }, (_, n) => `<li class="card-${n % 7}">${(n * 7919) % 1009}</li>`)
  const plain = Buffer.from(words.join(''))
  const packed = await pack(plain)
  const sizes: number[] = []
  for (let asked = 0; asked < 6; asked += 1) {
    const bytes = await packedBytes(packed)
    expect(brotliDecompressSync(bytes).equals(plain)).toBe(true)
    sizes.push(bytes.length)
  }
  const [first = 0, second, , , , last = 0] = sizes
  expect(second).toBe(first)
  expect(last).toBeLessThan(first)
})
