import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Text } from '#platform/i18n/language.ts'
import type { RegionSeed } from '../../seeds/seed-types.ts'

export type Region = { id: number; name: Text; children: readonly Region[] }
export type Place = { province: Region; city: Region; district: Region }

/**
 * The administrative divisions of China. They are facts, not demo data: every shop needs them, they change with a
 * version of the shop and never by anyone's act. So they are read from their file once, when first asked for.
 */
const FILE = path.resolve(import.meta.dirname, '../../seeds/regions.json')

type Loaded = { provinces: readonly Region[]; byId: ReadonlyMap<number, Region>; places: readonly Place[] }
let loaded: Loaded | undefined

function regions(): Loaded {
  loaded ??= load()
  return loaded
}

function load(): Loaded {
  const byId = new Map<number, Region>()
  const places: Place[] = []
  const grow = ([code, zh, en, children = []]: RegionSeed): Region => {
    const region = { id: Number(code), name: { zh_CN: zh, en_US: en }, children: children.map(grow) }
    byId.set(region.id, region)
    return region
  }
  const provinces = (JSON.parse(readFileSync(FILE, 'utf8')) as RegionSeed[]).map(grow)
  for (const province of provinces) {
    for (const city of province.children) {
      for (const district of city.children) places.push({ province, city, district })
    }
  }
  return { provinces, byId, places }
}

/** The regions directly below one; 0 stands above the provinces. */
export const regionsBelow = (id: number): readonly Region[] =>
  id === 0 ? regions().provinces : (regions().byId.get(id)?.children ?? [])

export const allPlaces = (): readonly Place[] => regions().places

/** The district, if it lies in that city and the city in that province. */
export function findPlace(ids: { province_id: number; city_id: number; district_id: number }) {
  const within = (below: readonly Region[], id: number) => below.find((region) => region.id === id)
  const province = within(regions().provinces, ids.province_id)
  const city = province && within(province.children, ids.city_id)
  const district = city && within(city.children, ids.district_id)
  return district ? { province, city, district } : undefined
}

/** A province by its number or by as much of its name as no other begins with, in either language. */
export function findProvince(text: string): Region | undefined {
  const asked = text.trim().toLowerCase()
  if (asked.length < 2) return undefined
  const begins = ({ id, name }: Region) =>
    String(id) === asked || name.zh_CN.startsWith(asked) || name.en_US.toLowerCase().startsWith(asked)
  const found = regions().provinces.filter(begins)
  return found.length === 1 ? found[0] : undefined
}

export const provinceName = (id: number): Text | undefined => regions().byId.get(id)?.name
