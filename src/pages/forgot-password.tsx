import type { MetaArgs } from 'react-router'
import { EntranceCard } from '#features/account/web/entrance-card.tsx'
import { ForgotForm } from '#features/account/web/forgot-form.tsx'
import { pageMeta } from '#pages/page-meta.ts'
import { entranceData } from '#pages/parts/entrance-data.ts'
import { type Loaded, need } from '#web/page-data.ts'
import * as m from '#words'

export const loader = entranceData(async ({ api, url }) => need(await api.account.listPrefixes(), url))

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, m.account_forgot_title(), m.account_forgot_description())

export default function ForgotPasswordPage({ loaderData: prefixes }: Loaded<typeof loader>) {
  return (
    <EntranceCard title={m.account_forgot_title()} text={m.account_forgot_text()}>
      <ForgotForm prefixes={prefixes} />
    </EntranceCard>
  )
}
