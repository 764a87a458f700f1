import type { FooterLink, ShopPromise } from '#features/site/identity-seller-contract.ts'
import { SITE } from '#features/site/site-contract.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { findValue } from './read-setting.ts'
import { saveSetting } from './save-setting.ts'

/** Short lists that are read and written as a whole, kept among the settings. */
type SiteLists = { promises: ShopPromise[]; links: FooterLink[] }

const MODULE = 'site'

export const readSiteList = async <K extends keyof SiteLists>(tx: ReadTx, key: K): Promise<SiteLists[K]> =>
  ((await findValue(tx, MODULE, key)) ?? []) as SiteLists[K]

/** Puts the whole list in the place of the one before. */
export async function setSiteList<K extends keyof SiteLists>(
  { tx, changed, trace }: WriteContext,
  key: K,
  list: SiteLists[K],
): Promise<void> {
  const before = await readSiteList(tx, key)
  await saveSetting(tx, { module: MODULE, key }, list)
  changed(SITE)
  trace({ thing: 'setting', id: key, before: { [key]: before }, after: { [key]: list } })
}
