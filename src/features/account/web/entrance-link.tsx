import { Link, useSearchParams } from 'react-router'

/** To another door, taking along where the buyer wants to go in the end. */
export function EntranceLink({ to, children }: { to: string; children: string }) {
  const [search] = useSearchParams()
  const wanted = search.get('redirect')
  return (
    <Link
      to={wanted ? `${to}?redirect=${encodeURIComponent(wanted)}` : to}
      className="min-h-6 rounded-sm text-brand-700 underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
