import { type MetaArgs, useSearchParams } from 'react-router'
import { EntranceCard } from '#features/account/web/entrance-card.tsx'
import { LoginForm } from '#features/account/web/login-form.tsx'
import { loginPlainly } from '#features/account/web/login-plainly.ts'
import { sayLoginFor } from '#features/account/web/say-login-for.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { entranceData } from '#pages/parts/entrance-data.ts'
import { makeAskedPicture } from '#pages/parts/make-asked-picture.ts'
import { readLoginFor } from '#paths'
import { type Loaded, need } from '#web/page-data.ts'
import { takeForm } from '#web/take-form.ts'
import * as m from '#words'

export const loader = entranceData(async (args) => {
  const { api, url } = args
  const [entrance, prefixes, picture] = await Promise.all([
    api.account.showEntrance(),
    api.account.listPrefixes(),
    makeAskedPicture(args),
  ])
  return { demoLogin: need(entrance, url).demo_login, prefixes: need(prefixes, url), ...picture }
})

export const action = takeForm(loginPlainly)

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, m.account_login_title(), m.account_login_description())

export default function LoginPage({ loaderData }: Loaded<typeof loader>) {
  const act = readLoginFor(useSearchParams()[0])
  return (
    <EntranceCard title={m.account_login_title()} text={act ? sayLoginFor(act) : m.account_login_text()}>
      <LoginForm {...loaderData} />
    </EntranceCard>
  )
}
