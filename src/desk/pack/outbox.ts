import { createStored } from '#web/create-stored.ts'

/**
 * What was done at the table and is not known to the server yet. In a cold store the network comes and goes; work goes
 * on. Each act has its key, so it is done once however often it is sent. Nothing that decides about money is in here:
 * what is short waits for the network, and what a weight means is the server's to say.
 */
export type TableAct =
  | { kind: 'pick'; wave: number; sku_id: number; picked: number }
  | { kind: 'line'; order_sn: string; sku_id: number; packed: number }
  /** `again` is the scales read a second time, where the first reading was unlikely. */
  | { kind: 'weigh'; order_sn: string; sku_id: number; grams: number; again?: number }
  | { kind: 'box'; order_sn: string }

/** `by` is who did it: on a shared phone nobody sends what somebody else packed. */
export type Kept = { key: string; by: number; act: TableAct }
export type Refused = Kept & { msg: string }
export type Outbox = { waiting: readonly Kept[]; refused: readonly Refused[] }

const EMPTY: Outbox = { waiting: [], refused: [] }

const isOutbox = (value: unknown): value is Outbox =>
  typeof value === 'object' &&
  value !== null &&
  'waiting' in value &&
  Array.isArray(value.waiting) &&
  'refused' in value &&
  Array.isArray(value.refused)

export const outbox = createStored<Outbox>('desk-outbox', EMPTY, (value) => (isOutbox(value) ? value : EMPTY))

const change = (next: (now: Outbox) => Outbox) => outbox.write(next(outbox.read()))

export const keepAct = (kept: Kept) =>
  change(({ waiting, refused }) => ({ refused, waiting: [...waiting, kept] }))

const without = <K extends Kept>(list: readonly K[], key: string) => list.filter((one) => one.key !== key)

export const forgetAct = (key: string) =>
  change(({ waiting, refused }) => ({ waiting: without(waiting, key), refused: without(refused, key) }))

export const refuseAct = (kept: Kept, msg: string) =>
  change(({ waiting, refused }) => ({
    waiting: without(waiting, kept.key),
    refused: [...refused, { ...kept, msg }],
  }))
