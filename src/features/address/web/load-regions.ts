import type { RegionGroup } from '#features/address/address-contract.ts'
import { api } from '#platform/contract/api.ts'
import { getLocale } from '#words/runtime'

/** Regions do not change during a visit: each list travels once. */
const known = new Map<string, Promise<RegionGroup[]>>()

export function loadRegions(pid: number): Promise<RegionGroup[]> {
  const key = `${getLocale()} ${pid}`
  const waiting = known.get(key)
  if (waiting) return waiting
  const loading = api.address.listRegions({ pid, type: 1 }).then((answer) => {
    if (answer.code !== 1) throw new Error(answer.msg)
    return answer.data
  })
  known.set(key, loading)
  // A failure is not worth remembering.
  loading.catch(() => known.delete(key))
  return loading
}
