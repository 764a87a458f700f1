import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import type { StockLine } from '#features/catalogue/catalogue-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type How = 'set' | 'add' | 'take'

/** Opens in the line, so that fifty lines are not fifty forms. */
export function StockForm({ line }: { line: StockLine }) {
  const [open, setOpen] = useState(false)
  if (open) return <OpenForm line={line} close={() => setOpen(false)} />
  return (
    <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
      {m.deskstock_adjust()}
      <span className="sr-only">
        {line.product_name} {line.sku_name}
      </span>
    </Button>
  )
}

function OpenForm({ line, close }: { line: StockLine; close(): void }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { how: 'set' as How, number: String(line.stock), reason: '' },
    send: ({ how, number, reason }) =>
      desk.catalogueSeller.setStock({ sku_id: line.sku_id, how, number: Number(number), reason }),
    done: async () => {
      await revalidate()
      close()
    },
  })
  const ways = [
    { value: 'set', label: m.desk_stock_set() },
    { value: 'add', label: m.desk_stock_add() },
    { value: 'take', label: m.desk_stock_take() },
  ]
  return (
    <form {...form.props} className="flex flex-wrap items-center justify-end gap-2">
      <Field label={m.desk_stock_how()} hideLabel className="w-28">
        <Select
          options={ways}
          value={form.values.how}
          onChange={(event) => form.set('how', event.target.value as How)}
        />
      </Field>
      <Field label={m.desk_pieces()} hideLabel className="w-20">
        <TextInput {...form.bind('number')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label={m.desk_reason()} hideLabel className="min-w-32 flex-1">
        <TextInput {...form.bind('reason')} placeholder={m.desk_reason()} autoComplete="off" />
      </Field>
      <Button type="submit" size="sm" loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
