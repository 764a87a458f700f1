import { useCallback, useEffect, useState } from 'react'
import type { Place, RegionGroup } from '#features/address/address-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Tabs } from '#ui/move/tabs.tsx'
import { SkeletonText, Waiting } from '#ui/show/skeleton.tsx'
import * as m from '#words'
import { loadRegions } from './load-regions.ts'
import { type Region, RegionList } from './region-list.tsx'

type Level = 'province' | 'city' | 'district'
type Chosen = Partial<Record<Level, Region>>

const LEVELS: readonly Level[] = ['province', 'city', 'district']
const NAMES = { province: m.address_province, city: m.address_city, district: m.address_district }

/** Where a province has one city only (Beijing, Shanghai) there is nothing to choose on that level. */
export function RegionLevels({
  value,
  onChoose,
}: {
  value: Place | undefined
  onChoose: (place: Place) => void
}) {
  const [chosen, setChosen] = useState<Chosen>(() => regionsOf(value))
  const [level, setLevel] = useState<Level>(value ? 'district' : 'province')
  const above = level === 'province' ? 0 : level === 'city' ? chosen.province?.value : chosen.city?.value
  const { groups, failed, retry } = useRegions(above)

  const choose = async (region: Region) => {
    if (level === 'province') {
      const cities = await loadRegions(region.value).catch(() => [])
      const [only, ...others] = cities.flatMap(({ data }) => data)
      const alone = only && others.length === 0
      setChosen({ province: region, ...(alone ? { city: only } : {}) })
      setLevel(alone ? 'district' : 'city')
    } else if (level === 'city') {
      setChosen({ province: chosen.province, city: region })
      setLevel('district')
    } else if (chosen.province && chosen.city) {
      onChoose({
        ...named('province', chosen.province),
        ...named('city', chosen.city),
        ...named('district', region),
      })
    }
  }

  const content = failed ? (
    <Button variant="soft" size="sm" onClick={retry}>
      {m.web_network_failed()}
    </Button>
  ) : groups ? (
    <RegionList
      key={above}
      label={NAMES[level]()}
      groups={groups}
      chosen={chosen[level]?.value}
      onChoose={choose}
    />
  ) : (
    <Waiting>
      <SkeletonText lines={4} />
    </Waiting>
  )
  const reached = LEVELS.slice(0, chosen.city ? 3 : chosen.province ? 2 : 1)
  return (
    <Tabs
      label={m.address_region_level()}
      value={level}
      onChange={(next) => setLevel(next as Level)}
      items={reached.map((one) => ({
        value: one,
        label: chosen[one]?.label ?? m.address_choose(),
        content,
      }))}
    />
  )
}

function regionsOf(place: Place | undefined): Chosen {
  if (!place) return {}
  return {
    province: { value: place.province_id, label: place.province_name },
    city: { value: place.city_id, label: place.city_name },
    district: { value: place.district_id, label: place.district_name },
  }
}

const named = <L extends Level>(level: L, { value, label }: Region) =>
  ({ [`${level}_id`]: value, [`${level}_name`]: label }) as Pick<Place, `${L}_id` | `${L}_name`>

/** What stands below a place, as far as it is known; `failed` until it is asked for again. */
function useRegions(pid: number | undefined) {
  const [known, setKnown] = useState<ReadonlyMap<number, RegionGroup[] | 'failed'>>(new Map())
  const load = useCallback(async (asked: number) => {
    const groups = await loadRegions(asked).catch(() => 'failed' as const)
    setKnown((before) => new Map(before).set(asked, groups))
  }, [])
  useEffect(() => {
    if (pid !== undefined) void load(pid)
  }, [pid, load])
  const found = pid === undefined ? undefined : known.get(pid)
  return {
    groups: found === 'failed' ? undefined : found,
    failed: found === 'failed',
    retry: () => {
      if (pid === undefined) return
      setKnown((before) => new Map([...before].filter(([one]) => one !== pid)))
      void load(pid)
    },
  }
}
