import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { MERCHANT_DAYS, OFFER_DAYS, RETURN_DAYS } from '#features/after-sales/after-sales-rules.ts'
import { DEFAULT_SUMS, type Giver } from '#features/approvals/approval-rules.ts'
import { AFTER_SALE_HOURS } from '#features/orders/ask-back-rules.ts'
import { AUTO_CONFIRM_DAYS, PAYMENT_MINUTES, REVIEW_DAYS } from '#features/orders/orders-rules.ts'
import { ITEM_DIGITS } from '#features/packing/scale-label.ts'
import type { Setting } from '#features/site/site-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { SETTING_NAMES } from './setting-names.ts'

/** One setting, saved by itself: what is wrong with it is said beside it. */
export function SettingForm({ setting }: { setting: Setting }) {
  const { module, key, kind } = setting
  const { role } = usePerson()
  const { revalidate } = useRevalidator()
  const inTwo = kind === 'text' || kind === 'words'
  const form = useForm({
    initial: readValue(setting),
    send: ({ zh, en }) =>
      desk.siteSeller.changeSetting({ module, key, value: inTwo ? { zh_CN: zh, en_US: en } : zh }),
    done: (_, msg) => {
      toast.success(msg)
      return revalidate()
    },
  })
  const name = SETTING_NAMES[`${module}.${key}`]?.() ?? key
  const numeric = kind === 'number' ? ({ inputMode: 'numeric' } as const) : {}
  const locked = module === 'sums' && role !== 'owner'
  return (
    <form {...form.props}>
      <fieldset disabled={locked} className="flex flex-wrap items-end gap-2">
        <legend className="sr-only">{name}</legend>
        <TextField
          form={form}
          name="zh"
          label={inTwo ? m.office_in_chinese({ name }) : name}
          className="min-w-40 flex-1"
          autoComplete="off"
          placeholder={defaultOf(setting)}
          {...numeric}
        />
        {inTwo && (
          <TextField
            form={form}
            name="en"
            label={m.office_in_english({ name })}
            className="min-w-40 flex-1"
            autoComplete="off"
          />
        )}
        <Button type="submit" variant="outline" loading={form.pending}>
          {m.desk_save()}
          <span className="sr-only">{name}</span>
        </Button>
      </fieldset>
    </form>
  )
}

function readValue({ value }: Setting): { zh: string; en: string } {
  if (value === null) return { zh: '', en: '' }
  if (typeof value !== 'object') return { zh: String(value), en: '' }
  const one = (text: string | string[]) => (Array.isArray(text) ? text.join(', ') : text)
  return { zh: one(value.zh_CN), en: one(value.en_US) }
}

const DEFAULTS: Readonly<Record<string, number>> = {
  'scales.item_digits': ITEM_DIGITS,
  'orders.unpaid_minutes': PAYMENT_MINUTES,
  'orders.auto_confirm_days': AUTO_CONFIRM_DAYS,
  'orders.review_days': REVIEW_DAYS,
  'aftersale.merchant_days': MERCHANT_DAYS,
  'aftersale.return_days': RETURN_DAYS,
  'aftersale.offer_days': OFFER_DAYS,
  'aftersale.window_hours': AFTER_SALE_HOURS,
}

/** What holds as long as nobody has said otherwise. */
function defaultOf({ module, key }: Setting): string {
  if (module !== 'sums') return String(DEFAULTS[`${module}.${key}`] ?? '')
  const [role, which] = key.split('_') as [Giver, 'each' | 'day']
  return String(DEFAULT_SUMS[role][which])
}
