import type { addressContract, RegionGroup } from '#features/address/address-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { firstLetter } from './region-names.ts'
import { regionsBelow } from './regions.ts'

export const listRegions: Act<typeof addressContract.regions> = async ({ pid }, { language }) => {
  const groups = new Map<string, RegionGroup['data']>()
  for (const region of regionsBelow(pid)) {
    const letter = firstLetter(region, language)
    const group = groups.get(letter) ?? []
    groups.set(letter, [...group, { value: region.id, label: region.name[language] }])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([label, data]) => ({ label, data }))
}
