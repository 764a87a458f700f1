/** Who stands behind a call. */
export type Visitor = { kind: 'visitor' }
export type Buyer = { kind: 'buyer'; id: number; sessionId: number }
/** Whoever works for the shop: somebody at the desk, or whoever may run the command, who is no person of the desk. */
export type Seller = {
  kind: 'seller'
  name: string
  person?: {
    id: number
    sessionId: number
    role: string
    /** When they last showed who they are, in this session. */
    shownAt: Date | null
  }
  /** A colleague asked for this, and whoever calls agrees to it. */
  asker?: string
}
/** Somebody on the doorstep of the desk: the password was right, the second factor is still to be shown. */
export type Newcomer = {
  kind: 'newcomer'
  personId: number
  sessionId: number
  /** All was shown; before anything opens there has to be a new password. */
  renews: boolean
}
export type Actor = Visitor | Buyer | Seller | Newcomer

export const VISITOR: Visitor = { kind: 'visitor' }

/** Tells callers apart in keys of limits and idempotency. */
export function actorKey(actor: Actor): string {
  if (actor.kind === 'buyer') return `buyer:${actor.id}`
  if (actor.kind === 'seller') return `seller:${actor.name}`
  return actor.kind === 'newcomer' ? `person:${actor.personId}` : 'visitor'
}
