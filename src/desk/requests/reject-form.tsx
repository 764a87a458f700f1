import { useEffect, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { EnglishField } from '#desk/form/reason-field.tsx'
import type { SellerAfterSale } from '#features/after-sales/after-sales-seller-contract.ts'
import type { SupportPhrase } from '#features/support/support-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { dataOf } from '#web/call-api.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = { id: number; done(judged: SellerAfterSale, msg: string): unknown }

/** With a reason the buyer reads; a saved answer fills it, to be changed before it is sent. */
export function RejectForm({ id, done }: Props) {
  const [phrases, setPhrases] = useState<readonly SupportPhrase[]>([])
  useEffect(() => {
    void dataOf(desk.supportSeller.listPhrases()).then((known = []) => setPhrases(known))
  }, [])
  const form = useForm({
    initial: { reason: '', reason_en: '' },
    send: (said) => desk.afterSalesSeller.rejectAfterSale({ id, ...said }),
    done,
  })
  const fill = (name: string) =>
    form.set('reason', phrases.find((phrase) => phrase.name === name)?.content ?? '')
  return (
    <form {...form.props} className="space-y-3">
      <TextField form={form} name="reason" label={m.desk_reject_reason()} autoComplete="off" />
      <EnglishField form={form} name="reason_en" label={m.desk_reason()} />
      {phrases.length > 0 && (
        <Field label={m.office_phrase()} hideLabel>
          <Select
            value=""
            placeholder={m.office_phrase()}
            options={phrases.map(({ name }) => ({ value: name, label: name }))}
            onChange={(event) => fill(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" variant="danger" block loading={form.pending}>
        {m.desk_reject()}
      </Button>
    </form>
  )
}
