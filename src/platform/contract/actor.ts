/** Who stands behind a call. */
export type Visitor = { kind: 'visitor' }
export type Buyer = { kind: 'buyer'; id: number; sessionId: number }
export type Seller = { kind: 'seller'; name: string }
export type Actor = Visitor | Buyer | Seller

export const VISITOR: Visitor = { kind: 'visitor' }

/** Tells callers apart in keys of limits and idempotency. */
export const actorKey = (actor: Actor) =>
  actor.kind === 'buyer' ? `buyer:${actor.id}` : actor.kind === 'seller' ? `seller:${actor.name}` : 'visitor'
