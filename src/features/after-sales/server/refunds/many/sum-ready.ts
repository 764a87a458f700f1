import type { Checked } from '#platform/batches/check-lines.ts'
import type { Cents } from '#platform/money.ts'

/** All that would leave the shop by what was checked. */
export const sumReady = ({ lines, verdicts }: Checked<{ cents: Cents }>): Cents =>
  lines.reduce((sum, { cents }, at) => (verdicts[at]?.state === 'ready' ? sum + cents : sum), 0)
