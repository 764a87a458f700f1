import { expect, test } from 'vitest'
import { makeNonce } from './make-nonce.ts'

test('no two pages have the same mark, and each is as long as a policy asks for', () => {
  const marks = Array.from({ length: 2000 }, makeNonce)
  expect(new Set(marks).size).toBe(marks.length)
  for (const mark of marks) expect(Buffer.from(mark, 'base64url')).toHaveLength(16)
})
