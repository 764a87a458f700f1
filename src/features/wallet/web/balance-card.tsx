import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import type { WalletSummary } from '#features/wallet/wallet-contract.ts'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'

/** What the wallet holds, large; what came and went, small. */
export function BalanceCard({ wallet, action }: { wallet: WalletSummary; action: ReactNode }) {
  return (
    <section
      aria-labelledby="balance"
      className="balance flex flex-wrap items-end justify-between gap-x-8 gap-y-5 rounded-2xl p-5 text-white md:p-7"
    >
      <div>
        <h2 id="balance">{m.mywallet_balance()}</h2>
        <Price value={wallet.balance} size="xl" tone="inherit" className="mt-2" />
      </div>
      <dl className="flex gap-8">
        <Flow icon={<ArrowDownLeft />} label={m.mywallet_total_in()} value={wallet.total_in} />
        <Flow icon={<ArrowUpRight />} label={m.mywallet_total_out()} value={wallet.total_out} />
      </dl>
      {action}
    </section>
  )
}

const Flow = ({ icon, label, value }: { icon: ReactNode; label: string; value: string }) => (
  <div>
    <dt className="flex items-center gap-1 [&_svg]:size-4">
      {icon}
      {label}
    </dt>
    <dd className="mt-1">
      <Price value={value} size="sm" tone="inherit" />
    </dd>
  </div>
)
