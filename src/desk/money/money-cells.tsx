import { Link } from 'react-router'
import { deskPaths } from '#paths/desk'
import { ButtonLink } from '#ui/act/button-link.tsx'
import * as m from '#words'

export const Sum = ({ yuan }: { yuan: string }) => <span className="tabular-nums">¥{yuan}</span>

export const OrderLink = ({ sn }: { sn: string }) =>
  sn === '' ? null : (
    <Link to={deskPaths.order(sn)} className="text-brand-700 underline">
      {sn}
    </Link>
  )

export const BuyerLink = ({ id, name }: { id: number; name: string }) => (
  <Link to={deskPaths.buyer(id)} className="text-brand-700 underline">
    {name}
  </Link>
)

/** Further back from the last row that is shown. */
export const Older = ({ tab, last }: { tab: string; last: number | undefined }) =>
  last === undefined ? null : (
    <div className="mt-3 text-center">
      <ButtonLink variant="outline" href={`?tab=${tab}&before=${last}`}>
        {m.office_older()}
      </ButtonLink>
    </div>
  )
