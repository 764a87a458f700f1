import type { FooterLink, ShopPromise } from '#features/site/identity-seller-contract.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { findValue } from './read-setting.ts'
import { saveSetting } from './save-setting.ts'

/** Short lists that are read and written as a whole, kept among the settings. */
type SiteLists = { promises: ShopPromise[]; links: FooterLink[] }

const MODULE = 'site'

export const readSiteList = async <K extends keyof SiteLists>(tx: ReadTx, key: K): Promise<SiteLists[K]> =>
  ((await findValue(tx, MODULE, key)) ?? []) as SiteLists[K]

export const saveSiteList = <K extends keyof SiteLists>(
  tx: WriteTx,
  key: K,
  list: SiteLists[K],
): Promise<void> => saveSetting(tx, { module: MODULE, key }, list)
