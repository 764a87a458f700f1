import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Link } from 'react-router'
import type { UserInfo } from '#features/account/account-contract.ts'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'
import { Card } from '#ui/show/card.tsx'
import * as m from '#words'

/** What protects the account, what is still missing, and where to see to it. */
export function SecurityChecks({ user }: { user: UserInfo }) {
  const security = paths.security()
  const checks = [
    { label: m.centre_check_password(), done: true, href: security },
    { label: m.centre_check_phone(), done: user.mobile !== '', href: security },
    { label: m.centre_check_payment(), done: user.has_pay_password === 1, href: security },
    { label: m.centre_check_email(), done: user.email !== '', href: paths.profile() },
  ]
  const done = checks.filter((check) => check.done).length
  const level = LEVELS[Math.max(0, done - 2)] ?? LEVELS[0]
  return (
    <Card title={m.centre_security_level()} action={<span className={level.ink}>{level.name()}</span>}>
      <div className="flex gap-1.5" aria-hidden="true">
        {LEVELS.map((one, at) => (
          <span
            key={one.ground}
            className={cx(
              'h-1.5 flex-1 rounded-full',
              at <= LEVELS.indexOf(level) ? level.ground : 'bg-gray-200',
            )}
          />
        ))}
      </div>
      <p className="mt-2 text-gray-500">{m.centre_security_done({ done, all: checks.length })}</p>
      <ul className="mt-3 grid gap-1 sm:grid-cols-2">
        {checks.map((check) => (
          <li key={check.label} className="flex min-h-9 items-center gap-2 text-gray-700 [&_svg]:size-4.5">
            {check.done ? (
              <CircleCheck className="text-brand-600" />
            ) : (
              <CircleAlert className="text-amber-700" />
            )}
            {check.label}
            {check.done ? (
              <span className="text-gray-500">{m.centre_set()}</span>
            ) : (
              <Link to={check.href} className="rounded-sm text-brand-700 underline underline-offset-4">
                {m.centre_not_set()}
                <span className="sr-only"> {check.label}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const LEVELS = [
  { name: m.centre_security_low, ink: 'font-semibold text-warm-700', ground: 'bg-warm-500' },
  { name: m.centre_security_middle, ink: 'font-semibold text-amber-700', ground: 'bg-amber-400' },
  { name: m.centre_security_high, ink: 'font-semibold text-brand-700', ground: 'bg-brand-600' },
] as const
