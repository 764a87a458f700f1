import type { MetaArgs } from 'react-router'
import { EntranceCard } from '#features/account/web/entrance-card.tsx'
import { RegisterForm } from '#features/account/web/register-form.tsx'
import { registerPlainly } from '#features/account/web/register-plainly.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { entranceData } from '#pages/parts/entrance-data.ts'
import { makeAskedPicture } from '#pages/parts/make-asked-picture.ts'
import { type Loaded, need } from '#web/page-data.ts'
import { takeForm } from '#web/take-form.ts'
import * as m from '#words'

export const loader = entranceData(async (args) => {
  const { api, url } = args
  const [prefixes, picture] = await Promise.all([api.account.listPrefixes(), makeAskedPicture(args)])
  return { prefixes: need(prefixes, url), ...picture }
})

export const action = takeForm(registerPlainly)

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, m.account_register_title(), m.account_register_description())

export default function RegisterPage({ loaderData }: Loaded<typeof loader>) {
  return (
    <EntranceCard title={m.account_register_title()} text={m.account_register_text()}>
      <RegisterForm {...loaderData} />
    </EntranceCard>
  )
}
