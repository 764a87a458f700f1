import { expect, test } from 'vitest'
import { mayRun, readLicence } from './judge-licence.ts'
import type { Locked } from './read-lock.ts'
import { reviewLock } from './review-lock.ts'

const GOOD = { version: '1.2.3', integrity: 'sha512-abc' }
const review = (locked: Locked, more: { version?: string; npmrc?: string } = {}) =>
  reviewLock({
    lock: [['node_modules/a/node_modules/b', locked]],
    manifest: {
      dependencies: { a: more.version ?? '1.0.0' },
      devDependencies: { c: 'npm:d@7.0.2' },
      optionalDependencies: { e: '18.4.0-beta.17' },
      allowScripts: {},
    },
    npmrc: more.npmrc ?? 'fund=false\n',
    advisories: [{ package: 'b', below: '1.2.0', id: 'CVE-1' }],
  })

test('a pinned package with its hash is let in', () => {
  expect(review(GOOD)).toEqual([])
  // A tool's part for another system.
  expect(review({ version: '1.2.3', dev: true, optional: true })).toEqual([])
})

test.each<[string, Locked, { version?: string; npmrc?: string }, string]>([
  ['no hash', { version: '1.2.3' }, {}, 'has no sha512'],
  ['a weak hash', { version: '1.2.3', integrity: 'sha1-abc' }, {}, 'has no sha512'],
  [
    'a place it came from',
    { ...GOOD, resolved: 'https://elsewhere.example/b.tgz' },
    {},
    'names where it came from',
  ],
  ['a script nobody decided on', { ...GOOD, hasInstallScript: true }, {}, 'runs a script'],
  ['a known fault', { ...GOOD, version: '1.1.9' }, {}, 'has CVE-1: take 1.2.0 or later'],
  ['a range', GOOD, { version: '^1.0.0' }, 'is no single version'],
  ['a repository', GOOD, { version: 'git+https://example.com/a.git' }, 'is no single version'],
  ['a second registry', GOOD, { npmrc: '@a:registry=https://elsewhere.example\n' }, 'names a registry'],
])('%s is told', (_, locked, more, told) => {
  expect(review(locked, more)).toEqual([expect.stringContaining(told)])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['LGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['unknown', false],
])('%s may be run: %s', (licence, may) => {
  expect(mayRun(licence, 'b')).toBe(may)
})

test('licences are read in every form there has been', () => {
  expect([{ type: 'MIT' }, [{ type: 'MIT' }, 'ISC'], undefined].map(readLicence)).toEqual([
    'MIT',
    'MIT OR ISC',
    'unknown',
  ])
})
