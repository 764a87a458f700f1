import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import Clock from 'lucide-react/icons/clock'
import Footprints from 'lucide-react/icons/footprints'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import Leaf from 'lucide-react/icons/leaf'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import PackageOpen from 'lucide-react/icons/package-open'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Snowflake from 'lucide-react/icons/snowflake'
import Truck from 'lucide-react/icons/truck'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { toast } from '#ui/act/toast.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Carousel } from '#ui/move/carousel.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { ToolBar } from '#ui/move/tool-bar.tsx'
import { AccountMenu } from '#ui/shell/account-menu.tsx'
import { AccountShell } from '#ui/shell/account-shell.tsx'
import { BottomBar } from '#ui/shell/bottom-bar.tsx'
import { Footer } from '#ui/shell/footer.tsx'
import { ShopShell } from '#ui/shell/shop-shell.tsx'
import { TopShortcutBar } from '#ui/shell/top-shortcut-bar.tsx'
import { CountBadge } from '#ui/show/badge.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { fruit, type Samples } from './samples.ts'
import { Parts } from './show-parts.tsx'

const Logo = ({ text }: { text: Samples }) => (
  <span className="flex items-center gap-2 text-2xl font-bold text-brand-700">
    <Leaf className="size-8 fill-brand-100" /> {text.name}
  </span>
)

const ICONS = [
  <PackageOpen key="0" />,
  <ShoppingCart key="1" />,
  <Clock key="2" />,
  <Heart key="3" />,
  <Footprints key="4" />,
  <MapPin key="5" />,
  <UserRound key="6" />,
]

export function Frame({
  text,
  account,
  onAccount,
  onLanguage,
}: {
  text: Samples
  account: boolean
  onAccount: () => void
  onLanguage: () => void
}) {
  const [keyword, setKeyword] = useState('')
  const top = (fixedAfter?: number) => (
    <TopShortcutBar
      fixedAfter={fixedAfter}
      brand={<Logo text={text} />}
      left={
        <button type="button" className="min-h-8 hover:text-brand-700" onClick={onAccount}>
          {account ? 'ShopShell' : 'AccountShell'} ⇄
        </button>
      }
      items={text.shortcuts.map((label, index) => ({
        label,
        href: `#s${index}`,
        count: [0, 0, 3, 120][index],
      }))}
      right={
        <button type="button" className="min-h-8 px-2 hover:text-brand-700" onClick={onLanguage}>
          {text.name === 'Xianji' ? '中文' : 'English'}
        </button>
      }
    />
  )
  const footer = (
    <Footer
      services={text.services.map(([title = '', hint], index) => ({
        title,
        text: hint,
        icon: [<ShieldCheck key="0" />, <Snowflake key="1" />, <Truck key="2" />, <Headset key="3" />][index],
      }))}
      brand={
        <>
          <Logo text={text} />
          <p className="mt-2">{text.slogan}</p>
        </>
      }
      columns={text.columns.map((title) => ({
        title,
        links: text.links.map((label) => ({ label, href: '#' })),
      }))}
      legal="© 2026"
    />
  )
  const bottom = (
    <BottomBar
      items={text.bars.map((label, index) => ({
        label,
        href: `#b${index}`,
        current: index === 0,
        count: index === 2 ? 8 : 0,
        icon: [<House key="0" />, <BookOpen key="1" />, <ShoppingCart key="2" />, <UserRound key="3" />][
          index
        ],
      }))}
    />
  )
  const tools = (
    <ToolBar
      items={[
        { label: text.bars[2] ?? '', href: '#', icon: <ShoppingCart />, count: 8 },
        { label: text.menu[3] ?? '', href: '#', icon: <Heart /> },
        { label: text.services[3]?.[0] ?? '', onClick: () => toast.info('…'), icon: <Headset /> },
      ]}
    />
  )

  if (account) {
    return (
      <AccountShell
        top={top()}
        header={
          <>
            <Logo text={text} />
            <ButtonLink href="#" variant="ghost" className="ml-auto">
              <Bell />
              {text.shortcuts[2]}
            </ButtonLink>
          </>
        }
        menu={
          <AccountMenu
            groups={[
              {
                items: text.menu.map((label, index) => ({
                  label,
                  href: `#m${index}`,
                  icon: ICONS[index],
                  current: index === 0,
                  count: index === 1 ? 8 : 0,
                })),
              },
              { items: [{ label: text.logout, onClick: () => {}, icon: <LogOut /> }] },
            ]}
          />
        }
        footer={footer}
        bottom={bottom}
      >
        <Card title={text.menu[0]} heading="h1">
          <LinkTabs
            label="orders"
            items={text.tabs.map((label, index) => ({
              label,
              href: `#${index}`,
              current: index === 0,
              count: index,
            }))}
          />
          <EmptyState title={text.empty} action={<ButtonLink href="#">{text.go}</ButtonLink>} />
        </Card>
      </AccountShell>
    )
  }
  return (
    <ShopShell
      top={top(620)}
      logo={<Logo text={text} />}
      search={
        <SearchBox
          action="#"
          label={text.search}
          placeholder={text.search}
          submit={text.searchVerb}
          value={keyword}
          onChange={setKeyword}
          onSearch={(wanted) => toast.info(wanted)}
          suggestions={text.titles.map((value) => ({ value }))}
        />
      }
      aside={
        <ButtonLink href="#" variant="outline" className="max-md:hidden">
          <ShoppingCart />
          {text.bars[2]}
          <CountBadge count={8} />
        </ButtonLink>
      }
      footer={footer}
      bottom={bottom}
      tools={tools}
    >
      <h1 className="sr-only">Design</h1>
      <div className="column pt-2">
        <Carousel
          label={text.slogan}
          className="h-44 rounded-2xl"
          slides={[
            ['#f0563d', '#fde0d5'],
            ['#ffb52e', '#fff0c9'],
            ['#7dbb42', '#dff0cb'],
          ].map(([skin = '', ground = ''], key) => ({
            key,
            content: (
              <a href={`#slide-${key}`} className="relative block h-full -outline-offset-4">
                <Picture src={fruit(skin, ground, true)} alt="" ratio="fill" priority={key === 0} />
                <span className="absolute inset-y-0 left-6 flex flex-col justify-center gap-2 md:gap-4">
                  <b className="text-2xl text-gray-900 md:text-4xl">
                    {text.titles[key]?.slice(0, text.name === 'Xianji' ? 24 : 8)}
                  </b>
                  <span className="text-gray-700 md:text-lg">{text.slogan}</span>
                </span>
              </a>
            ),
          }))}
        />
      </div>
      <Parts text={text} />
    </ShopShell>
  )
}
