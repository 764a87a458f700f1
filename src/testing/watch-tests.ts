import { afterEach, beforeEach, expect, vi } from 'vitest'
import { listExceptions } from './fault-log.ts'

let began = 0

/** A complaint on the console in a test is a bug nobody looks at: it fails the test. */
beforeEach(() => {
  began = Date.now()
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(({ task }) => {
  // A buyer is told the number of a failed request alone; the developer needs the exception.
  if (task.result?.state === 'fail') for (const exception of listExceptions(began)) console.log(exception)
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
