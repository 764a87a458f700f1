import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NamedPicture } from './compose-list-pictures.ts'
import { createPaintQueue } from './paint-queue.ts'

const named = (name: string) => ({ name, spec: {} }) as NamedPicture
const names = (pictures: readonly NamedPicture[]) => pictures.map(({ name }) => name)

test('what somebody looks at is painted next', async () => {
  const queue = createPaintQueue(Array.from({ length: 30 }, (_, at) => named(`p${at}`)))
  expect(names(queue.take())).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5'])
  const waiting = queue.waitFor('p29')
  const asked = queue.take()
  expect(names(asked)).toEqual(['p29'])
  queue.finish(asked)
  await waiting
})

test('whatever is asked for and in whichever order, each picture is painted once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.array(fc.integer({ min: 0, max: 45 })),
      (count, asked) => {
        const all = Array.from({ length: count }, (_, at) => `p${at}`)
        const queue = createPaintQueue(all.map(named))
        const painted: string[] = []
        for (let batch = queue.take(); batch.length > 0; batch = queue.take()) {
          painted.push(...names(batch))
          queue.finish(batch)
          void queue.waitFor(`p${asked.pop()}`)
        }
        expect(painted.toSorted()).toEqual(all.toSorted())
      },
    ),
  )
})

test('what is no picture of the demo, or painted already, is waited for by nobody', async () => {
  const queue = createPaintQueue([named('a')])
  await queue.waitFor('elsewhere')
  queue.finish(queue.take())
  await queue.waitFor('a')
})

test('who waits for what will never come is let go', async () => {
  const queue = createPaintQueue([named('a')])
  const waiting = queue.waitFor('a')
  expect(() => queue.giveUp(new Error('no memory'))).toThrow('no memory')
  await waiting
})
