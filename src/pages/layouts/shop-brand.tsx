import { Link } from 'react-router'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { paths } from '#paths'
import * as m from '#words'

export function ShopBrand({ small }: { small?: boolean }) {
  const { name, logo } = useIdentity()
  return (
    <Link
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
          className={small ? 'size-8 rounded-md' : 'size-10 rounded-lg md:size-12'}
        />
      )}
      <span
        className={
          small
            ? 'text-lg font-bold text-gray-900'
            : 'text-2xl font-bold tracking-wide text-gray-900 md:text-3xl'
        }
      >
        {name}
      </span>
    </Link>
  )
}
