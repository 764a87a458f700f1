import { Link, useSearchParams } from 'react-router'
import { paths, readLoginFor } from '#paths'

type Door = 'login' | 'register' | 'forgotPassword'

/** To another door, taking along where the buyer wants to go in the end, and what for. */
export function EntranceLink({ to, children }: { to: Door; children: string }) {
  const [search] = useSearchParams()
  return (
    <Link
      to={paths[to]({ redirect: search.get('redirect'), for: readLoginFor(search) })}
      className="min-h-6 rounded-sm text-brand-700 underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
