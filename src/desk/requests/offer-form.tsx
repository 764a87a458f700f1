import { desk } from '#desk/desk-api.ts'
import { EnglishField } from '#desk/form/reason-field.tsx'
import type { SellerAfterSale } from '#features/after-sales/after-sales-seller-contract.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = {
  id: number
  /** What was asked for. */
  most: string
  done(judged: SellerAfterSale & { approval_id: number }, msg: string): unknown
}

const SHARES = [10, 20, 30, 50]

/** A sum instead of yes or no; the buyer takes it or refuses it. */
export function OfferForm({ id, most, done }: Props) {
  const form = useForm({
    initial: { amount: '', note: '', note_en: '' },
    send: (values) => desk.afterSalesSeller.offerSum({ id, ...values }),
    refusals: {
      aftersales_offer_nothing: 'amount',
      aftersales_offer_high: 'amount',
      aftersales_offer_note_long: 'note',
      shell_bad_input: 'amount',
    },
    done,
  })
  // A cent that cannot be split goes to the buyer.
  const shareOf = (percent: number) => toYuan(Math.ceil(((fromYuan(most) ?? 0) * percent) / 100))
  return (
    <form {...form.props} className="space-y-3">
      <TextField
        form={form}
        name="amount"
        label={m.desk_offer_sum()}
        inputMode="decimal"
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        {SHARES.map((percent) => (
          <Button
            key={percent}
            variant="outline"
            size="sm"
            aria-label={m.office_offer_share({ percent, sum: shareOf(percent) })}
            onClick={() => form.set('amount', shareOf(percent))}
          >
            {percent} %
          </Button>
        ))}
      </div>
      <TextField form={form} name="note" label={m.desk_offer_note()} autoComplete="off" optional />
      <EnglishField form={form} name="note_en" label={m.desk_offer_note()} />
      <Button type="submit" variant="outline" block loading={form.pending}>
        {m.desk_offer()}
      </Button>
    </form>
  )
}
