import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { MoveButtons, moved, useDragOrder } from '#desk/form/order-by-hand.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import { bytesOf } from '#desk/take-files.ts'
import { MAX_PICTURES_OF_PRODUCT } from '#features/catalogue/product-rules.ts'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { newKey } from '#platform/contract/new-key.ts'
import { type UploadItem, UploadTiles } from '#ui/form/upload-tiles.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { PictureDialog } from './picture-dialog.tsx'

/** The pictures in their order, the first on every card; one after the other goes up, so that each can fail alone. */
export function ProductPictures({ product }: { product: SellerProduct }) {
  const { revalidate } = useRevalidator()
  const { role } = usePerson()
  const { id, pictures } = product
  const [waiting, setWaiting] = useState<readonly UploadItem[]>([])
  const mayWrite = may(role, 'write products')

  const add = async (files: File[]) => {
    const items = files.map((file) => ({ key: newKey(), url: URL.createObjectURL(file), file }))
    setWaiting((old) => [...old, ...items.map(({ key, url }) => ({ key, url, progress: 0 }))])
    for (const { key, url, file } of items) {
      await callApi(
        desk.productsSeller.addProductPictures({
          id,
          pictures: [{ source: bytesOf(file), name: file.name }],
        }),
      )
      setWaiting((old) => old.filter((item) => item.key !== key))
      URL.revokeObjectURL(url)
      await revalidate()
    }
  }
  const move = async (from: number, to: number) => {
    const positions = moved(
      pictures.map((_, at) => at + 1),
      from,
      to,
    )
    await callApi(desk.productsSeller.orderProductPictures({ id, positions }))
    await revalidate()
  }
  const drag = useDragOrder(move)
  return (
    <Panel title={m.deskgoods_pictures()}>
      <ol className="mb-3 flex flex-wrap gap-3">
        {pictures.map(({ address, alt }, at) => {
          const name = m.deskgoods_picture_at({ position: at + 1 })
          return (
            <li key={address} className="w-32" {...(mayWrite && drag(at))}>
              <span className="relative block">
                <Picture src={address} alt={alt.zh_CN || name} sizes="128px" className="rounded-xl" />
                {at === 0 && (
                  <Tag tone="brand" className="absolute! left-1.5 top-1.5">
                    {m.deskgoods_cover()}
                  </Tag>
                )}
              </span>
              {mayWrite && (
                <div className="mt-1 flex items-center justify-between">
                  <MoveButtons along="row" name={name} at={at} of={pictures.length} move={move} />
                  <PictureDialog product={product} at={at} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {mayWrite && (
        <UploadTiles
          label={m.deskgoods_pictures()}
          items={waiting}
          already={pictures.length}
          max={MAX_PICTURES_OF_PRODUCT}
          onPick={add}
          onRemove={(key) => setWaiting((old) => old.filter((item) => item.key !== key))}
          hint={m.deskgoods_pictures_hint()}
        />
      )}
    </Panel>
  )
}
