import { desk } from '#desk/desk-api.ts'
import type { SellerReason } from '#features/after-sales/reasons-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { TwoNamesForm } from './two-names-form.tsx'
import { useAsked } from './use-asked.ts'

const KINDS = [
  { type: 'refund', label: m.office_reasons_refund },
  { type: 'return', label: m.office_reasons_return },
] as const

/** What buyers choose from when they ask for something back. */
export function ReasonsTab() {
  const [reasons, again] = useAsked(() => desk.reasonsSeller.listSellerReasons())
  const turn = async ({ id, active }: SellerReason) => {
    await callApi(desk.reasonsSeller.changeReason({ id, active: active ? 0 : 1 }))
    await again()
  }
  const columns: readonly Column<SellerReason>[] = [
    { key: 'zh', header: m.office_chinese(), phone: 'lead', cell: ({ reason }) => reason.zh_CN },
    { key: 'en', header: m.office_english(), phone: 'lead', cell: ({ reason }) => reason.en_US },
    {
      key: 'active',
      header: m.desk_status(),
      phone: 'end',
      cell: (reason) => (
        <Button variant="outline" size="sm" onClick={() => turn(reason)}>
          {reason.active ? m.office_switch_off() : m.office_switch_on()}
          <span className="sr-only">{reason.reason.zh_CN}</span>
        </Button>
      ),
    },
  ]
  return KINDS.map(({ type, label }) => (
    <section key={type} className="mt-8">
      <h2 className="mb-3 font-semibold">{label()}</h2>
      <Table
        caption={label()}
        columns={columns}
        rows={reasons?.filter((reason) => reason.type === type) ?? []}
        rowKey={({ id }) => id}
      />
      <TwoNamesForm
        label={m.office_add()}
        send={(reason) => desk.reasonsSeller.addReason({ type, reason })}
        onDone={again}
      />
    </section>
  ))
}
