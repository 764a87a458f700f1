import KeyRound from 'lucide-react/icons/key-round'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Smartphone from 'lucide-react/icons/smartphone'
import { type MetaArgs, useLoaderData, useRevalidator } from 'react-router'
import { maskMobile } from '#features/account/mask-mobile.ts'
import { ChangePassword } from '#features/account/web/security/change-password.tsx'
import { ChangePhone } from '#features/account/web/security/change-phone.tsx'
import { CloseAccount } from '#features/account/web/security/close-account.tsx'
import { DeviceList } from '#features/account/web/security/device-list.tsx'
import { DownloadData } from '#features/account/web/security/download-data.tsx'
import { PaymentPassword } from '#features/account/web/security/payment-password.tsx'
import { SecurityRow } from '#features/account/web/security/security-row.tsx'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { ThemeChoice } from '#pages/parts/theme-choice.tsx'
import { Card } from '#ui/show/card.tsx'
import { buyerPageData, need } from '#web/page-data.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, url, theme }) => {
  const [user, sessions, prefixes] = await Promise.all([
    api.account.showUserInfo(),
    api.account.listSessions(),
    api.account.listPrefixes(),
  ])
  return { user: need(user, url), sessions: need(sessions, url), prefixes: need(prefixes, url), theme }
})

export const handle = accountShell(m.account_security_title)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.account_security_title())

export default function SecuritySetting() {
  const { user, sessions, prefixes, theme } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <Card title={m.account_security_title()} heading="h1">
        <ul className="divide-y divide-gray-100">
          <SecurityRow
            icon={<LockKeyhole />}
            title={m.account_row_password()}
            text={m.account_row_password_text()}
            action={<ChangePassword user={user} />}
          />
          <SecurityRow
            icon={<Smartphone />}
            title={m.account_row_phone()}
            text={m.account_row_phone_text({ mobile: maskMobile(user) })}
            action={<ChangePhone user={user} prefixes={prefixes} onDone={revalidate} />}
          />
          <SecurityRow
            icon={<KeyRound />}
            title={m.account_row_pay()}
            text={user.has_pay_password ? m.account_row_pay_set() : m.account_row_pay_unset()}
            action={<PaymentPassword isSet={user.has_pay_password === 1} onDone={revalidate} />}
          />
        </ul>
      </Card>
      <ThemeChoice chosen={theme} />
      <DeviceList sessions={sessions} onDone={revalidate} />
      <Card>
        <ul className="divide-y divide-gray-100">
          <DownloadData />
          <CloseAccount />
        </ul>
      </Card>
    </div>
  )
}
