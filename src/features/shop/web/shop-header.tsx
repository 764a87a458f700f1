import MapPin from 'lucide-react/icons/map-pin'
import { type ReactNode, useEffect, useState } from 'react'
import type { ShopDetail } from '#features/shop/shop-contract.ts'
import { cappedCount } from '#ui/show/badge.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { RatingStars } from '#ui/show/rating-stars.tsx'
import * as m from '#words'
import { FollowButton } from './follow-button.tsx'
import { ownFollows } from './own-follows.ts'

export function ShopHeader({ shop }: { shop: ShopDetail }) {
  const followed = ownFollows.useOf(shop.id) ?? shop.is_follow
  const [followers, setFollowers] = useState(shop.follower_count)
  useEffect(() => setFollowers(shop.follower_count), [shop.follower_count])
  return (
    <header className="rounded-3xl dawn p-5 ring-1 ring-gray-200/70 md:p-8">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4 md:gap-x-6">
        <Picture
          src={shop.logo}
          alt=""
          priority
          sizes="96px"
          className="size-16 shrink-0 rounded-2xl shadow-md md:size-24"
        />
        <div className="min-w-0 flex-1">
          <h1 className="text-xl font-bold text-gray-900 md:text-3xl">{shop.name}</h1>
          <p className="mt-1 flex items-center gap-1 text-gray-600">
            <MapPin className="size-4 text-brand-600" aria-hidden="true" />
            {shop.city}
          </p>
          <p className="mt-3 max-w-3xl text-gray-700 max-md:hidden md:text-base">{shop.intro}</p>
        </div>
        <div className="flex max-md:order-last max-md:w-full max-md:*:flex-auto">
          <FollowButton
            shopId={shop.id}
            followed={followed}
            onChanged={({ follower_count }) => setFollowers(follower_count)}
          />
        </div>
        <p className="text-gray-700 max-md:w-full md:hidden">{shop.intro}</p>
      </div>
      <dl className="mt-5 flex flex-wrap justify-between gap-x-10 gap-y-3 border-t md:justify-start border-gray-200/70 pt-4">
        <Figure name={m.shop_rating()}>
          {shop.rating_count === 0 ? (
            <span className="text-base font-normal text-gray-500">{m.shop_no_rating()}</span>
          ) : (
            <span className="flex items-center gap-2">
              <span aria-hidden="true">{shop.rating.toFixed(1)}</span>
              <RatingStars value={shop.rating} />
              <span className="text-sm font-normal text-gray-500">
                {m.shop_ratings({ count: shop.rating_count })}
              </span>
            </span>
          )}
        </Figure>
        <Figure name={m.shop_products()}>{cappedCount(shop.product_count, 999)}</Figure>
        <Figure name={m.shop_followers()}>
          <span aria-live="polite">{followers}</span>
        </Figure>
      </dl>
    </header>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 max-md:first:w-full">
      <dt className="text-gray-500">{name}</dt>
      <dd className="text-xl font-semibold text-gray-900 tabular-nums">{children}</dd>
    </div>
  )
}
