import { desk } from '#desk/desk-api.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = { id: number; done(): unknown }

/** A sum instead of yes or no; the buyer takes it or refuses it. */
export function OfferForm({ id, done }: Props) {
  const form = useForm({
    initial: { amount: '', note: '' },
    send: (values) => desk.afterSalesSeller.offerSum({ id, ...values }),
    refusals: {
      aftersales_offer_nothing: 'amount',
      aftersales_offer_high: 'amount',
      aftersales_offer_note_long: 'note',
      shell_bad_input: 'amount',
    },
    done,
  })
  return (
    <form {...form.props} className="space-y-3">
      <TextField
        form={form}
        name="amount"
        label={m.desk_offer_sum()}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField form={form} name="note" label={m.desk_offer_note()} autoComplete="off" optional />
      <Button type="submit" variant="outline" block loading={form.pending}>
        {m.desk_offer()}
      </Button>
    </form>
  )
}
