import { IDENTITY_STEPS } from './identity-steps.ts'
import { PAGE_STEPS } from './page-steps.ts'
import { SHELF_STEPS } from './shelf-steps.ts'
import type { Step } from './step.ts'

/** Everything a shop is asked for before it opens, in this order. */
export const STEPS: readonly Step[] = [...IDENTITY_STEPS, ...PAGE_STEPS, ...SHELF_STEPS]
