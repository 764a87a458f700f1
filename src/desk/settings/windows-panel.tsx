import { desk } from '#desk/desk-api.ts'
import { LEAST_AFTER_SALE_HOURS, MOST_AFTER_SALE_HOURS } from '#features/orders/ask-back-rules.ts'
import type { windowsSellerContract } from '#features/orders/windows-seller-contract.ts'
import type { Answered } from '#platform/contract/define.ts'
import { faultsOf } from '#platform/fault.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { useAsked } from './use-asked.ts'

type Window = Answered<typeof windowsSellerContract.listWindows>[number]

/** Berries are asked back within a day, rice within a week: categories with a time of their own. */
export function WindowsPanel() {
  const [windows, again] = useAsked(() => desk.windowsSeller.listWindows())
  const [categories] = useAsked(() => desk.categoriesSeller.listSellerCategories())
  const form = useForm({
    initial: { category: '', hours: '' },
    send: ({ category, hours }) =>
      desk.windowsSeller.changeWindow({ category_id: Number(category), hours: Number(hours) }),
    check: ({ category, hours }) =>
      faultsOf(
        ['category', m.windows_which, category === ''],
        ['hours', m.windows_hours_wrong, !isHours(hours), BOUNDS],
      ),
    clears: true,
    done: (_, msg) => {
      toast.success(msg)
      return again()
    },
  })
  const clear = async ({ category_id }: Window) => {
    await callApi(desk.windowsSeller.changeWindow({ category_id }))
    await again()
  }
  const columns: readonly Column<Window>[] = [
    { key: 'name', header: m.deskgoods_category(), phone: 'lead', cell: ({ name }) => name },
    { key: 'hours', header: m.windows_hours(), align: 'end', phone: 'labelled', cell: ({ hours }) => hours },
    {
      key: 'clear',
      header: m.desk_acts(),
      phone: 'end',
      width: '@2xl:w-40',
      cell: (one) => (
        <Button variant="outline" size="sm" onClick={() => clear(one)}>
          {m.windows_clear()}
          <span className="sr-only">{one.name}</span>
        </Button>
      ),
    },
  ]
  const options = (categories ?? []).map(({ id, pid, name }) => ({
    value: id,
    label: `${pid === 0 ? '' : '\u2003'}${name[getLocale()]}`,
  }))
  return (
    <section aria-label={m.windows_title()} className="mt-8">
      <h2 className="mb-1 font-semibold text-gray-900">{m.windows_title()}</h2>
      <p className="mb-3 text-sm text-gray-600">{m.windows_text()}</p>
      <Table
        caption={m.windows_title()}
        columns={columns}
        rows={windows ?? []}
        rowKey={({ category_id }) => category_id}
        empty={<EmptyState size="sm" title={m.windows_none()} />}
      />
      <form {...form.props} className="mt-3 grid gap-3 md:grid-cols-[16rem_10rem_auto] md:items-start">
        <Field label={m.deskgoods_category()} error={form.error('category')}>
          <Select {...form.bind('category')} placeholder={m.deskgoods_category()} options={options} />
        </Field>
        <TextField
          form={form}
          name="hours"
          label={m.windows_hours()}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit" loading={form.pending} className="md:mt-7">
          {m.windows_set()}
        </Button>
      </form>
    </section>
  )
}

const BOUNDS = { least: LEAST_AFTER_SALE_HOURS, most: MOST_AFTER_SALE_HOURS }

const isHours = (typed: string) =>
  /^\d{1,5}$/.test(typed.trim()) && Number(typed) >= BOUNDS.least && Number(typed) <= BOUNDS.most
