import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import HandCoins from 'lucide-react/icons/hand-coins'
import PackageOpen from 'lucide-react/icons/package-open'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import {
  type AfterSaleState,
  afterSaleState,
  canAct,
  isDropped,
  isOpen,
} from '#features/after-sales/after-sale-states.ts'
import type { AfterSaleDetail } from '#features/after-sales/after-sales-contract.ts'
import { paths } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { ActBar } from '#ui/move/act-bar.tsx'
import { Card } from '#ui/show/card.tsx'
import { Countdown } from '#ui/show/countdown.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'
import { AfterSaleSteps } from './after-sale-steps.tsx'
import { detailedState, isUnderway, statusMessage } from './after-sale-words.ts'
import { OfferAnswer } from './offer-answer.tsx'

const SIGNS: Record<AfterSaleState, [sign: ReactNode, colours: string]> = {
  applied: [<Clock key="sign" />, 'bg-blue-50 text-blue-700'],
  awaitingParcel: [<PackageOpen key="sign" />, 'bg-warm-50 text-warm-700'],
  sentBack: [<Truck key="sign" />, 'bg-blue-50 text-blue-700'],
  settled: [<CircleCheck key="sign" />, 'bg-brand-50 text-brand-700'],
  rejected: [<CircleX key="sign" />, 'bg-red-50 text-red-700'],
  cancelled: [<CircleX key="sign" />, 'bg-gray-100 text-gray-600'],
}

const OFFERED: [sign: ReactNode, colours: string] = [<HandCoins key="sign" />, 'bg-warm-50 text-warm-700']

const DEADLINES: Partial<Record<AfterSaleState, () => string>> = {
  applied: m.aftersales_deadline_seller,
  awaitingParcel: m.aftersales_deadline_buyer,
  sentBack: m.aftersales_deadline_receive,
}

type Props = { sale: AfterSaleDetail; onCancel: () => unknown; onDue: () => unknown }

/** Where the request stands, what that means, and what the buyer may do about it. */
export function StatusCard({ sale, onCancel, onDue }: Props) {
  const { aftersale_status: status } = sale
  const state = afterSaleState(status)
  const [sign, colours] = sale.offer ? OFFERED : SIGNS[isUnderway(sale) ? 'applied' : state]
  const deadline = sale.offer ? m.refunds_deadline_offer : DEADLINES[state]
  const again = paths.refundOption({ id: sale.order_item_id, order_id: sale.order_id })
  return (
    <Card look="outline">
      <AfterSaleSteps sale={sale} className="mx-auto max-w-3xl pb-6 pt-2" />
      <div className="flex flex-wrap items-start gap-4 border-t border-gray-100 pt-5">
        <span
          aria-hidden="true"
          className={`grid size-12 shrink-0 place-items-center rounded-full [&_svg]:size-6 ${colours}`}
        >
          {sign}
        </span>
        <div className="min-w-0 flex-1 basis-48 md:basis-80" role="status">
          <h2 className="text-lg font-semibold text-gray-900">{detailedState(sale)}</h2>
          <p className="mt-1 text-gray-700">{statusMessage(sale)}</p>
          {sale.refund_msg !== '' && (
            <p className="mt-2 text-gray-700">
              <span className="text-gray-500">{m.aftersales_rejected_because()}</span>{' '}
              <Written text={sale.refund_msg} className="break-words font-medium text-red-700" />
            </p>
          )}
          {sale.offer && sale.offer.note !== '' && (
            <p className="mt-2 text-gray-700">
              <span className="text-gray-500">{m.refunds_offer_note()}</span>{' '}
              <Written text={sale.offer.note} className="break-words font-medium" />
            </p>
          )}
          {deadline && sale.deadline !== '' && (
            <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-gray-500">
              <span>{deadline()}</span>
              <Countdown
                key={sale.deadline}
                until={sale.deadline}
                serverNow={sale.server_time}
                onEnd={onDue}
                className="font-medium text-warm-700"
              />
            </p>
          )}
        </div>
        <ActBar className="flex flex-wrap gap-3 max-md:flex-nowrap max-md:gap-2 max-md:*:flex-auto max-md:*:px-1!">
          {sale.offer && <OfferAnswer sale={sale} onAnswered={onDue} />}
          {canAct('cancel', sale) && (
            <Button variant="outline" onClick={onCancel}>
              {m.aftersales_cancel()}
            </Button>
          )}
          {!isOpen(status) && sale.may_apply === 1 && (
            <ButtonLink href={again}>
              {isDropped(status) ? m.aftersales_apply_again() : m.refunds_apply_rest()}
            </ButtonLink>
          )}
        </ActBar>
      </div>
    </Card>
  )
}
