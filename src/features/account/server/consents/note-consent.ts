import { keepPageTexts } from '#features/site/server/keep-page-texts.ts'
import { SYSTEM_PAGES } from '#paths'
import type { WriteContext } from '#platform/contract/act.ts'

const AGREED_TO = [SYSTEM_PAGES.agreement, SYSTEM_PAGES.privacy]

/**
 * Writes down that a buyer agreed to what agreement and privacy policy say now. They tick it where they register and where
 * they log in, so a text that was changed since is agreed to by the next login; the same text counts once.
 */
export async function noteConsent({ tx, now, language }: WriteContext, buyerId: number): Promise<void> {
  const texts = await keepPageTexts(tx, AGREED_TO, now)
  if (texts.length === 0) return
  await tx
    .insertInto('consent')
    .values(texts.map((id) => ({ buyer_id: buyerId, page_text_id: id, language, agreed_at: now })))
    .onConflict((conflict) => conflict.columns(['buyer_id', 'page_text_id']).doNothing())
    .execute()
}
