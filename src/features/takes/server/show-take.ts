import type { takesSellerContract } from '#features/takes/takes-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { findLines } from './find-lines.ts'
import { findTakes } from './list-takes.ts'
import { needTake } from './lock-take.ts'

export const showTake: Act<typeof takesSellerContract.showTake> = async ({ id }, { tx, language }) => {
  const scope = await needTake(tx, id)
  const [take] = await findTakes(tx, language, id)
  return { ...take!, lines: await findLines(tx, { takeId: id, scope, language }) }
}
