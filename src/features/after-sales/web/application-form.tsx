import { Link, useNavigate } from 'react-router'
import type { AfterSaleType } from '#features/after-sales/after-sale-states.ts'
import type { AfterSaleOptions, RefundReason } from '#features/after-sales/after-sales-contract.ts'
import { applicationFaults, MAX_CONTENT } from '#features/after-sales/after-sales-rules.ts'
import { centsOf } from '#features/orders/refund-rules.ts'
import { PictureUploader } from '#features/uploads/web/picture-uploader.tsx'
import { usePictureUpload } from '#features/uploads/web/use-picture-upload.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { Select } from '#ui/form/select.tsx'
import { ActBar } from '#ui/move/act-bar.tsx'
import { Price } from '#ui/show/price.tsx'
import { ParagraphsField } from '#web/paragraphs-field.tsx'
import { useThenGo } from '#web/then-go.ts'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { typeName } from './after-sale-words.ts'

type Props = {
  item: AfterSaleOptions
  type: AfterSaleType
  reasons: readonly RefundReason[]
  ordersPath: string
}

export function ApplicationForm({ item, type, reasons, ordersPath }: Props) {
  const navigate = useNavigate()
  const thenGo = useThenGo()
  const pictures = usePictureUpload('refund')
  // A reason is kept by its id, so that switching the language keeps the choice.
  const wordsOf = (chosen: string) => reasons.find(({ id }) => String(id) === chosen)?.reason ?? ''
  const left = { pieces: item.refund_num, cents: fromYuan(item.refund_amount) ?? 0 }
  const form = useForm({
    initial: { reason: '', content: '', num: item.refund_num },
    check: ({ reason, content }) => applicationFaults({ reason: wordsOf(reason), content }),
    uploads: () => [pictures],
    send: ({ reason, content, num }, keyFor) => {
      const { order_id, order_item_id } = item
      const images = pictures.urls.join(',')
      const body = { type, reason: wordsOf(reason), content, images, order_id, order_item_id, num }
      return api.afterSales.submitAfterSale(body, { key: keyFor(body) })
    },
    refusals: {
      aftersales_choose_reason: 'reason',
      aftersales_content_long: 'content',
      aftersales_too_many_pieces: 'num',
    },
    done: (_, msg) => thenGo(msg, () => navigate(ordersPath, { replace: true })),
    keyLives: 'page',
    warnsBeforeLeaving: true,
  })

  return (
    <form {...form.props} className="space-y-5">
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
        {item.refund_num > 1 && (
          <Fact label={m.refunds_num()}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <QuantityStepper
                label={m.refunds_num()}
                value={form.values.num}
                onChange={(num) => form.set('num', num)}
                max={item.refund_num}
              />
              <span className="text-gray-500">{m.refunds_num_choose({ left: item.refund_num })}</span>
            </span>
          </Fact>
        )}
        <Fact label={m.aftersales_amount()}>
          <span role="status">
            <Price value={toYuan(centsOf(left, form.values.num))} size="md" />
          </span>
          <span className="mt-1 block text-gray-500">{m.aftersales_amount_note()}</span>
        </Fact>
      </dl>
      <Field label={m.aftersales_reason()} required error={form.error('reason')} inline>
        <Select
          {...form.bind('reason')}
          placeholder={m.aftersales_reason_choose()}
          options={reasons.map(({ id, reason }) => ({ value: String(id), label: reason }))}
          className="md:max-w-md"
        />
      </Field>
      <ParagraphsField
        form={form}
        name="content"
        label={m.aftersales_content()}
        optional
        inline
        rows={4}
        maxLength={MAX_CONTENT}
        placeholder={m.aftersales_content_hint()}
      />
      <div className="md:grid md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-5">
        <p aria-hidden="true" className="mb-1.5 font-medium text-gray-700 md:pt-2.25 md:text-right">
          {m.aftersales_photos()}
          <span className="ml-1.5 font-normal text-gray-500">{m.ui_optional()}</span>
        </p>
        <PictureUploader label={m.aftersales_photos()} pictures={pictures} />
      </div>
      <ActBar className="md:pl-37">
        <Button type="submit" size="lg" loading={form.pending} className="max-md:w-full md:min-w-48">
          {m.aftersales_submit()}
        </Button>
      </ActBar>
    </form>
  )
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="md:grid md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-5">
    <dt className="mb-1 font-medium text-gray-700 md:mb-0 md:text-right">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
