import { expect, test } from 'vitest'
import { z } from 'zod'
import { read } from '#platform/contract/define.ts'
import { compareCalls } from './compare-calls.ts'
import { findUnproved } from './find-unproved.ts'

const files: Record<string, string> = {
  'src/a.ts': 'export const a = 1',
  'e2e/a.spec.ts': `test('it is there', …)\ntest("it's there", …)`,
}
const promised = {
  id: 'a',
  section: '1',
  promise: 'It is there.',
  built: ['src/a.ts'],
  proved: ['e2e/a.spec.ts > it is there', "e2e/a.spec.ts > it's there"],
}
const unproved = (change: object, more: object[] = []) =>
  findUnproved([{ ...promised, ...change }, ...(more as (typeof promised)[])], (file) => files[file])

test('a promise with its file and its tests holds', () => {
  expect(unproved({})).toEqual([])
})

test.each([
  ['no test', { proved: [] }, 'a has no test'],
  ['a test that was renamed', { proved: ['e2e/a.spec.ts > it was there'] }, 'which is not in e2e/a.spec.ts'],
  ['half a title', { proved: ['e2e/a.spec.ts > it is'] }, 'which is not in'],
  [
    'a file of tests that is gone',
    { proved: ['e2e/b.spec.ts > it is there'] },
    'which is not in e2e/b.spec.ts',
  ],
  ['a file that is gone', { built: ['src/b.ts'] }, 'which is gone'],
  ['no file', { built: [] }, 'a is built nowhere'],
])('a promise with %s is noticed', (_, change, said) => {
  expect(unproved(change)).toEqual([expect.stringContaining(said)])
})

test('a promise that stands there twice is noticed', () => {
  expect(unproved({}, [promised])).toEqual(['a stands there twice'])
})

const contracts = {
  shop: {
    show: read({
      path: '/v1/a',
      alsoAt: ['/v1/b'],
      summary: 't',
      access: 'anyone',
      input: z.strictObject({ id: z.number() }),
      output: z.object({ data: z.array(z.object({ name: z.string().optional() })) }),
    }),
  },
}
const call = { call: 'shop.show', path: '/v1/a', also: ['/v1/b'], sends: ['id'], reads: ['data.name'] }
const differing = (change: object, unanswered: string[] = []) =>
  compareCalls({ answered: [{ ...call, ...change }], unanswered }, contracts)

test('a call that is as specified has nothing to be told', () => {
  expect(differing({}, ['/v1/c'])).toEqual([])
})

test.each([
  [{ call: 'shop.hide' }, 'there is no call shop.hide'],
  [{ path: '/v1/c' }, 'shop.show does not answer at /v1/c'],
  [{ also: ['/v1/d'] }, 'shop.show does not answer at /v1/d'],
  [{ sends: ['id', 'page'] }, 'shop.show does not take page'],
  [{ reads: ['data.price'] }, 'shop.show does not answer data.price'],
])('a call that should have %j is told', (change, said) => {
  expect(differing(change)).toEqual([said])
})

test('a path that should be silent is told when it answers', () => {
  expect(differing({}, ['/v1/b'])).toEqual([expect.stringContaining('/v1/b answers')])
})
