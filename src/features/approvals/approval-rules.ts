import type { Role } from '#features/people/roles.ts'
import { hours } from '#platform/time.ts'

/** What may have to wait for a second person. */
export const APPROVAL_ACTS = [
  'refund',
  'cancel',
  'approve',
  'offer',
  'settle',
  'refunds',
  'postage',
  // At the packing table: pieces that are missing, and what is too light. What was found out holds, its money waits.
  'short',
  'weight',
] as const
export type ApprovalAct = (typeof APPROVAL_ACTS)[number]

export const APPROVAL_STATES = ['open', 'agreed', 'declined', 'withdrawn', 'expired'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** An answer that comes later than this is asked for anew: the world has moved on. */
export const APPROVAL_LIFE = hours(48)

/** What a person may give away alone, in yuan: at once, and on one day in all. */
export type Sums = { each: number; day: number }

/** Who gives money away at all, and how much of it alone unless the settings say otherwise. */
export const DEFAULT_SUMS = {
  owner: { each: 1000, day: 10_000 },
  manager: { each: 500, day: 5000 },
  packer: { each: 200, day: 200 },
  support: { each: 100, day: 500 },
  accountant: { each: 500, day: 5000 },
} as const satisfies Partial<Record<Role, Sums>>

export type Giver = keyof typeof DEFAULT_SUMS

export const isGiver = (role: string): role is Giver => Object.hasOwn(DEFAULT_SUMS, role)
