import { Link } from 'react-router'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

/** `inRow`: beside the search, where a phone has room for the mark alone. */
export function ShopBrand({ small, inRow }: { small?: boolean; inRow?: boolean }) {
  const { name, logo } = useIdentity()
  return (
    <Link
      discover="none"
      to={paths.home()}
      aria-label={m.shell_brand_home({ name })}
      className="flex items-center gap-2.5 rounded-md"
    >
      {logo && (
        <img
          src={logo}
          alt=""
          width={40}
          height={40}
          className={small ? 'size-8 rounded-md' : 'size-9 rounded-lg md:size-12'}
        />
      )}
      <span
        className={cx(
          'font-bold text-gray-900',
          small ? 'text-lg' : 'text-2xl md:text-3xl',
          inRow && (logo ? 'max-md:hidden' : 'line-clamp-2 max-md:max-w-24 max-md:text-base'),
        )}
      >
        {name}
      </span>
    </Link>
  )
}
