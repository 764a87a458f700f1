// The development page shows every part of src/ui in its states; it is long because it is a list.
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
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Snowflake from 'lucide-react/icons/snowflake'
import Truck from 'lucide-react/icons/truck'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactNode, useState } from 'react'
import { chooseLanguage, currentLanguage } from '#platform/i18n/browser-language.ts'
import { AccountShell } from '#ui/account-shell.tsx'
import { Alert } from '#ui/alert.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { CountBadge, DotBadge } from '#ui/badge.tsx'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { ConfirmProvider, useConfirm } from '#ui/confirm-dialog.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Footer } from '#ui/footer.tsx'
import { Highlight } from '#ui/highlight.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { MediaCard, MediaGrid } from '#ui/media-card.tsx'
import { Menu } from '#ui/menu.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { RatingInput } from '#ui/rating-input.tsx'
import { RatingStars } from '#ui/rating-stars.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Select } from '#ui/select.tsx'
import { ShopShell } from '#ui/shop-shell.tsx'
import { Skeleton, SkeletonCard, SkeletonText, Waiting } from '#ui/skeleton.tsx'
import { StepBar } from '#ui/step-bar.tsx'
import { StickyBar } from '#ui/sticky-bar.tsx'
import { SuggestInput } from '#ui/suggest-input.tsx'
import { Switch } from '#ui/switch.tsx'
import { Table } from '#ui/table.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { Time } from '#ui/time.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { toast } from '#ui/toast.ts'
import { Toaster } from '#ui/toaster.tsx'
import { ToolBar } from '#ui/tool-bar.tsx'
import { TopShortcutBar } from '#ui/top-shortcut-bar.tsx'
import { UploadTiles } from '#ui/upload-tiles.tsx'

/** A drawn fruit, so that the page needs no file. */
function fruit(skin: string, ground: string, wide = false): string {
  const [w, x] = wide ? [1200, 900] : [480, 240]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} 480"><rect width="${w}" height="480" fill="${ground}"/><ellipse cx="${x}" cy="388" rx="120" ry="18" fill="rgba(0,0,0,.08)"/><circle cx="${x}" cy="260" r="126" fill="${skin}"/><circle cx="${x - 46}" cy="212" r="30" fill="rgba(255,255,255,.35)"/><path d="M${x} 140c4-40 40-62 78-56-6 36-36 58-78 56z" fill="#3fa564"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const PICTURES = [
  fruit('#f0563d', '#fdebe4'),
  fruit('#ffb52e', '#fff4d9'),
  fruit('#7dbb42', '#eaf5dd'),
  fruit('#8b5bb5', '#f1e8f7'),
  fruit('#f7879a', '#fdeaee'),
]

const MORE_PICTURES = [fruit('#d8392b', '#e6f2ea'), fruit('#f39a1e', '#f3ece2'), fruit('#4f9a3a', '#fdf3d8')]

