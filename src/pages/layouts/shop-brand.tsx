import { Link } from 'react-router'
import { useMe } from '#pages/parts/use-me.ts'
import { paths } from '#paths'
import * as m from '#words'

export function ShopBrand({ small }: { small?: boolean }) {
  const { appName, appLogo } = useMe()
  return (
    <Link
      to={paths.home()}
      aria-label={m.shell_brand_home({ name: appName })}
      className="flex items-center gap-2.5 rounded-md"
    >
      {appLogo && (
        <img
          src={appLogo}
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
        {appName}
      </span>
    </Link>
  )
}
