import { desk } from '#desk/desk-api.ts'
import type { PostageTerms } from '#features/postage/postage-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { useAsked } from './use-asked.ts'

/** What postage costs and how long parcels take, with the provinces that differ. */
export function DeliveryTab() {
  const [terms, again] = useAsked(() => desk.postageSeller.showPostageTerms())
  if (!terms) return null
  return (
    <div className="space-y-6">
      <TermsForm terms={terms} done={again} />
      <Table
        caption={m.office_provinces()}
        columns={COLUMNS}
        rows={terms.provinces}
        rowKey={({ province_id }) => province_id}
        empty={<p className="text-gray-500">{m.office_no_provinces()}</p>}
      />
      <ProvinceForm done={again} />
    </div>
  )
}

function TermsForm({ terms, done }: { terms: PostageTerms; done(): unknown }) {
  const form = useForm({
    initial: {
      fee: terms.fee,
      free_from: terms.free_from,
      cut_off_hour: String(terms.cut_off_hour),
      transit_days: String(terms.transit_days),
    },
    send: (values) => desk.postageSeller.changePostage(values),
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  return (
    <form {...form.props} className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
      <TextField form={form} name="fee" label={m.office_fee()} inputMode="decimal" autoComplete="off" />
      <TextField
        form={form}
        name="free_from"
        label={m.office_free_from()}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="cut_off_hour"
        label={m.office_cut_off()}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="transit_days"
        label={m.office_transit()}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button type="submit" loading={form.pending} className="justify-self-start">
        {m.desk_save()}
      </Button>
    </form>
  )
}

function ProvinceForm({ done }: { done(): unknown }) {
  const form = useForm({
    initial: { province: '', surcharge: '', transit_days: '' },
    send: ({ province, surcharge, transit_days }) =>
      desk.postageSeller.changePostageProvince({
        province,
        ...(surcharge && { surcharge }),
        ...(transit_days && { transit_days }),
        ...(!surcharge && !transit_days && { as_usual: 1 }),
      }),
    refusals: { postage_no_province: 'province' },
    clears: true,
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  return (
    <form {...form.props} className="flex flex-wrap items-end gap-2">
      <TextField
        form={form}
        name="province"
        label={m.office_province()}
        className="min-w-40 flex-1"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="surcharge"
        label={m.office_surcharge()}
        className="min-w-32 flex-1"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="transit_days"
        label={m.office_transit()}
        className="min-w-32 flex-1"
        inputMode="numeric"
        autoComplete="off"
      />
      <Button type="submit" variant="outline" loading={form.pending}>
        {m.desk_save()}
      </Button>
      <p className="w-full text-sm text-gray-500">{m.office_province_hint()}</p>
    </form>
  )
}

const COLUMNS: readonly Column<PostageTerms['provinces'][number]>[] = [
  { key: 'province', header: m.office_province(), phone: 'lead', cell: ({ province }) => province },
  {
    key: 'delivered',
    header: m.office_delivered(),
    phone: 'labelled',
    cell: ({ delivered }) => (delivered ? m.office_yes() : m.office_no()),
  },
  {
    key: 'surcharge',
    header: m.office_surcharge(),
    align: 'end',
    phone: 'labelled',
    cell: ({ surcharge }) => surcharge,
  },
  {
    key: 'days',
    header: m.office_transit(),
    align: 'end',
    phone: 'labelled',
    cell: ({ transit_days }) => transit_days ?? m.office_as_usual(),
  },
]