const SAMPLES = {
  zh_CN: {
    titles: [
      '云南高山蓝莓 125g×4盒 现摘冷链直达',
      '赣南脐橙 5斤装',
      '阳光玫瑰青提 2斤 顺丰空运 坏果包赔',
      '麒麟西瓜',
      '丹东99红颜草莓 大果 礼盒装 顺丰冷链次日达',
    ],
    tags: ['包邮', '虚拟商品', '产地直发'],
    sold: '已售 1.2万',
    buy: '立即购买',
    cart: '加入购物车',
    more: '查看更多',
    go: '去逛逛',
    steps: ['提交订单', '付款成功', '商家发货', '确认收货', '完成评价'],
    chips: ['125g×2盒', '125g×4盒', '125g×6盒 礼盒装'],
    soldOut: '售罄',
    menu: ['我的订单', '购物车', '退款/售后', '我的收藏', '我的足迹', '收货地址', '个人资料'],
    logout: '退出登录',
    bars: ['首页', '分类', '购物车', '我的'],
    name: '鲜集',
    slogan: '当季新鲜，准时到家',
    hello: '你好，请登录',
    shortcuts: ['我的订单', '我的足迹', '消息', '购物车'],
    search: '搜索水果、海鲜、肉禽蛋',
    searchVerb: '搜索',
    services: [
      ['正品保证', '假一赔十'],
      ['冷链直达', '全程控温'],
      ['坏果包赔', '签收 24 小时内'],
      ['客服在线', '9:00 – 22:00'],
    ],
    columns: ['购物指南', '配送服务', '售后保障'],
    links: ['新手上路', '常见问题', '联系客服'],
    phone: '手机号',
    password: '密码',
    hint: '6-12 位字母加数字',
    wrong: '请输入手机号',
    reason: '退款原因',
    reasons: ['商品质量问题', '不想要了', '少件/漏发'],
    words: '说说你的感受',
    agree: '我已阅读并同意《用户协议》',
    ask: '删除这个地址？',
    askText: '删除后无法恢复。',
    remove: '删除',
    empty: '购物车还是空的',
    tabs: ['全部', '待付款', '待发货', '待收货', '待评价'],
    details: '商品详情',
    reviews: '用户评价',
  },
  en_US: {
    titles: [
      'Yunnan highland blueberries, 4 boxes of 125 g, picked today',
      'Gannan navel oranges, 2.5 kg',
      'Shine Muscat grapes, 1 kg, sent by air, bruised fruit refunded',
      'Qilin watermelon',
      'Dandong strawberries, large, gift box, delivered cold next day',
    ],
    tags: ['Free shipping', 'Digital', 'From the farm'],
    sold: '12k sold',
    buy: 'Buy now',
    cart: 'Add to cart',
    more: 'See more',
    go: 'Start shopping',
    steps: ['Order placed', 'Paid', 'Seller ships', 'Received', 'Reviewed'],
    chips: ['2 boxes of 125 g', '4 boxes of 125 g', 'Gift set, 6 boxes of 125 g'],
    soldOut: 'Sold out',
    menu: [
      'My orders',
      'Cart',
      'Refunds and returns',
      'Favourites',
      'Recently viewed',
      'Addresses',
      'Profile',
    ],
    logout: 'Log out',
    bars: ['Home', 'Categories', 'Cart', 'Me'],
    name: 'Xianji',
    slogan: 'In season, on time, at your door',
    hello: 'Hello, please log in',
    shortcuts: ['My orders', 'Recently viewed', 'Notifications', 'Cart'],
    search: 'Search fruit, seafood, meat and eggs',
    searchVerb: 'Search',
    services: [
      ['Genuine goods', 'Or ten times your money back'],
      ['Kept cold', 'From farm to door'],
      ['Bad fruit refunded', 'Within 24 hours'],
      ['Here to help', '9:00 – 22:00'],
    ],
    columns: ['Shopping guide', 'Delivery', 'After-sales'],
    links: ['Getting started', 'Questions', 'Contact us'],
    phone: 'Phone number',
    password: 'Password',
    hint: '6 to 12 characters, letters and digits',
    wrong: 'Please enter your phone number',
    reason: 'Reason for the refund',
    reasons: ['Quality problem', 'No longer wanted', 'Something is missing'],
    words: 'Tell others what you think',
    agree: 'I have read and agree to the user agreement',
    ask: 'Delete this address?',
    askText: 'This cannot be undone.',
    remove: 'Delete',
    empty: 'Your cart is empty',
    tabs: ['All', 'To pay', 'To ship', 'To receive', 'To review'],
    details: 'Details',
    reviews: 'Reviews',
  },
}

type Samples = (typeof SAMPLES)['en_US']

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-t border-gray-100 py-8">
      <h2 className="mb-4 font-mono text-xs text-gray-500">{name}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  )
}

const Logo = ({ text }: { text: Samples }) => (
  <span className="flex items-center gap-2 text-2xl font-bold text-brand-700">
    <Leaf className="size-8 fill-brand-100" /> {text.name}
  </span>
)

