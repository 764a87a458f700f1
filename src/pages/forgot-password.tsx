import type { MetaArgs } from 'react-router'
import { EntranceCard } from '#features/account/web/entrance-card.tsx'
import { ForgotForm } from '#features/account/web/forgot-form.tsx'
import { readForgotPicture } from '#features/account/web/forgot-picture.ts'
import { resetPlainly } from '#features/account/web/reset-plainly.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { entranceData } from '#pages/parts/entrance-data.ts'
import { type Loaded, need } from '#web/page-data.ts'
import { takeForm } from '#web/take-form.ts'
import * as m from '#words'

export const loader = entranceData(async ({ api, url }) => {
  const as = readForgotPicture(url.searchParams)
  const [prefixes, made] = await Promise.all([
    api.account.listPrefixes(),
    as && as !== 'sent' ? api.account.makePictureCode({ as }) : undefined,
  ])
  return {
    prefixes: need(prefixes, url),
    made: made?.code === 1 ? made.data : undefined,
    refused: made && made.code !== 1 ? made.msg : undefined,
    sent: as === 'sent',
  }
})

export const action = takeForm(resetPlainly)

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, m.account_forgot_title(), m.account_forgot_description())

export default function ForgotPasswordPage({ loaderData }: Loaded<typeof loader>) {
  return (
    <EntranceCard title={m.account_forgot_title()} text={m.account_forgot_text()}>
      <ForgotForm {...loaderData} />
    </EntranceCard>
  )
}
