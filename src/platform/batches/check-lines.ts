import { createHash } from 'node:crypto'
import type { ReadTx } from '#platform/database/tx.ts'
import type { BatchKind, Verdict } from './batch-kind.ts'

export type Checked<Line> = { key: string; lines: readonly Line[]; verdicts: readonly Verdict[] }

/**
 * Looks at every line and changes nothing. The key stands for these lines judged so: sent again after they were done, the
 * same lines are judged otherwise, and are another batch.
 */
export async function checkLines<Line extends object>(
  tx: ReadTx,
  kind: BatchKind<Line, never, never> | BatchKind,
  lines: readonly Line[],
): Promise<Checked<Line>> {
  const verdicts = await (kind as BatchKind).check(tx, lines)
  if (verdicts.length !== lines.length) throw new Error(`${kind.name}: a verdict a line is wanted`)
  const judged = lines.map((line, at) => [line, verdicts[at]?.state, verdicts[at]?.why?.sentence.name])
  const key = createHash('sha256')
    .update(JSON.stringify([kind.name, judged]))
    .digest('hex')
  return { key, lines, verdicts }
}