function Cards({ text }: { text: Samples }) {
  return (
    <MediaGrid className="w-full">
      {text.titles.map((title, index) => (
        <MediaCard
          key={title}
          href={`#${index}`}
          picture={PICTURES[index] ?? ''}
          title={title}
          tags={index !== 1 && <Tag tone={index === 3 ? 'blue' : 'warm'}>{text.tags[index % 3]}</Tag>}
          price={<Price value={['39.90', '12.80', '88.00', '6.50', '1288.00'][index] ?? '0'} />}
          meta={text.sold}
          corner={<IconButton size="sm" tone="white" label="Favourite" icon={<Heart />} />}
          action={
            <ButtonLink href={`#${index}`} size="sm" variant="buy">
              {text.buy}
            </ButtonLink>
          }
          veil={index === 3 ? text.soldOut : undefined}
        />
      ))}
    </MediaGrid>
  )
}

function Forms({ text }: { text: Samples }) {
  const [level, setLevel] = useState(4)
  const [anonymous, setAnonymous] = useState('1')
  const [courier, setCourier] = useState('')
  const [files, setFiles] = useState([
    { key: 'a', url: PICTURES[0] ?? '' },
    { key: 'b', url: PICTURES[1] ?? '', progress: 46 },
    { key: 'c', url: PICTURES[2] ?? '', error: '5 MiB' },
  ])
  return (
    <form className="grid w-full gap-x-10 gap-y-5 md:grid-cols-2">
      <Field label={text.phone} required error={text.wrong}>
        <TextInput name="mobile" inputMode="tel" placeholder={text.phone} />
      </Field>
      <Field label={text.password} required hint={text.hint}>
        <PasswordInput name="password" defaultValue="demo1234" autoComplete="current-password" />
      </Field>
      <Field label={text.reason}>
        <Select
          name="reason"
          placeholder="—"
          options={text.reasons.map((label) => ({ value: label, label }))}
        />
      </Field>
      <Field label="SuggestInput">
        <SuggestInput
          name="courier"
          value={courier}
          onChange={setCourier}
          onPick={setCourier}
          start={<Search />}
          suggestions={text.titles
            .filter((one) => one.includes(courier))
            .map((value) => ({
              value,
              content: (
                <span>
                  <Highlight text={value} terms={[courier]} />
                </span>
              ),
            }))}
        />
      </Field>
      <Field label={text.words} optional className="md:col-span-2">
        <Textarea name="words" maxLength={200} defaultValue={text.slogan} />
      </Field>
      <RatingInput label={text.reviews} name="level" value={level} onChange={setLevel} />
      <div className="flex flex-wrap items-center gap-6">
        <Checkbox defaultChecked>{text.agree}</Checkbox>
        <Checkbox indeterminate aria-label="some" />
        <Checkbox disabled aria-label="off" />
        <Switch defaultChecked>{text.tags[0]}</Switch>
      </div>
      <RadioGroup
        label="RadioGroup"
        name="anonymous"
        value={anonymous}
        onChange={setAnonymous}
        options={[
          { value: '0', label: text.tabs[0] },
          { value: '1', label: text.tabs[1] },
        ]}
      />
      <RadioGroup
        label="RadioGroup card"
        name="pay"
        look="card"
        defaultValue="a"
        options={[
          {
            value: 'a',
            label: text.services[0]?.[0],
            hint: text.services[0]?.[1],
            end: <Price value="88.00" size="sm" />,
          },
          { value: 'b', label: text.services[1]?.[0], hint: text.services[1]?.[1] },
        ]}
      />
      <div className="md:col-span-2">
        <UploadTiles
          label="pictures"
          items={files}
          max={9}
          onPick={(picked) =>
            setFiles([
              ...files,
              ...picked.map((file) => ({ key: file.name, url: URL.createObjectURL(file) })),
            ])
          }
          onRemove={(key) => setFiles(files.filter((file) => file.key !== key))}
          onRetry={() => toast.info('…')}
        />
      </div>
    </form>
  )
}

