import type { MetaArgs } from 'react-router'
import { EntranceCard } from '#features/account/web/entrance-card.tsx'
import { ForgotForm } from '#features/account/web/forgot-form.tsx'
import { readAsked } from '#features/account/web/plain-asked.ts'
import { resetPlainly } from '#features/account/web/reset-plainly.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { entranceData } from '#pages/parts/entrance-data.ts'
import { makeAskedPicture } from '#pages/parts/make-asked-picture.ts'
import { type Loaded, need } from '#web/page-data.ts'
import { takeForm } from '#web/take-form.ts'
import * as m from '#words'

export const loader = entranceData(async (args) => {
  const { api, url } = args
  const [prefixes, picture] = await Promise.all([api.account.listPrefixes(), makeAskedPicture(args)])
  return { prefixes: need(prefixes, url), ...picture, sent: readAsked(url.searchParams) === 'sent' }
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
