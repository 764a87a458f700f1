import { useSearchParams } from 'react-router'
import { asking } from '#desk/list/asked.ts'
import { FilterBar } from '#desk/list/filter-bar.tsx'
import { FilterMore } from '#desk/list/filter-more.tsx'
import { ORDER_DAYS, type OrderDays } from '#features/orders/order-days.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { readFilter, TEXT_FILTERS, type TextFilter } from './read-filter.ts'

const LABELS: Record<TextFilter, () => string> = {
  consignee: m.deskorders_consignee,
  region: m.deskorders_region,
  product: m.deskorders_product,
  sku: m.deskorders_sku,
  from: m.deskorders_from,
  until: m.deskorders_until,
}

const DAYS: Record<OrderDays, () => string> = {
  created: m.deskorders_days_created,
  paid: m.deskorders_days_paid,
  shipped: m.deskorders_days_shipped,
}

const CLEARED = Object.fromEntries([...TEXT_FILTERS, 'flagged', 'days'].map((name) => [name, undefined]))

/** One box for what most people look for; the rest unfolds. */
export function OrderFilter() {
  const [asked] = useSearchParams()
  const filter = readFilter(asked)
  const used = TEXT_FILTERS.filter((name) => filter[name] !== '').length + (filter.flagged ? 1 : 0)
  return (
    <FilterBar search={m.desk_find_orders()} keep={['status']}>
      <FilterMore key={asked.toString()} used={used} clear={asking(asked, CLEARED)}>
        {TEXT_FILTERS.map((name) => (
          <Field key={name} label={LABELS[name]()}>
            <TextInput
              name={name}
              type={name === 'from' || name === 'until' ? 'date' : 'text'}
              defaultValue={filter[name]}
              autoComplete="off"
            />
          </Field>
        ))}
        <Field label={m.deskorders_days()}>
          <Select
            name="days"
            defaultValue={filter.days ?? 'created'}
            options={ORDER_DAYS.map((value) => ({ value, label: DAYS[value]() }))}
          />
        </Field>
        <Checkbox name="flagged" value="1" defaultChecked={filter.flagged} className="min-h-11 items-center">
          {m.deskorders_only_flagged()}
        </Checkbox>
      </FilterMore>
    </FilterBar>
  )
}
