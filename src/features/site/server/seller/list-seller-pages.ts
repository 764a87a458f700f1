import type { siteSellerContract } from '#features/site/site-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'

export const listSellerPages: Act<typeof siteSellerContract.listSellerPages> = async (_, { tx }) => {
  const rows = await tx.selectFrom('page').selectAll().orderBy('id').execute()
  return rows.map(({ id, title, content }) => ({
    id,
    title,
    letters: { zh_CN: lettersOf(content.zh_CN), en_US: lettersOf(content.en_US) },
  }))
}

const lettersOf = (html: string) => html.replace(/<[^>]*>/g, '').length
