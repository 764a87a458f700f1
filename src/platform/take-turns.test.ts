import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

const round = () => new Promise((resolve) => setImmediate(resolve))

test('each round of the loop is one turn, in the order they were asked for', async () => {
  const turn = takeTurns()
  const done: string[] = []
  const work = async (name: string) => {
    await turn()
    done.push(name)
  }
  const all = Promise.all(['first', 'second', 'third'].map(work))
  const seen: number[] = []
  for (let at = 0; at < 3; at += 1) {
    await round()
    seen.push(done.length)
  }
  await all
  expect(done).toEqual(['first', 'second', 'third'])
  expect(seen).toEqual([1, 2, 3])
})

test('who comes when nobody waits has the next round, again and again', async () => {
  const turn = takeTurns()
  await turn()
  await round()
  await round()
  await turn()
  await turn()
})
