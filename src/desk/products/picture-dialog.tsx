import { type MouseEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { MAX_ALT } from '#features/pictures/pictures-rules.ts'
import { Button } from '#ui/act/button.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { pictureAt } from '#ui/show/picture-at.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Props = { product: SellerProduct; at: number }

/** What a picture shows, what of it must stay in sight when it is cut, and taking it away. */
export function PictureDialog({ product, at }: Props) {
  const { revalidate } = useRevalidator()
  const name = m.deskgoods_picture_at({ position: at + 1 })
  return (
    <DialogButton
      variant="link"
      label={m.desk_change()}
      aria-label={m.deskgoods_change_it({ name })}
      title={name}
      size="md"
      onDone={revalidate}
    >
      {({ done }) => <PictureForm product={product} at={at} done={done} />}
    </DialogButton>
  )
}

const MIDDLE = { x: 0.5, y: 0.5 }
const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100

function PictureForm({ product: { id, pictures }, at, done }: Props & { done(): Promise<void> }) {
  const picture = pictures[at]
  const [alt, setAlt] = useState(picture?.alt ?? { zh_CN: '', en_US: '' })
  const [focus, setFocus] = useState(picture?.focus ?? MIDDLE)
  const position = at + 1
  if (!picture) return null
  const point = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // Pressed by key it has no place; the arrows below move it then.
    if (event.detail === 0) return
    setFocus({
      x: share((event.clientX - box.left) / box.width),
      y: share((event.clientY - box.top) / box.height),
    })
  }
  const save = async () => {
    if (await callApi(desk.productsSeller.changeProductPicture({ id, position, alt, focus }))) await done()
  }
  const remove = async () => {
    if (await callApi(desk.productsSeller.removeProductPicture({ id, position }))) await done()
  }
  return (
    <div className="space-y-4">
      <button
        type="button"
        aria-label={m.deskgoods_focus()}
        className="relative mx-auto block max-w-full overflow-hidden rounded-xl"
        onClick={point}
      >
        <img src={pictureAt(picture.address, 480)} alt="" className="max-h-72" />
        <span
          aria-hidden="true"
          className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#000]"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        />
      </button>
      <p className="text-gray-500">{m.deskgoods_focus_hint()}</p>
      <div className="grid grid-cols-2 gap-3">
        {(['x', 'y'] as const).map((side) => (
          <label key={side} className="block text-sm text-gray-600">
            {side === 'x' ? m.deskgoods_focus_x() : m.deskgoods_focus_y()}
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={focus[side]}
              className="h-11 w-full accent-brand-600"
              onChange={(event) => setFocus({ ...focus, [side]: Number(event.target.value) })}
            />
          </label>
        ))}
      </div>
      <BothField label={m.deskgoods_alt()} value={alt} change={setAlt} maxLength={MAX_ALT} />
      <div className="flex justify-between gap-3">
        <Button variant="outline" onClick={remove}>
          {m.deskgoods_picture_remove()}
        </Button>
        <Button onClick={save}>{m.desk_save()}</Button>
      </div>
    </div>
  )
}
