import Wallet from 'lucide-react/icons/wallet'
import type { PaymentMethod } from '#features/payment/payment-rules.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Price } from '#ui/show/price.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { AlipayMark, WechatMark } from './method-marks.tsx'

type Props = { value: PaymentMethod; onChange: (method: PaymentMethod) => void; balance: string }

export function MethodChoice({ value, onChange, balance }: Props) {
  return (
    <RadioGroup<PaymentMethod>
      label={m.cashier_method()}
      hideLabel
      name="method"
      look="card"
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'alipay',
          label: (
            <span className="flex items-center gap-2">
              {m.cashier_alipay()} <Tag tone="brand">{m.cashier_recommended()}</Tag>
            </span>
          ),
          hint: m.cashier_alipay_hint(),
          end: <AlipayMark />,
        },
        {
          value: 'balance',
          label: m.cashier_balance(),
          hint: (
            <>
              {m.cashier_balance_left()} <Price value={balance} size="xs" tone="inherit" />
            </>
          ),
          end: (
            <span className="grid size-9 place-items-center rounded-lg bg-warm-50 text-warm-600">
              <Wallet className="size-5" aria-hidden="true" />
            </span>
          ),
        },
        { value: 'wechat', label: m.cashier_wechat(), hint: m.cashier_wechat_hint(), end: <WechatMark /> },
      ]}
    />
  )
}
