import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'

/** For "download my data": what the buyer agreed to, with its words, the latest first. */
export async function listConsents(tx: ReadTx, buyerId: number, language: Language) {
  const rows = await tx
    .selectFrom('consent')
    .innerJoin('page_text', 'page_text.id', 'consent.page_text_id')
    .where('buyer_id', '=', buyerId)
    .select(['page_text.id', 'page_text.page_id', 'consent.language', 'agreed_at'])
    .select([
      inLanguage('page_text.title', language).as('title'),
      inLanguage('page_text.content', language).as('content'),
    ])
    .orderBy('agreed_at', 'desc')
    .orderBy('page_text.id', 'desc')
    .execute()
  return rows.map(({ id, page_id, agreed_at, ...rest }) => ({
    page: page_id,
    version: id,
    agreed_at: shopTime(agreed_at),
    ...rest,
  }))
}
