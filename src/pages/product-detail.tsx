import { useState } from 'react'
import { type MetaArgs, useLoaderData } from 'react-router'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { ProductGallery } from '#features/catalogue/web/product-gallery.tsx'
import { SkuChoice } from '#features/catalogue/web/sku-choice.tsx'
import { pageMeta } from '#pages/page-meta.ts'
import { decodeEntities } from '#platform/entities.ts'
import { need, pageData } from '#platform/pages/page-data.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Price } from '#ui/price.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Tag } from '#ui/tag.tsx'
import * as m from '#words'

const load = pageData(async ({ api, params, url }) => ({
  product: need(await api.catalogue.productDetail({ id: params.id ?? '' }), url),
}))
export const loader = load.onServer
export const clientLoader = load.inBrowser

export const meta = ({ loaderData, matches }: MetaArgs<typeof clientLoader>) =>
  loaderData ? pageMeta(matches, loaderData.product.name, loaderData.product.summary) : []

export default function ProductPage() {
  const { product } = useLoaderData<typeof clientLoader>()
  const [skuId, setSkuId] = useState<number>()
  const chosen = product.sku_data.find((sku) => sku.id === skuId)
  return (
    <div className="column">
      <Breadcrumb items={crumbs(product)} />
      <article className="grid gap-6 md:grid-cols-[28rem_minmax(0,1fr)] md:gap-12">
        <ProductGallery covers={product.covers} name={product.name} />
        <div>
          <h1 className="text-xl font-bold leading-snug text-gray-900 md:text-2xl">
            {product.product_type === 1 && (
              <Tag tone="blue" size="md" className="mr-2 align-middle">
                {m.catalogue_virtual()}
              </Tag>
            )}
            {product.name}
          </h1>
          <p className="mt-2 text-gray-500">{product.summary}</p>
          <div className="mt-4 flex items-end justify-between gap-4 rounded-xl bg-warm-50 px-5 py-4">
            <span className="flex items-end gap-3">
              <Price value={chosen?.price ?? product.price} size="xl" />
              {chosen?.market_price && <Price value={chosen.market_price} strike />}
            </span>
            <span className="text-gray-600">{m.catalogue_sold({ count: product.sales })}</span>
          </div>
          <p className="mt-4 text-gray-600">
            {product.free_shipping === 1 && m.product_shipping({ amount: product.free_shipping_money })}
          </p>
          <SkuChoice skus={product.sku_data} value={skuId} onChange={setSkuId} />
        </div>
      </article>
      <section aria-labelledby="details" className="mt-10">
        <h2 id="details" className="mb-4 text-xl font-bold text-gray-900">
          {m.product_details()}
        </h2>
        <RichText html={decodeEntities(product.intro)} />
      </section>
    </div>
  )
}

const crumbs = (product: ProductDetail) => [
  { label: m.shell_home(), href: '/' },
  { label: product.category.top_name, href: `/Search?type_id=${product.category.top_id}` },
  { label: product.category.name, href: `/Search?type_id=${product.category.id}` },
  { label: product.name },
]
