import { expect, test } from 'vitest'
import { createCpuMeter } from './cpu-meter.ts'

test('work alone is charged what it costs, and nothing of what was spent before or after', () => {
  let cpu = 5
  const meter = createCpuMeter(() => cpu)
  cpu = 100
  const end = meter.begin()
  cpu = 107
  expect(end()).toBe(7)
})

test('what is under way together shares what is spent, and no millisecond is charged twice', () => {
  let cpu = 0
  const meter = createCpuMeter(() => cpu)
  const endLong = meter.begin()
  cpu = 10
  const endShort = meter.begin()
  cpu = 30
  expect(endShort()).toBe(10)
  cpu = 35
  expect(endLong()).toBe(25)
})
