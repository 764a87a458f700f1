import { useEffect, useEffectEvent, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { dataOf } from '#web/call-api.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'

type Props = { value: string; choose(code: string): void; known?(codes: readonly string[]): void }

/** The couriers in use; the first is chosen, as most shops have one. */
export function CourierSelect({ value, choose, known }: Props) {
  const [options, setOptions] = useState<{ value: string; label: string }[]>([])
  const chooseFirst = useEffectEvent((code: string) => {
    if (value === '') choose(code)
  })
  const tell = useEffectEvent((codes: readonly string[]) => known?.(codes))
  useEffect(() => {
    void dataOf(desk.couriersSeller.listSellerCouriers()).then((couriers = []) => {
      const active = couriers.filter((courier) => courier.active === 1)
      setOptions(active.map(({ code, name }) => ({ value: code, label: name[getLocale()] })))
      tell(active.map(({ code }) => code))
      if (active[0]) chooseFirst(active[0].code)
    })
  }, [])
  return (
    <Field label={m.desk_courier()}>
      <Select options={options} value={value} onChange={(event) => choose(event.target.value)} />
    </Field>
  )
}
