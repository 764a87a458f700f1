import { sql } from 'kysely'
import { ORDER } from '#features/orders/order-states.ts'
import type { ShipTo } from '#features/orders/server/orders-tables.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { Text } from '#platform/i18n/language.ts'
import type { Sweep } from '#platform/jobs/start-jobs.ts'
import { later, seconds } from '#platform/time.ts'
import * as m from '#words'
import type { DemoSeller } from './demo-seller-context.ts'

const inBoth = (say: (locale: { locale: 'zh_CN' | 'en_US' }) => string): Text => ({
  zh_CN: say({ locale: 'zh_CN' }),
  en_US: say({ locale: 'en_US' }),
})

type Stop = { after: number; text: (to: ShipTo) => Text; place: (to: ShipTo) => Text; delivered?: true }

const hub = () => inBoth((say) => m.demoseller_hub({}, say))

/** A parcel's way within a minute, in seconds after it was shipped. */
const STOPS: readonly Stop[] = [
  { after: 8, text: () => inBoth((say) => m.demoseller_collected({}, say)), place: hub },
  { after: 18, text: () => inBoth((say) => m.demoseller_left_hub({}, say)), place: hub },
  {
    after: 30,
    text: (to) => ({
      zh_CN: m.demoseller_arrived({ city: to.city_name.zh_CN }, { locale: 'zh_CN' }),
      en_US: m.demoseller_arrived({ city: to.city_name.en_US }, { locale: 'en_US' }),
    }),
    place: (to) => to.city_name,
  },
  {
    after: 42,
    text: () => inBoth((say) => m.demoseller_delivering({}, say)),
    place: (to) => to.district_name,
  },
  {
    after: 55,
    text: () => inBoth((say) => m.demoseller_delivered({}, say)),
    place: (to) => to.district_name,
    delivered: true,
  },
]

/**
 * Lets parcels travel: each round adds the next stop of those whose time has come. How far one is can be read from its
 * events, the first of which comes with shipping, so a restart loses nothing. Parcels of other sellers are left alone.
 */
export const trackParcels = ({ api, database, clock, log }: DemoSeller): Sweep => ({
  name: 'demo-track',
  everySeconds: 2,
  async run() {
    const due = sql.join(
      STOPS.map(({ after }, at) => sql`(${at}::int, ${later(clock(), -seconds(after))}::timestamptz)`),
    )
    const rows = await select<{ order_sn: string; tracking_no: string; ship_to: ShipTo; at: number }>(
      database.read,
    )`
      select o.order_sn, p.tracking_no, o.ship_to, due.at from parcel p
      join shop_order o on o.id = p.order_id and o.status = ${literal(ORDER.shipped)}
      cross join lateral (select count(*)::int - 1 as at from tracking_event t where t.parcel_id = p.id) gone
      join (values ${due}) as due(at, shipped_before) on due.at = gone.at and p.sent_at <= due.shipped_before
      where p.sent_by = 'seller:demo' and p.unshipped_at is null
      order by p.sent_at limit 50`
    let added = 0
    for (const { order_sn, tracking_no, ship_to, at } of rows) {
      const stop = STOPS[at]
      if (!stop) continue
      const event = {
        text: stop.text(ship_to),
        place: stop.place(ship_to),
        delivered: stop.delivered ? 1 : 0,
      }
      const answer = await api.ordersSeller.trackParcel({ order_sn, tracking_no, ...event, after: at + 1 })
      if (answer.code !== 1) continue
      added += 1
      log.info({ order_sn, event: event.text.en_US }, 'the simulated seller tracks a parcel')
    }
    return added
  },
})
