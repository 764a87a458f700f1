/**
 * Hands out turns, one to each round of the event loop. Node takes one new connection a round: where several pieces of
 * long work were done in each, whoever came last waited for as many rounds as had come before.
 */
export function takeTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let running = false
  function next(): void {
    const begin = waiting.shift()
    running = begin !== undefined
    if (!begin) return
    begin()
    setImmediate(next)
  }
  return () => {
    const turn = new Promise<void>((resolve) => waiting.push(resolve))
    if (!running) setImmediate(next)
    running = true
    return turn
  }
}
