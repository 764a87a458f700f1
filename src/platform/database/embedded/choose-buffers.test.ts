import { expect, test } from 'vitest'
import { chooseBuffers } from './choose-buffers.ts'

const GB = 1024 ** 3

test('PostgreSQL keeps more of what it reads where there is memory for it, within bounds', () => {
  expect([0.5, 2, 4, 6, 8, 64].map((memory) => chooseBuffers(memory * GB))).toEqual([
    '128MB',
    '128MB',
    '256MB',
    '384MB',
    '512MB',
    '512MB',
  ])
  expect(chooseBuffers()).toMatch(/^\d+MB$/)
})
