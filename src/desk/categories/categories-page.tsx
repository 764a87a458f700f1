import { useLoaderData, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { EditDialog } from '#desk/form/edit-dialog.tsx'
import { moved } from '#desk/form/order-by-hand.tsx'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { SellerCategory } from '#features/catalogue/categories-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { CategoryForm } from './category-form.tsx'
import { CategoryLevel } from './category-level.tsx'

export const loader = () => load(() => desk.categoriesSeller.listSellerCategories())

/** Two levels of categories in the order of the shop; moved by mouse or by buttons. */
export function Component() {
  const categories = useLoaderData<SellerCategory[]>()
  const { role } = usePerson()
  const { revalidate } = useRevalidator()
  const mayWrite = may(role, 'write products')
  const order = async (pid: number, from: number, to: number) => {
    const ids = categories.filter((one) => one.pid === pid).map(({ id }) => id)
    await callApi(desk.categoriesSeller.orderCategories({ pid, ids: moved(ids, from, to) }))
    await revalidate()
  }
  return (
    <>
      <PageTitle title={m.desk_categories()}>
        {mayWrite && (
          <EditDialog add={m.deskshop_add_category()}>
            {(done) => <CategoryForm all={categories} done={done} />}
          </EditDialog>
        )}
      </PageTitle>
      <ListCard>
        {categories.length === 0 ? (
          <EmptyState size="sm" title={m.deskshop_no_categories()} text={m.deskshop_no_categories_text()} />
        ) : (
          <CategoryLevel all={categories} pid={0} mayWrite={mayWrite} order={order} />
        )}
      </ListCard>
    </>
  )
}
