import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { flag, id, idOrEmpty, idOrZero, lineOfText, wholeNumber } from '#platform/contract/fields.ts'
import { MAX_CONSIGNEE, MAX_DETAIL } from './address-rules.ts'

/** What a form left empty arrives as nothing chosen: the act has the sentence for it. */
const region = idOrEmpty.optional()

/** Names of regions may be sent, as the specification has it; those that count are looked up by their ids. */
const ignored = lineOfText(80).nullish()

const site = {
  province_id: region,
  city_id: region,
  district_id: region,
  province_name: ignored,
  city_name: ignored,
  district_name: ignored,
  street_id: z.union([z.string().max(20), z.number()]).nullish(),
  address: lineOfText(MAX_DETAIL).optional(),
  consignee: lineOfText(MAX_CONSIGNEE).optional(),
  mobile: lineOfText(32).optional(),
  is_default: flag.optional(),
}

const SITE_FAULTS = [
  'address_need_region',
  'address_need_detail',
  'address_need_consignee',
  'address_need_mobile',
  'address_mobile_wrong',
] as const

export const address = z.object({
  id: z.number(),
  consignee: z.string(),
  mobile: z.string(),
  address: z.string(),
  province_id: z.number(),
  city_id: z.number(),
  district_id: z.number(),
  province_name: z.string(),
  city_name: z.string(),
  district_name: z.string(),
  street_id: z.literal('0'),
  is_default: z.number(),
})

const place = address.pick({
  province_id: true,
  city_id: true,
  district_id: true,
  province_name: true,
  city_name: true,
  district_name: true,
})

/** A buyer's own book is small and read rarely; what everybody reads are the regions, which change with a version. */
const REGIONS = { seconds: 86_400, tags: () => ['regions'] }

/** Typed for one address now and then; what others have looked for is kept. */
const PLACE_SEARCHES = 60

export const addressContract = {
  listAddresses: read({
    path: '/v1/65489e972a761',
    summary: "The buyer's addresses, the default one first, then the newest.",
    access: 'buyer',
    output: z.array(address),
  }),
  listRegions: read({
    path: '/v1/address/regions',
    summary: 'The regions below one (`pid` 0: the provinces), in groups by their first letter.',
    access: 'anyone',
    input: z.strictObject({ pid: idOrZero.default(0), type: wholeNumber(0, 9).default(1) }),
    output: z.array(
      z.object({
        label: z.string(),
        data: z.array(z.object({ value: z.number(), label: z.string() })),
      }),
    ),
    cache: REGIONS,
  }),
  findPlaces: read({
    path: '/v1/address/find-places',
    summary:
      'Districts with city and province that match a name, pinyin or its first letters; the first four words count.',
    access: 'anyone',
    perMinute: PLACE_SEARCHES,
    input: z.strictObject({ keyword: lineOfText(60) }),
    output: z.array(place),
    cache: REGIONS,
  }),
  addAddress: write({
    path: '/v1/address/add',
    // Inferred: the id stands beside those of the address calls and is used nowhere else.
    alsoAt: ['/v1/6548a096aa007'],
    summary: 'Adds an address; the first one becomes the default. At most 50.',
    access: 'buyer',
    refusals: [...SITE_FAULTS, 'address_full'],
    input: z.strictObject(site),
    output: address,
  }),
  addressDetail: read({
    path: '/v1/6548a07d64b06',
    summary: "One of the buyer's addresses.",
    access: 'buyer',
    input: z.strictObject({ id }),
    output: address,
  }),
  updateAddress: write({
    path: '/v1/6548a16849ece',
    summary: 'Changes an address; with nothing but `is_default` it only becomes the default one.',
    access: 'buyer',
    refusals: [...SITE_FAULTS, 'address_missing'],
    input: z.strictObject({ id, ...site }),
    output: address,
  }),
  removeAddress: write({
    path: '/v1/6548a240733ab',
    summary: 'Removes an address; after the default one the newest takes its place.',
    access: 'buyer',
    input: z.strictObject({ id }),
  }),
}

export type Address = z.output<typeof address>
export type Place = z.output<typeof place>
export type RegionGroup = z.output<typeof addressContract.listRegions.output>[number]
