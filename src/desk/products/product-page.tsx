import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import { may } from '#features/people/roles.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { loadShelves } from './load-shelves.ts'
import { ProductFiles } from './product-files.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductOptions } from './product-options.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { ShelfPanel } from './shelf-panel.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id) || 0
  const [product, shelves] = await Promise.all([
    load(() => desk.productsSeller.showSellerProduct({ id })),
    loadShelves(),
  ])
  return { product, shelves }
}

/** Everything about one product: what it is, how it looks, what of it can be bought, and what is in its way. */
export function Component() {
  const { product, shelves } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { role } = usePerson()
  return (
    <>
      <PageTitle title={product.name[getLocale()] || product.name.zh_CN} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4 max-xl:order-2">
          <ProductPictures product={product} />
          <ProductOptions product={product} />
          {product.virtual === 1 && <ProductFiles product={product} />}
          <Panel title={m.deskgoods_about()}>
            <ProductForm
              // Another product is another form.
              key={`${product.id} ${product.free_by_default}`}
              product={product}
              shelves={shelves}
              readOnly={!may(role, 'write products')}
            />
          </Panel>
        </div>
        <ShelfPanel product={product} />
      </div>
    </>
  )
}