function Overlays({ text }: { text: Samples }) {
  const [open, setOpen] = useState(false)
  const [drawer, setDrawer] = useState(false)
  const confirm = useConfirm()
  return (
    <Section name="dialog, confirm-dialog, drawer, toast, menu">
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Button variant="outline" onClick={() => setDrawer(true)}>
        Drawer
      </Button>
      <Button
        variant="danger"
        onClick={async () => {
          if (await confirm({ title: text.ask, text: text.askText, confirm: text.remove, danger: true }))
            toast.success('OK')
        }}
      >
        Confirm
      </Button>
      <Button
        variant="soft"
        onClick={() => toast.success(text.slogan, { action: { label: text.go, onClick: () => {} } })}
      >
        toast.success
      </Button>
      <Button variant="soft" onClick={() => toast.warn(text.wrong)}>
        toast.warn
      </Button>
      <Button variant="soft" onClick={() => toast.error(text.askText)}>
        toast.error
      </Button>
      <Menu
        label={text.menu[6]}
        hover
        trigger={<Avatar size="md" />}
        head={<span className="font-semibold">{text.name}</span>}
        items={[
          { label: text.menu[0] ?? '', href: '#', icon: <PackageOpen />, count: 3 },
          { label: text.menu[5] ?? '', href: '#', icon: <MapPin /> },
          { label: text.logout, onClick: () => {}, icon: <LogOut />, danger: true },
        ]}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.cart}
        footer={
          <>
            <Button variant="outline" onClick={() => toast.warn(text.wrong)}>
              toast
            </Button>
            <Button onClick={() => setOpen(false)}>{text.go}</Button>
          </>
        }
      >
        <Field label={text.phone} required>
          <TextInput data-autofocus="" />
        </Field>
      </Dialog>
      <Drawer open={drawer} onClose={() => setDrawer(false)} title={text.bars[1] ?? ''}>
        <ul className="space-y-3">
          {text.menu.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Drawer>
    </Section>
  )
}

