import { useNavigate, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { Panel } from '#desk/shell/panel.tsx'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { paths } from '#paths'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { buttonStyle } from '#ui/act/button-style.ts'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { FactRow } from '#ui/show/fact-row.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { sayWhy } from './say-why.ts'

/** Whether it can be bought, what is in the way, and what can be done with it as a whole. */
export function ShelfPanel({ product }: { product: SellerProduct }) {
  const { role } = usePerson()
  const on = product.on_sale === 1
  const lacks = product.why_not.filter((why) => why !== 'off')
  return (
    <div className="space-y-4 max-xl:order-1 xl:sticky xl:top-4 xl:self-start">
      <Panel title={m.deskgoods_shelf()}>
        <Tag tone={on ? 'brand' : 'gray'} size="md">
          {on ? m.deskgoods_shelf_on() : m.deskgoods_shelf_off()}
        </Tag>
        {lacks.length > 0 && (
          <>
            <p className="mt-3 font-medium">{m.deskgoods_why_not()}</p>
            <ul className="mt-1 list-disc pl-5 text-amber-700">
              {lacks.map((why) => (
                <li key={why}>{sayWhy(why)}</li>
              ))}
            </ul>
          </>
        )}
        <div className="mt-4 space-y-2">
          {may(role, 'write products') && <ShelfButton product={product} />}
          <a href={paths.product(product.id)} target="_blank" rel="noreferrer" className={LOOK}>
            {m.deskgoods_look()}
          </a>
          {may(role, 'set prices') && <WholeActs id={product.id} />}
        </div>
      </Panel>
      <Panel title={m.deskgoods_figures()}>
        <FactRow label={m.deskgoods_number()}>{product.id}</FactRow>
        <FactRow label={m.deskgoods_price()}>¥{product.price}</FactRow>
        <FactRow label={m.deskgoods_sold()}>{product.sales}</FactRow>
      </Panel>
    </div>
  )
}

const LOOK = buttonStyle({ variant: 'outline', block: true })

function ShelfButton({ product: { id, on_sale } }: { product: SellerProduct }) {
  const { revalidate } = useRevalidator()
  const turn = async () => {
    const answer = await callApi(desk.productsSeller.switchProducts({ ids: [id], on_sale: on_sale ? 0 : 1 }))
    if (answer) toast.success(answer.msg)
    await revalidate()
  }
  return (
    <Button block variant={on_sale ? 'outline' : 'primary'} onClick={turn}>
      {on_sale ? m.deskgoods_off() : m.deskgoods_on()}
    </Button>
  )
}

function WholeActs({ id }: { id: number }) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const copy = async () => {
    const answer = await callApi(desk.productsSeller.copyProduct({ id }))
    if (!answer) return
    toast.success(answer.msg)
    navigate(deskPaths.product(answer.data.id))
  }
  const remove = async () => {
    if (!(await confirm({ title: m.deskgoods_remove_sure(), danger: true }))) return
    const answer = await callApi(desk.productsSeller.removeProduct({ id }))
    if (!answer) return
    toast.success(answer.msg)
    if (answer.data.removed) navigate(deskPaths.products, { replace: true })
    else await revalidate()
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button variant="outline" onClick={copy}>
        {m.deskgoods_copy()}
      </Button>
      <Button variant="outline" onClick={remove}>
        {m.deskgoods_remove()}
      </Button>
    </div>
  )
}
