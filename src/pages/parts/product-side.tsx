import { Link } from 'react-router'
import type { Category, ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { type PersonalCounts, PersonalPanel } from '#features/catalogue/web/product/personal-panel.tsx'
import { SideCategories } from '#features/catalogue/web/product/side-categories.tsx'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'

type Props = { product: ProductDetail; categories: readonly Category[]; counts: PersonalCounts | undefined }

/** Beside reviews and details: who sells it, the buyer's own places, and what else there is. */
export function ProductSide({ product, categories, counts }: Props) {
  const { shop, category } = product
  return (
    <aside aria-label={m.product_places_side()} className="space-y-4">
      <SoldBy shop={shop} />
      {/* Phones have the account and the categories in their bar. */}
      <div className="space-y-4 max-md:hidden">
        <PersonalPanel counts={counts} />
        <SideCategories categories={categories} current={{ id: category.id, topId: category.top_id }} />
      </div>
    </aside>
  )
}

const SoldBy = ({ shop }: { shop: ProductDetail['shop'] }) => (
  <section className="rounded-2xl bg-white p-4 ring-1 ring-gray-200/70">
    <div className="flex items-center gap-3">
      <Picture src={shop.logo} alt="" sizes="48px" className="size-12 shrink-0 rounded-xl" />
      <h2 className="min-w-0 font-semibold text-gray-900">
        <Link
          discover="none"
          to={paths.shop(shop.id)}
          className="line-clamp-2 phrases rounded-sm hover:text-brand-700"
        >
          {shop.name}
        </Link>
      </h2>
    </div>
    <ButtonLink href={paths.shop(shop.id)} variant="outline" size="sm" block className="mt-3">
      {m.product_enter_shop()}
    </ButtonLink>
  </section>
)
