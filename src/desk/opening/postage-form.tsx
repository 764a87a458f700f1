import { useEffect, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import type { PostageTerms } from '#features/postage/postage-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { SkeletonText } from '#ui/show/skeleton.tsx'
import { dataOf } from '#web/call-api.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = { done(): Promise<void> }

/** What a parcel costs, from which sum on it is free, and how long it takes. */
export function PostageForm({ done }: Props) {
  const [terms, setTerms] = useState<PostageTerms>()
  useEffect(() => {
    void dataOf(desk.postageSeller.showPostageTerms()).then(setTerms)
  }, [])
  return terms ? <Filled terms={terms} done={done} /> : <SkeletonText />
}

function Filled({ terms, done }: Props & { terms: PostageTerms }) {
  const form = useForm({
    initial: {
      fee: terms.fee,
      free_from: terms.free_from,
      cut_off_hour: String(terms.cut_off_hour),
      transit_days: String(terms.transit_days),
    },
    send: (values) => desk.postageSeller.changePostage(values),
    done,
  })
  return (
    <form {...form.props} className="space-y-4">
      <div className="grid grid-cols-2 gap-3">
        <TextField form={form} name="fee" label={m.deskopen_fee()} inputMode="decimal" />
        <TextField form={form} name="free_from" label={m.deskgoods_free_from()} inputMode="decimal" />
        <TextField form={form} name="cut_off_hour" label={m.deskopen_cut_off()} inputMode="numeric" />
        <TextField form={form} name="transit_days" label={m.deskopen_transit()} inputMode="numeric" />
      </div>
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
