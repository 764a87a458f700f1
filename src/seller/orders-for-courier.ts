import type { Api } from '#platform/contract/api-types.ts'
import { needData } from './faults.ts'
import type { filterOf } from './orders-filter.ts'
import type { Output } from './output.ts'
import { writeOut } from './write-out.ts'

type Wanted = { courier: string; format: 'csv' | 'xlsx' } & ReturnType<typeof filterOf>
type Where = { api: Api; to: string | undefined; output: Output }

/** The same file the desk makes, by the courier's own columns. */
export async function exportForCourier({ before_id: _, ...wanted }: Wanted, { api, to, output }: Where) {
  const answer = await api.courierFilesSeller.exportForCourier(wanted)
  await writeOut([Buffer.from(needData(answer).content, 'base64')], to, output.out)
  if (to) output.line(answer.msg)
}
