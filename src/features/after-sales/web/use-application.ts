import { type RefObject, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AfterSaleType } from '#features/after-sales/after-sale-states.ts'
import type { AfterSaleOptions, RefundReason } from '#features/after-sales/after-sales-contract.ts'
import { applicationFault } from '#features/after-sales/after-sales-rules.ts'
import { ask } from '#features/cart/web/ask.ts'
import { orderKey } from '#features/orders/web/checkout/order-key.ts'
import { usePictureUpload } from '#features/uploads/web/use-picture-upload.ts'
import { api } from '#platform/contract/api.ts'
import { seconds } from '#platform/time.ts'
import { toast } from '#ui/act/toast.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import * as m from '#words'

/** The buyer reads that it worked, then the orders come. */
const TO_ORDERS = seconds(1)

type Parts = {
  item: AfterSaleOptions
  type: AfterSaleType
  reasons: readonly RefundReason[]
  form: RefObject<HTMLElement | null>
  ordersPath: string
}

/** The form of a request. A reason is kept by its id, so that switching the language keeps the choice. */
export function useApplication({ item, type, reasons, form, ordersPath }: Parts) {
  const navigate = useNavigate()
  const { key: entry } = useLocation()
  const [reasonId, setReasonId] = useState('')
  const [content, setContent] = useState('')
  const [reasonFault, setReasonFault] = useState<string>()
  const [submitted, setSubmitted] = useState(false)
  const pictures = usePictureUpload('refund')

  const submit = async () => {
    if (submitted) return
    const reason = reasons.find(({ id }) => String(id) === reasonId)?.reason ?? ''
    const fault = applicationFault({ reason, content, pictures: pictures.items.length })
    if (fault) {
      if (reason === '') setReasonFault(fault())
      focusFirstInvalid(form.current)
      return void toast.warn(fault())
    }
    if (pictures.busy) return void toast.info(m.aftersales_photos_busy())
    const body = {
      type,
      reason,
      content,
      images: pictures.urls.join(','),
      order_id: item.order_id,
      order_item_id: item.order_item_id,
    }
    const done = await ask(api.afterSales.submitAfterSale(body, { key: orderKey(entry, body) }))
    if (!done) return
    setSubmitted(true)
    toast.success(done.msg)
    await new Promise((resolve) => setTimeout(resolve, TO_ORDERS))
    await navigate(ordersPath, { replace: true })
  }

  return {
    reasonId,
    chooseReason: (id: string) => {
      setReasonId(id)
      setReasonFault(undefined)
    },
    reasonFault,
    content,
    setContent,
    pictures,
    submitted,
    submit,
  }
}
