import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** One figure of the account home and the page behind it; every feature that has one adds its own. */
export type AccountTile = { label: string; count: ReactNode; href: string; icon: ReactNode }

export function AccountTiles({ tiles }: { tiles: readonly AccountTile[] }) {
  return (
    <ul className="grid grid-cols-2 max-md:grid-cols-3 max-md:rounded-2xl max-md:bg-white max-md:p-2 md:gap-4 lg:grid-cols-3">
      {tiles.map((tile) => (
        <li key={tile.label}>
          <Link
            to={tile.href}
            className="group flex h-full items-center gap-4 rounded-2xl bg-white p-5 transition-shadow hover:shadow-md max-md:justify-center max-md:p-2 max-md:text-center"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-50 text-brand-700 max-md:hidden [&_svg]:size-5">
              {tile.icon}
            </span>
            <span className="min-w-0">
              <span className="block break-all text-lg font-bold md:text-xl tabular-nums text-gray-900 group-hover:text-brand-700">
                {tile.count}
              </span>
              <span className="block text-gray-600 max-md:text-xs">{tile.label}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