function Parts({ text }: { text: Samples }) {
  const [chip, setChip] = useState('1')
  const [amount, setAmount] = useState(2)
  const [tab, setTab] = useState('details')
  const [page, setPage] = useState(5)
  return (
    <div className="column">
      <Breadcrumb
        items={[
          { label: text.bars[0] ?? '', href: '/' },
          { label: text.menu[0] ?? '', href: '#' },
          { label: text.titles[0] ?? '' },
        ]}
      />
      <Section name="button">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <div key={size} className="flex w-full flex-wrap items-center gap-3">
            <Button size={size}>{text.go}</Button>
            <Button size={size} variant="buy">
              {text.buy}
            </Button>
            <Button size={size} variant="soft">
              <ShoppingCart />
              {text.cart}
            </Button>
            <Button size={size} variant="outline">
              {text.more}
            </Button>
            <Button size={size} variant="ghost">
              {text.more}
            </Button>
            <Button size={size} variant="danger">
              {text.remove}
            </Button>
            <Button size={size} variant="link">
              {text.more}
            </Button>
            <Button size={size} loading>
              {text.go}
            </Button>
            <Button size={size} disabled>
              {text.go}
            </Button>
          </div>
        ))}
        <Button onClick={() => new Promise((done) => setTimeout(done, 1500))}>async</Button>
        <IconButton label="Cart" icon={<ShoppingCart />} count={120} tone="outline" />
        <IconButton label="Like" icon={<Heart />} />
      </Section>
      <Section name="price, tag, badge, rating-stars, countdown, time, highlight">
        <Price value="39.90" size="xl" /> <Price value="39.9" size="lg" /> <Price value="1288" />{' '}
        <Price value="6.5" size="sm" />
        <Price value="-12.80" tone="ink" /> <Price value="30.00" signed size="sm" />{' '}
        <Price value="59.00" strike />
        {(['brand', 'warm', 'gray', 'amber', 'blue', 'red'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            {text.tags[0]}
          </Tag>
        ))}
        <Tag tone="warm" look="outline">
          {text.tags[2]}
        </Tag>{' '}
        <Tag tone="brand" size="md" icon={<Leaf />}>
          {text.tags[2]}
        </Tag>
        <CountBadge count={3} /> <CountBadge count={120} /> <CountBadge count={12} tone="gray" />{' '}
        <DotBadge label="new" />
        <RatingStars value={4.5} /> <RatingStars value={3} size="sm" /> <RatingStars value={5} size="lg" />
        <Countdown until="2026-01-01T00:29:30Z" serverNow="2026-01-01T00:00:00Z" look="boxes" />
        <Countdown until="2026-01-03T05:29:30Z" serverNow="2026-01-01T00:00:00Z" className="text-warm-600" />
        <Time value="2026-03-01 09:30:00" /> <Time value="2026-03-01 09:30:00" detail="date" />
        <p>
          <Highlight text={text.titles[4] ?? ''} terms={['草莓', 'strawberries']} />
        </p>
      </Section>
      <Section name="choice-chips, quantity-stepper">
        <ChoiceChips
          label="SKU"
          name="sku"
          value={chip}
          onChange={setChip}
          options={text.chips.map((label, index) => ({
            value: String(index),
            label,
            unavailable: index === 2 ? text.soldOut : undefined,
          }))}
        />
        <QuantityStepper value={amount} onChange={setAmount} max={10} left={36} />
        <QuantityStepper value={1} onChange={() => {}} max={0} size="sm" left={0} />
      </Section>
      <Section name="tabs, link-tabs">
        <Tabs
          className="w-full"
          label="tabs"
          value={tab}
          onChange={setTab}
          items={[
            {
              value: 'details',
              label: text.details,
              content: (
                <RichText
                  html={`<h2>${text.titles[0]}</h2><p>${text.slogan}. <a href="#x">${text.more}</a></p><ul><li>${text.tags[0]}</li><li>${text.tags[2]}</li></ul><blockquote>${text.slogan}</blockquote>`}
                />
              ),
            },
            { value: 'reviews', label: text.reviews, count: 128, content: text.words },
          ]}
        />
        <LinkTabs
          className="w-full"
          label="orders"
          items={text.tabs.map((label, index) => ({
            label,
            href: `#${index}`,
            current: index === 1,
            count: [0, 2, 0, 120, 1][index],
          }))}
        />
        <LinkTabs
          className="w-full"
          label="filters"
          look="chips"
          items={text.tabs.map((label, index) => ({
            label,
            href: `#f${index}`,
            current: index === 0,
            count: index * 7,
          }))}
        />
      </Section>
      <Section name="media-card, section-heading, skeleton">
        <SectionHeading
          className="w-full"
          title={text.bars[1] ?? ''}
          text={text.slogan}
          more={{ label: text.more, href: '#' }}
        />
        <Cards text={text} />
        <Waiting className="grid w-full grid-cols-2 gap-4 md:grid-cols-5">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonText lines={4} />
          <Skeleton className="h-10 w-full" />
        </Waiting>
      </Section>
      <Section name="scroll-row">
        <ScrollRow className="w-full" label="feed">
          <ul className="flex gap-4">
            {[...PICTURES, ...MORE_PICTURES].map((picture) => (
              <li key={picture} className="w-56">
                <Picture src={picture} alt="" ratio="4/3" className="rounded-xl" />
              </li>
            ))}
          </ul>
        </ScrollRow>
      </Section>
      <Section name="field, text-input, password-input, textarea, select, checkbox, radio-group, switch, suggest-input, upload-tiles">
        <Forms text={text} />
      </Section>
      <Overlays text={text} />
      <Section name="step-bar, timeline, alert">
        <Card look="outline" className="w-full">
          <StepBar
            label="progress"
            current={2}
            steps={text.steps.map((label, index) => ({
              label,
              time: index < 3 ? <Time value={`2026-03-0${index + 1} 09:30:00`} detail="minute" /> : undefined,
            }))}
          />
        </Card>
        <StepBar
          className="w-full"
          label="progress"
          current={2}
          steps={text.steps.slice(0, 3).map((label, index) => ({ label, failed: index === 2 }))}
        />
        <Timeline
          className="min-w-64 flex-1"
          entries={[0, 1, 2].map((key) => ({
            key,
            title: text.steps[2 - key],
            text: text.slogan,
            time: <Time value={`2026-03-0${3 - key} 09:30:00`} />,
          }))}
        />
        <div className="min-w-64 flex-1 space-y-3">
          {(['info', 'success', 'warn', 'error'] as const).map((tone) => (
            <Alert key={tone} tone={tone} title={text.slogan}>
              {text.askText}
            </Alert>
          ))}
        </div>
      </Section>
      <Section name="table, pagination">
        <Table
          caption="orders"
          rows={text.titles
            .slice(0, 3)
            .map((title, index) => ({ title, picture: PICTURES[index] ?? '', index }))}
          rowKey={(row) => row.index}
          columns={[
            {
              key: 'title',
              header: text.details,
              phone: 'lead',
              cell: (row) => (
                <span className="flex items-center gap-3">
                  <Picture src={row.picture} alt="" className="w-16 shrink-0 rounded-lg" sizes="64px" />
                  {row.title}
                </span>
              ),
            },
            {
              key: 'price',
              header: '¥',
              align: 'center',
              width: 'md:w-32',
              cell: () => <Price value="39.90" size="sm" tone="ink" />,
            },
            {
              key: 'time',
              header: text.steps[0],
              align: 'center',
              width: 'md:w-48',
              cell: () => <Time value="2026-03-01 09:30:00" detail="minute" />,
            },
            {
              key: 'act',
              header: text.more,
              align: 'end',
              width: 'md:w-36',
              phone: 'bare',
              cell: () => (
                <Button size="sm" variant="soft">
                  {text.more}
                </Button>
              ),
            },
          ]}
        />
        <Pagination
          className="w-full"
          page={page}
          total={228}
          perPage={10}
          hrefFor={(target) => `?page=${target}`}
          onPage={setPage}
        />
      </Section>
      <Section name="empty-state, picture">
        <EmptyState
          className="flex-1"
          icon={<ShoppingCart />}
          title={text.empty}
          text={text.slogan}
          action={<ButtonLink href="#">{text.go}</ButtonLink>}
        />
        <Picture src="/pictures/missing" alt={text.titles[0] ?? ''} className="w-40 rounded-xl" />
      </Section>
      <StickyBar>
        <Checkbox>{text.tabs[0]}</Checkbox>
        <span className="ml-auto">
          <Price value="167.70" size="lg" />
        </span>
        <Button variant="buy" size="lg">
          {text.buy}
        </Button>
      </StickyBar>
    </div>
  )
}

