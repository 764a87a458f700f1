import { optional, type PageArgs } from '#web/page-data.ts'

/** The buyer's default address; nothing where there is none, or it does not answer. */
export async function loadHome(api: PageArgs['api']) {
  const addresses = await optional(api.address.listAddresses())
  return addresses?.find((address) => address.is_default === 1)
}
