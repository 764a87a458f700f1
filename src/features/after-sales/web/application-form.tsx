import { useRef } from 'react'
import { Link } from 'react-router'
import type { AfterSaleType } from '#features/after-sales/after-sale-states.ts'
import type { AfterSaleOptions, RefundReason } from '#features/after-sales/after-sales-contract.ts'
import { MAX_CONTENT } from '#features/after-sales/after-sales-rules.ts'
import { PictureUploader } from '#features/uploads/web/picture-uploader.tsx'
import { paths } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'
import { typeName } from './after-sale-words.ts'
import { useApplication } from './use-application.ts'

type Props = {
  item: AfterSaleOptions
  type: AfterSaleType
  reasons: readonly RefundReason[]
  ordersPath: string
}

export function ApplicationForm({ item, type, reasons, ordersPath }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const application = useApplication({ item, type, reasons, form, ordersPath })
  return (
    <form ref={form} noValidate onSubmit={(event) => event.preventDefault()} className="space-y-5">
      <dl className="space-y-3">
        <Fact label={m.aftersales_type()}>
          <span className="font-medium text-gray-900">{typeName(type)}</span>
          <Link
            to={paths.refundOption({ id: item.order_item_id, order_id: item.order_id })}
            className="ml-3 rounded-sm text-brand-700 hover:underline"
          >
            {m.aftersales_change_type()}
          </Link>
        </Fact>
        <Fact label={m.aftersales_amount()}>
          <Price value={item.refund_amount} size="md" />
          <span className="mt-1 block text-gray-500">{m.aftersales_amount_note()}</span>
        </Fact>
      </dl>
      <Field label={m.aftersales_reason()} required error={application.reasonFault} inline>
        <Select
          name="reason"
          placeholder={m.aftersales_reason_choose()}
          value={application.reasonId}
          onChange={(event) => application.chooseReason(event.target.value)}
          options={reasons.map(({ id, reason }) => ({ value: String(id), label: reason }))}
          className="md:max-w-md"
        />
      </Field>
      <Field label={m.aftersales_content()} optional inline>
        <Textarea
          name="content"
          rows={4}
          maxLength={MAX_CONTENT}
          placeholder={m.aftersales_content_hint()}
          value={application.content}
          onChange={(event) => application.setContent(event.target.value)}
        />
      </Field>
      <div className="md:grid md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-5">
        <p aria-hidden="true" className="mb-1.5 font-medium text-gray-700 md:pt-2.25 md:text-right">
          {m.aftersales_photos()}
          <span className="ml-1.5 font-normal text-gray-500">{m.ui_optional()}</span>
        </p>
        <PictureUploader label={m.aftersales_photos()} pictures={application.pictures} />
      </div>
      <div className="md:pl-37">
        <Button
          type="submit"
          size="lg"
          loading={application.submitted}
          onClick={application.submit}
          className="max-md:w-full md:min-w-48"
        >
          {m.aftersales_submit()}
        </Button>
      </div>
    </form>
  )
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="md:grid md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-5">
    <dt className="mb-1 font-medium text-gray-700 md:mb-0 md:text-right">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