const ICONS = [
  <PackageOpen key="0" />,
  <ShoppingCart key="1" />,
  <Clock key="2" />,
  <Heart key="3" />,
  <Footprints key="4" />,
  <MapPin key="5" />,
  <UserRound key="6" />,
]

function Frame({
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
        menu={[
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
          className="h-44 rounded-2xl md:h-115 md:rounded-3xl"
          slides={[
            ['#f0563d', '#fde0d5'],
            ['#ffb52e', '#fff0c9'],
            ['#7dbb42', '#dff0cb'],
          ].map(([skin = '', ground = ''], key) => ({
            key,
            content: (
              <a href={`#slide-${key}`} className="relative block h-full -outline-offset-4">
                <Picture src={fruit(skin, ground, true)} alt="" ratio="fill" priority={key === 0} />
                <span className="absolute inset-y-0 left-6 flex flex-col justify-center gap-2 md:left-20 md:gap-4">
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

export default function Design() {
  const [language, setLanguage] = useState(currentLanguage)
  const [account, setAccount] = useState(false)
  const turn = () => {
    const next = language === 'zh_CN' ? 'en_US' : 'zh_CN'
    chooseLanguage(next)
    document.documentElement.lang = next === 'zh_CN' ? 'zh-CN' : 'en-US'
    setLanguage(next)
  }
  return (
    <ConfirmProvider key={language}>
      <ProgressBar active={false} />
      <Frame
        text={SAMPLES[language]}
        account={account}
        onAccount={() => setAccount(!account)}
        onLanguage={turn}
      />
      <Toaster />
    </ConfirmProvider>
  )
}
