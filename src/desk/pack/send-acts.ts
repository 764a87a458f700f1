import { desk } from '#desk/desk-api.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import { seconds } from '#platform/time.ts'
import { forgetAct, type Kept, outbox, refuseAct, type TableAct } from './outbox.ts'

const TRY_AGAIN = seconds(3)
const TAKEN_OVER = 50

/** Told what the server has taken, what of it waits for a second person, and when nothing is left to send. */
export type Sent = { done(act: TableAct): void; waits(msg: string): void; allSent(): void }

function send(act: TableAct, key: string): Promise<Answer<unknown>> {
  const { wavesSeller, refundsSeller } = desk
  switch (act.kind) {
    case 'pick':
      return wavesSeller.pickGoods({ id: act.wave, sku_id: act.sku_id, picked: act.picked }, { key })
    case 'line': {
      const { order_sn, sku_id, packed } = act
      return wavesSeller.packLine({ order_sn, sku_id, packed }, { key })
    }
    case 'weigh': {
      const { order_sn, sku_id, grams, again } = act
      return refundsSeller.weighItem({ order_sn, sku_id, grams, again }, { key })
    }
    case 'box':
      return wavesSeller.packBox({ order_sn: act.order_sn }, { key })
  }
}

/** Whether it is off our hands: done, or refused and shown as such. False: nobody answered, it stays. */
async function deliver(kept: Kept, { done, waits }: Omit<Sent, 'allSent'>): Promise<boolean> {
  try {
    const answer = await send(kept.act, kept.key)
    // A session that is over is no verdict on the work: it is sent once somebody has logged in again.
    if (answer.code !== 1 && answer.reason === 'people_not_at_door') return false
    if (answer.code === 1) {
      done(kept.act)
      if (waitsForSecond(answer.data)) waits(answer.msg)
      // Whoever shows it takes it over first; until then it counts twice, which is once.
      await new Promise((shown) => setTimeout(shown, TAKEN_OVER))
      forgetAct(kept.key)
    } else refuseAct(kept, answer.msg)
    return true
  } catch {
    return false
  }
}

/** It was done, and the money of it waits: packing goes on. */
const waitsForSecond = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'approval_id' in data && data.approval_id !== 0

/**
 * Sends what waits, in the order it was done, one at a time and by one tab; goes on when the
 * network is back. Returns how to stop.
 */
export function sendActs(by: number, { allSent, ...told }: Sent): () => void {
  let stopped = false
  let running = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (running || stopped) return
    running = true
    let delivered = true
    while (delivered && !stopped) {
      const next = outbox.read().waiting.find((kept) => kept.by === by)
      if (!next) break
      delivered = await inTurn(next)
      if (delivered && !outbox.read().waiting.some((kept) => kept.by === by)) allSent()
    }
    running = false
    if (!delivered && !stopped) timer = setTimeout(run, TRY_AGAIN)
  }

  /** Two tabs do not send one act at the same moment; its key would make it harmless, but not its order. */
  const inTurn = (kept: Kept): Promise<boolean> =>
    navigator.locks ? navigator.locks.request('desk-outbox', () => deliver(kept, told)) : deliver(kept, told)

  void run()
  const unsubscribe = outbox.subscribe(() => void run())
  const online = () => void run()
  window.addEventListener('online', online)
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('online', online)
  }
}
