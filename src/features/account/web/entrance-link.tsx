import { Link, useSearchParams } from 'react-router'
import { paths } from '#paths'

type Door = 'login' | 'register' | 'forgotPassword'

/** To another door, taking along where the buyer wants to go in the end. */
export function EntranceLink({ to, children }: { to: Door; children: string }) {
  const [search] = useSearchParams()
  return (
    <Link
      to={paths[to]({ redirect: search.get('redirect') })}
      className="min-h-6 rounded-sm text-brand-700 underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
