import Footprints from 'lucide-react/icons/footprints'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import PenLine from 'lucide-react/icons/pen-line'
import Store from 'lucide-react/icons/store'
import Ticket from 'lucide-react/icons/ticket'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { Link, type MetaArgs, useLoaderData, useRevalidator } from 'react-router'
import { maskMobile } from '#features/account/mask-mobile.ts'
import { AddressCard } from '#features/address/web/address-cards.tsx'
import { MessageList } from '#features/notices/web/message-list.tsx'
import { openService } from '#features/support/web/service-state.ts'
import { mainPlaceShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { paths } from '#paths'
import { readClock, shopTime } from '#platform/time.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Avatar } from '#ui/show/avatar.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Price } from '#ui/show/price.tsx'
import type { SceneName } from '#ui/show/scene-names.ts'
import { buyerPageData, need } from '#web/page-data.ts'
import * as m from '#words'
import { AccountTiles } from './parts/account-tiles.tsx'
import { LatestOrder } from './parts/latest-order.tsx'
import { OrderOverview } from './parts/order-overview.tsx'
import { RoomGrid } from './parts/room-grid.tsx'
import { SecurityChecks } from './parts/security-checks.tsx'
import { useFreshUnread } from './parts/use-fresh-unread.ts'

const RECENT = 4

export const loader = buyerPageData(async ({ api, url }) => {
  const [user, counts, addresses, counters, orders, wallet, coupons, follows, messages, unread] =
    await Promise.all([
      api.account.showUserInfo(),
      api.collection.countCollection(),
      api.address.listAddresses(),
      api.orders.countOrders(),
      api.orders.listOrders({ page: 1 }),
      api.wallet.showSummary(),
      api.orders.listCoupons(),
      api.shop.listFollows({ page: 1 }),
      api.notices.listMessages({ page: 1 }),
      api.notices.countUnread(),
    ])
  return {
    user: need(user, url),
    counts: need(counts, url),
    addresses: need(addresses, url),
    counters: need(counters, url),
    latest: need(orders, url).data[0],
    wallet: need(wallet, url),
    coupons: need(coupons, url).length,
    follows: need(follows, url).total,
    messages: need(messages, url).data.slice(0, RECENT),
    unread: need(unread, url),
    hour: Number(shopTime(readClock()).slice(11, 13)),
  }
})

export const handle = mainPlaceShell(m.centre_title)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.centre_title())

export default function UserCenterHome() {
  const { user, counts, addresses, hour, counters, latest, wallet, coupons, follows, messages, unread } =
    useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  useFreshUnread(unread)
  const [first] = addresses
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <Card className="dawn">
        <div className="flex items-center gap-4 md:gap-6">
          <Avatar src={user.avatar} size="xl" className="ring-4 ring-white" />
          <div className="min-w-0 flex-1">
            <h1 className="line-clamp-2 break-words break-keep text-xl font-bold text-gray-900 md:text-2xl">
              {greetingAt(hour)({ name: user.user_nickname })}
            </h1>
            <p className="mt-1 tabular-nums text-gray-600">{maskMobile(user)}</p>
          </div>
          <ButtonLink href={paths.profile()} variant="outline" size="sm" className="max-md:hidden">
            <PenLine />
            {m.centre_edit_profile()}
          </ButtonLink>
        </div>
      </Card>
      <OrderOverview counters={counters}>
        {latest ? (
          <LatestOrder order={latest} />
        ) : (
          <Nothing
            scene="parcel"
            title={m.centre_no_orders()}
            then={{ label: m.collection_go_shopping(), href: paths.search() }}
          />
        )}
      </OrderOverview>
      <AccountTiles
        tiles={[
          {
            label: m.mywallet_balance(),
            count: <Price value={wallet.balance} tone="inherit" />,
            href: paths.wallet(),
            icon: <WalletCards />,
          },
          {
            label: m.centre_count_coupons(),
            count: coupons,
            href: paths.wallet(),
            icon: <Ticket />,
          },
          {
            label: m.centre_count_collection(),
            count: counts.favourites,
            href: paths.favourites(),
            icon: <Heart />,
          },
          {
            label: m.centre_count_footprint(),
            count: counts.footprints,
            href: paths.footprints(),
            icon: <Footprints />,
          },
          {
            label: m.centre_count_follows(),
            count: follows,
            href: paths.follows(),
            icon: <Store />,
          },
          {
            label: m.centre_count_address(),
            count: addresses.length,
            href: paths.addresses(),
            icon: <MapPin />,
          },
        ]}
      />
      <RoomGrid />
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Card
          title={m.notices_messages_title()}
          className="lg:row-span-2 lg:self-stretch"
          action={
            <Link to={paths.messages()} className="rounded-sm text-brand-700 hover:underline">
              {m.centre_all_messages()}
            </Link>
          }
        >
          {messages.length === 0 ? (
            <EmptyState size="sm" scene="letter" title={m.notices_no_messages()} />
          ) : (
            <MessageList compact messages={messages} onService={openService} onRead={revalidate} />
          )}
        </Card>
        <SecurityChecks user={user} />
        <Card
          title={m.centre_default_address()}
          action={
            <Link to={paths.addresses()} className="text-brand-700 hover:underline">
              {m.centre_manage()}
            </Link>
          }
        >
          {first ? (
            <AddressCard address={first} heading="h3" />
          ) : (
            <Nothing
              scene="letter"
              title={m.address_empty()}
              then={{ label: m.address_new(), href: paths.addresses() }}
            />
          )}
        </Card>
      </div>
    </div>
  )
}

type NothingProps = { scene: SceneName; title: string; then: { label: string; href: string } }

/** A room of the account that holds nothing yet, and where one goes to change that. */
const Nothing = ({ scene, title, then }: NothingProps) => (
  <EmptyState
    size="sm"
    scene={scene}
    title={title}
    action={
      <ButtonLink href={then.href} variant="soft" size="sm">
        {then.label}
      </ButtonLink>
    }
  />
)

function greetingAt(hour: number) {
  if (hour >= 5 && hour < 11) return m.centre_morning
  if (hour >= 11 && hour < 14) return m.centre_noon
  if (hour >= 14 && hour < 18) return m.centre_afternoon
  if (hour >= 18 && hour < 24) return m.centre_evening
  return m.centre_hello
}
