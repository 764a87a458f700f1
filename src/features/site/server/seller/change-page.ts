import { SITE } from '#features/site/site-contract.ts'
import type { siteSellerContract } from '#features/site/site-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { LANGUAGES, type Text } from '#platform/i18n/language.ts'
import { mergeText } from '#platform/i18n/merge-text.ts'
import { refuse } from '#platform/refusal.ts'
import { sanitise } from '#platform/rich-text/sanitise.ts'
import * as m from '#words'

const TITLE_MAX = 80
const CONTENT_MAX = 200_000
const EMPTY: Text = { zh_CN: '', en_US: '' }

export const changePage: Act<typeof siteSellerContract.changePage> = async (input, { tx, changed }) => {
  const { id } = input
  // Locked, because what is not given is taken over from what is there.
  const now = await tx.selectFrom('page').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const title = mergeText(now?.title ?? EMPTY, input.title)
  const content = mergeText(now?.content ?? EMPTY, input.content)
  for (const language of LANGUAGES) {
    if (title[language] === '' || title[language].length > TITLE_MAX)
      return refuse(m.sellerpages_title_faulty, { max: TITLE_MAX })
    content[language] = sanitise(content[language]).trim()
    if (content[language] === '' || content[language].length > CONTENT_MAX)
      return refuse(m.sellerpages_content_faulty, { max: CONTENT_MAX })
  }
  await tx
    .insertInto('page')
    .values({ id, title, content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ title, content }))
    .execute()
  changed(SITE)
  return withMessage({ id, title, content }, m.sellerpages_done, { id })
}
