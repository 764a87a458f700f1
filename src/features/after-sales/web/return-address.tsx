import Copy from 'lucide-react/icons/copy'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'

export type ReturnAddressFacts = { address: string; name: string; mobile: string }

/** Where the merchant takes parcels, to be written on one. */
export function ReturnAddress({ address, name, mobile }: ReturnAddressFacts) {
  const copy = async () => {
    await navigator.clipboard.writeText([name, mobile, address].join('\n'))
    toast.success(m.aftersales_copied())
  }
  return (
    <div className="rounded-xl bg-gray-50 p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold text-gray-900">{m.aftersales_send_to()}</h3>
        <Button variant="link" size="sm" onClick={copy}>
          <Copy />
          {m.aftersales_copy_address()}
        </Button>
      </div>
      <dl className="mt-2 space-y-1.5">
        <Line label={m.aftersales_receiver()} value={name} />
        <Line label={m.aftersales_mobile()} value={mobile} />
        <Line label={m.aftersales_address()} value={address} />
      </dl>
    </div>
  )
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="flex gap-3">
    <dt className="w-20 shrink-0 text-gray-500">{label}</dt>
    <dd className="min-w-0 break-words text-gray-900">{value}</dd>
  </div>
)
