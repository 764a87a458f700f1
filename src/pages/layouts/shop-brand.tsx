import { Link } from 'react-router'
import type { RootData } from '#root.tsx'
import * as m from '#words'

export function ShopBrand({ app, small }: { app: RootData | undefined; small?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={m.shell_brand_home({ name: app?.appName ?? '' })}
      className="flex items-center gap-2.5 rounded-md"
    >
      {app?.appLogo && (
        <img
          src={app.appLogo}
          alt=""
          width={40}
          height={40}
          className={small ? 'size-8' : 'size-10 md:size-12'}
        />
      )}
      <span
        className={
          small
            ? 'text-lg font-bold text-gray-900'
            : 'text-2xl font-bold tracking-wide text-gray-900 md:text-3xl'
        }
      >
        {app?.appName}
      </span>
    </Link>
  )
}
