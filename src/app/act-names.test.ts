import { expect, test } from 'vitest'
import { ACT_NAMES } from '#desk/audit/act-names.ts'
import { isDesk } from '#platform/contract/define.ts'
import { contracts } from './contracts.ts'

test('whatever is done at the desk is told in words, not by the name of its call', () => {
  const done = Object.entries(contracts).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([name, call]) =>
      isDesk(call) && call.kind !== 'read' ? [`${feature}.${name}`] : [],
    ),
  )
  expect(done.filter((call) => !ACT_NAMES[call])).toEqual([])
  const all = new Set(
    Object.entries(contracts).flatMap(([feature, calls]) => Object.keys(calls).map((n) => `${feature}.${n}`)),
  )
  expect(Object.keys(ACT_NAMES).filter((call) => !all.has(call))).toEqual([])
})
