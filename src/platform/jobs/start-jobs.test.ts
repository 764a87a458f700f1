import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type SweepFigures, startJobs } from './start-jobs.ts'

const options = (running: boolean) => ({
  log: pino({ level: 'silent' }),
  clock: () => new Date(0),
  figures: new Map() as SweepFigures,
  running,
})

test('a sweep runs at once and again as long as it finds something', async () => {
  let left = 5
  let empty = () => {}
  const emptied = new Promise<void>((resolve) => {
    empty = resolve
  })
  const run = async () => {
    if (left === 0) empty()
    return left > 0 ? left-- : 0
  }
  const jobs = startJobs([{ name: 'count', everySeconds: 3600, run }], options(true))
  await emptied
  await jobs.close()
  expect(left).toBe(0)
})

test('a sweep that fails is tried again, and closing waits for what is under way', async () => {
  let tries = 0
  let finish = () => {}
  const under = new Promise<void>((resolve) => {
    finish = resolve
  })
  let entered = () => {}
  const second = new Promise<void>((resolve) => {
    entered = resolve
  })
  const run = async () => {
    tries += 1
    if (tries === 1) throw new Error('no database')
    entered()
    await under
    return 1
  }
  const running = options(true)
  const jobs = startJobs([{ name: 'slow', everySeconds: 0.01, run }], running)
  await second
  let closed = false
  const closing = jobs.close().then(() => {
    closed = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(closed).toBe(false)
  finish()
  await closing
  expect(tries).toBe(2)
  expect(running.figures.get('slow')).toEqual({ endedAt: 0, failures: 1 })
})

test('a sweep that never comes to its end is seen to be late, counted from its start', async () => {
  const begun = new Date('2026-11-16T03:00:00Z')
  const running = { ...options(true), clock: () => begun }
  const stuck = { name: 'stuck', everySeconds: 1, run: () => Promise.reject(new Error('again')) }
  const jobs = startJobs([stuck], running)
  await jobs.close()
  expect(running.figures.get('stuck')?.endedAt).toBe(begun.getTime())
})

test('by hand nothing runs until it is told to', async () => {
  let left = 3
  const run = async () => (left > 0 ? left-- : 0)
  const jobs = startJobs([{ name: 'count', everySeconds: 0.001, run }], options(false))
  await new Promise((resolve) => setImmediate(resolve))
  expect(left).toBe(3)
  expect(await jobs.runNow('count')).toBe(6)
  await expect(jobs.runNow('nothing')).rejects.toThrow('There is no sweep nothing')
  await jobs.close()
})

test('a shop that is closed before its sweeps have begun does not wait for them, nor begin them', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
    return 0
  }
  const later = { ...options(true), firstAfter: 3_600_000 }
  await startJobs([{ name: 'count', everySeconds: 1, run }], later).close()
  expect(runs).toBe(0)
})
