import { isSignedByShop, signAsShop } from '#features/site/server/sign-as-shop.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { isLanguage, type Language } from '#platform/i18n/language.ts'

export const DOWNLOADS = '/downloads'

/** What a link stands for. The buyer is not in it, only in its signature: the link opens for nobody else. */
export type Grant = { itemId: number; buyerId: number; until: Date; language: Language }

export async function signLink(tx: ReadTx, grant: Grant): Promise<string> {
  const until = Math.floor(grant.until.getTime() / 1000)
  const signature = await signAsShop(tx, 'download', textOf({ ...grant, until }))
  return `${DOWNLOADS}/${grant.itemId}/${until}/${grant.language}/${signature}`
}

/** Which of the item's files. It need not be signed: the link grants all of them. */
export const linkToFile = (link: string, fileId: number) => (fileId === 0 ? link : `${link}?file=${fileId}`)

/** The parts of a link as they stand in its address. */
export type LinkParts = { item: string; until: string; language: string; signature: string }

/** What a link grants this buyer: `foreign` for one that was made for somebody else, or made up. */
export async function readLink(
  tx: ReadTx,
  { item, until, language, signature }: LinkParts,
  buyerId: number,
  now: Date,
): Promise<{ itemId: number; language: Language } | 'foreign' | 'over'> {
  if (!/^\d{1,15}$/.test(item) || !/^\d{1,12}$/.test(until) || !isLanguage(language)) return 'foreign'
  const grant = { itemId: Number(item), buyerId, until: Number(until), language }
  if (!(await isSignedByShop(tx, 'download', textOf(grant), signature))) return 'foreign'
  if (grant.until * 1000 <= now.getTime()) return 'over'
  return { itemId: grant.itemId, language }
}

const textOf = ({ itemId, buyerId, until, language }: Omit<Grant, 'until'> & { until: number }) =>
  `${itemId}:${buyerId}:${until}:${language}`
