import { useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import type { SellerCourier } from '#features/orders/couriers-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { TemplateButton } from './template-button.tsx'
import { TwoNamesForm } from './two-names-form.tsx'
import { useAsked } from './use-asked.ts'

/** With whom parcels leave. One that is switched off keeps its name on the parcels under way. */
export function CouriersTab() {
  const [couriers, again] = useAsked(() => desk.couriersSeller.listSellerCouriers())
  const [code, setCode] = useState('')
  const turn = async ({ code: of, active }: SellerCourier) => {
    await callApi(desk.couriersSeller.changeCourier({ code: of, active: active ? 0 : 1 }))
    await again()
  }
  const columns: readonly Column<SellerCourier>[] = [
    { key: 'code', header: m.office_code(), cell: (courier) => courier.code },
    { key: 'zh', header: m.office_chinese(), phone: 'lead', cell: ({ name }) => name.zh_CN },
    { key: 'en', header: m.office_english(), cell: ({ name }) => name.en_US },
    {
      key: 'file',
      header: m.courierfiles_file(),
      phone: 'end',
      cell: ({ code: of, name }) => <TemplateButton code={of} name={name[getLocale()]} />,
    },
    {
      key: 'active',
      header: m.desk_status(),
      phone: 'end',
      cell: (courier) => (
        <Button variant="outline" size="sm" onClick={() => turn(courier)}>
          {courier.active ? m.office_switch_off() : m.office_switch_on()}
          <span className="sr-only">{courier.code}</span>
        </Button>
      ),
    },
  ]
  return (
    <>
      <Table
        caption={m.office_tab_couriers()}
        columns={columns}
        rows={couriers ?? []}
        rowKey={({ id }) => id}
      />
      <TwoNamesForm
        label={m.office_add()}
        send={(name) => desk.couriersSeller.addCourier({ code: code.trim().toUpperCase(), name })}
        onDone={again}
      >
        <Field label={m.office_code()} className="w-28">
          <TextInput value={code} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
        </Field>
      </TwoNamesForm>
    </>
  )
}
