import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followReplica, type Position } from './follow-replica.ts'
import { type Changes, noteChanges } from './note-changes.ts'

/** How far the log of the database is, and how far the replica; an error where it does not answer. */
let [database, replica] = [100, 100 as Position | Error]
let cuts = 0
const said: string[] = []
let changes: Changes
let following: ReturnType<typeof followReplica>

beforeEach(() => {
  ;[database, replica, cuts] = [100, 100, 0]
  said.length = 0
  changes = noteChanges()
  following = followReplica({
    changes,
    askDatabase: async () => database,
    async askReplica() {
      if (replica instanceof Error) throw replica
      return replica
    },
    onAway: () => {
      cuts += 1
    },
    log: pino({ level: 'info' }, { write: (line) => void said.push(JSON.parse(line).msg) }),
    rate: { every: 20, atLeast: 1, late: 30 },
  })
})
afterEach(() => following.close())

const becomes = (state: string) => expect.poll(() => following.state()).toBe(state)

test('a change is covered once the replica has come to where the database was', async () => {
  await becomes('used')
  changes.note(['product:1'])
  database = 110
  following.hurry()
  expect(changes.begin()(['product:1'])).toBe(true)
  replica = 110
  await expect.poll(() => changes.begin()(['product:1'])).toBe(false)
})

test('one that stays behind is passed over, and used again when it has caught up', async () => {
  await becomes('used')
  database = 200
  await becomes('late')
  expect(following.lag()).toBeGreaterThan(30)
  replica = 200
  await becomes('used')
  expect(said).toEqual([
    'the replica is read for what is kept',
    'the replica is too far behind: the database is read instead',
    'the replica is read for what is kept',
  ])
})

test('one that does not answer lets go whoever waits for it, says so once, and is tried again', async () => {
  await becomes('used')
  replica = new Error('gone')
  await becomes('away')
  expect(cuts).toBe(1)
  replica = 100
  await becomes('used')
  expect(said.filter((line) => line.includes('does not answer'))).toHaveLength(1)
})

test('one that was promoted follows nobody and is not read', async () => {
  await becomes('used')
  replica = undefined
  await becomes('apart')
})
