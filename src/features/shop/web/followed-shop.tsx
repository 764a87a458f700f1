import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FollowedShop as Followed } from '#features/shop/shop-contract.ts'
import { paths } from '#paths'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import { FollowButton } from './follow-button.tsx'

type Props = {
  shop: Followed
  onChanged: () => unknown
  /** Its newest products, as the page shows products. */
  children: ReactNode
}

export function FollowedShop({ shop, onChanged, children }: Props) {
  return (
    <section
      aria-labelledby={`shop-${shop.id}`}
      className="not-first:mt-8 not-first:border-t not-first:border-gray-100 not-first:pt-8"
    >
      <div className="mb-4 flex items-center gap-3 md:gap-4">
        <Picture src={shop.logo} alt="" sizes="56px" className="size-14 shrink-0 rounded-xl" />
        <div className="min-w-0 flex-1">
          <h2 id={`shop-${shop.id}`} className="text-base font-semibold text-gray-900">
            <Link
              to={paths.shop(shop.id)}
              className="inline-flex items-center gap-0.5 rounded-sm hover:text-brand-700"
            >
              {shop.name}
              <ChevronRight className="size-4 text-gray-400" aria-hidden="true" />
            </Link>
          </h2>
          <p className="text-gray-500">
            {shop.city} · {m.shop_follower_count({ count: shop.follower_count })}
          </p>
        </div>
        <FollowButton shopId={shop.id} followed={1} onChanged={onChanged} size="sm" />
      </div>
      {children}
    </section>
  )
}
