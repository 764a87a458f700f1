import Heart from 'lucide-react/icons/heart'
import type { Favourite } from '#features/catalogue/collection-contract.ts'
import * as m from '#words'
import { FavouriteHeart } from './favourite-heart.tsx'
import { groupByDay } from './group-by-day.ts'
import { OwnList } from './own-list.tsx'

type Props = { favourites: readonly Favourite[]; today: string; onChanged: () => void }

/** Favourites by the day they were collected. */
export const FavouriteList = ({ favourites, today, onChanged }: Props) => (
  <OwnList
    days={groupByDay(favourites, (one) => one.collect_time)}
    today={today}
    empty={{ icon: <Heart />, text: m.collection_no_favourites_text() }}
    productId={(one) => one.product_id}
    corner={(one) => (
      <FavouriteHeart
        productId={one.product_id}
        name={one.name}
        collected={one.is_collect}
        onChanged={onChanged}
      />
    )}
  />
)
