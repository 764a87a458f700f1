import { useSearchParams } from 'react-router'
import { asking } from '#desk/list/asked.ts'
import { FilterBar } from '#desk/list/filter-bar.tsx'
import { FilterMore } from '#desk/list/filter-more.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { readFilter, TEXT_FILTERS, type TextFilter } from './read-filter.ts'

const LABELS: Record<TextFilter, () => string> = {
  consignee: m.deskorders_consignee,
  region: m.deskorders_region,
  product: m.deskorders_product,
  from: m.deskorders_from,
  until: m.deskorders_until,
}

const CLEARED = Object.fromEntries([...TEXT_FILTERS, 'flagged'].map((name) => [name, undefined]))

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
        <Checkbox name="flagged" value="1" defaultChecked={filter.flagged} className="min-h-11 items-center">
          {m.deskorders_only_flagged()}
        </Checkbox>
      </FilterMore>
    </FilterBar>
  )
}
