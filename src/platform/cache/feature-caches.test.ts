import { expect, test } from 'vitest'
import { createFeatureCaches, defineCache } from './feature-caches.ts'

const seen = defineCache<string>({ maxBytes: 10_000 })
const clock = () => new Date(0)
const remember = (caches: ReturnType<typeof createFeatureCaches>, value: string) =>
  caches.of(seen).getOrCompute('it', async () => ({ value, tags: ['tag'], seconds: 60, bytes: 10 }))

test('two shops of one process remember nothing of each other', async () => {
  const [one, other] = [createFeatureCaches(clock), createFeatureCaches(clock)]
  expect(await remember(one, 'of one')).toBe('of one')
  expect(await remember(other, 'of the other')).toBe('of the other')
  expect(one.of(seen).get('it')).toBe('of one')
})

test('a change drops what is remembered under its tag', async () => {
  const caches = createFeatureCaches(clock)
  await remember(caches, 'old')
  caches.drop(['tag'])
  expect(await remember(caches, 'new')).toBe('new')
})
