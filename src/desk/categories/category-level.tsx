import { Link } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { EditDialog } from '#desk/form/edit-dialog.tsx'
import { MoveButtons, useDragOrder } from '#desk/form/order-by-hand.tsx'
import { RemoveButton } from '#desk/form/remove-button.tsx'
import type { SellerCategory } from '#features/catalogue/categories-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { CategoryForm } from './category-form.tsx'

type Props = {
  all: readonly SellerCategory[]
  pid: number
  mayWrite: boolean
  order(pid: number, from: number, to: number): Promise<void>
}

/** The categories below one, each followed by those below it. */
export function CategoryLevel({ all, pid, mayWrite, order }: Props) {
  const level = all.filter((one) => one.pid === pid)
  const move = (from: number, to: number) => order(pid, from, to)
  const drag = useDragOrder(move)
  return (
    <ol className={cx(pid > 0 && 'ml-5 border-l border-gray-200 pl-3 md:ml-10')}>
      {level.map((category, at) => {
        const { id, name, picture, slug, product_count } = category
        const shown = name[getLocale()]
        return (
          <li key={id} className="border-b border-gray-100 last:border-0">
            <div className="flex flex-wrap items-center gap-3 py-2" {...(mayWrite && drag(at))}>
              <Picture src={picture} alt="" sizes="40px" className="w-10 shrink-0 rounded-lg" />
              <span className="min-w-32 flex-1">
                <span className="block font-medium">{shown}</span>
                <span className="block text-sm text-gray-500">
                  {slug} ·{' '}
                  <Link to={deskPaths.productsIn(id)} className="underline">
                    {m.deskshop_products_in({ count: product_count })}
                  </Link>
                </span>
              </span>
              {mayWrite && (
                <div className="ml-auto flex items-center gap-1">
                  <MoveButtons name={shown} at={at} of={level.length} move={move} />
                  <EditDialog name={shown} add="">
                    {(done) => <CategoryForm all={all} category={category} done={done} />}
                  </EditDialog>
                  <RemoveButton name={shown} remove={() => desk.categoriesSeller.removeCategory({ id })} />
                </div>
              )}
            </div>
            {pid === 0 && all.some((one) => one.pid === id) && (
              <CategoryLevel all={all} pid={id} mayWrite={mayWrite} order={order} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
