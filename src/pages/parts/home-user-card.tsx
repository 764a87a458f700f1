import ClipboardList from 'lucide-react/icons/clipboard-list'
import Footprints from 'lucide-react/icons/footprints'
import Heart from 'lucide-react/icons/heart'
import { Link } from 'react-router'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Avatar } from '#ui/show/avatar.tsx'
import * as m from '#words'

const PLACES = [
  { label: m.shell_my_orders, href: paths.orders(), icon: ClipboardList },
  { label: m.shell_favourites, href: paths.favourites(), icon: Heart },
  { label: m.shell_footprints, href: paths.footprints(), icon: Footprints },
]

/** Beside the carousel: who is here, and the places one goes to most. */
export function HomeUserCard() {
  const { me } = useMe()
  const { name } = useIdentity()
  // The name has a place of its own in the sentence: it is known before the page is alive.
  const [before, after] = m.shell_hello({ name: '\n' }).split('\n')
  return (
    <section
      aria-label={m.shell_mine()}
      className="flex flex-col items-center gap-3 rounded-2xl bg-white px-4 py-5 text-center shadow-sm ring-1 ring-gray-100"
    >
      <Avatar src={me?.avatar} size="lg" />
      <p className="line-clamp-2 font-medium text-gray-900">
        <span className="for-buyer">
          {before}
          <span className="buyer-name">{me?.nickname}</span>
          {after}
        </span>
        <span className="for-visitor">{m.shell_welcome({ name })}</span>
      </p>
      <div className="for-visitor flex w-full gap-2">
        <ButtonLink href={paths.login()} size="sm" className="flex-1">
          {m.shell_login()}
        </ButtonLink>
        <ButtonLink href={paths.register()} size="sm" variant="outline" className="flex-1">
          {m.shell_register()}
        </ButtonLink>
      </div>
      <ul className="mt-1 grid w-full grid-cols-3 gap-1">
        {PLACES.map(({ label, href, icon: Icon }) => (
          <li key={href}>
            <Link
              to={href}
              className="flex flex-col items-center gap-1 rounded-lg py-1.5 text-xs text-gray-600 hover:bg-brand-50 hover:text-brand-700"
            >
              <Icon className="size-5" strokeWidth={1.75} aria-hidden="true" />
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
