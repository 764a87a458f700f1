import Heart from 'lucide-react/icons/heart'
import Leaf from 'lucide-react/icons/leaf'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useState } from 'react'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { IconButton } from '#ui/act/icon-button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ChoiceChips } from '#ui/form/choice-chips.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { Breadcrumb } from '#ui/move/breadcrumb.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { ScrollRow } from '#ui/move/scroll-row.tsx'
import { StickyBar } from '#ui/move/sticky-bar.tsx'
import { Tabs } from '#ui/move/tabs.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { CountBadge, DotBadge } from '#ui/show/badge.tsx'
import { Card } from '#ui/show/card.tsx'
import { Countdown } from '#ui/show/countdown.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Highlight } from '#ui/show/highlight.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { Price } from '#ui/show/price.tsx'
import { RatingStars } from '#ui/show/rating-stars.tsx'
import { RichText } from '#ui/show/rich-text.tsx'
import { SectionHeading } from '#ui/show/section-heading.tsx'
import { Skeleton, SkeletonCard, SkeletonText, Waiting } from '#ui/show/skeleton.tsx'
import { StepBar } from '#ui/show/step-bar.tsx'
import { Table } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { Time } from '#ui/show/time.tsx'
import { Timeline } from '#ui/show/timeline.tsx'
import { Cards } from './cards.tsx'
import { Forms } from './forms.tsx'
import { Overlays } from './overlays.tsx'
import { MORE_PICTURES, PICTURES, type Samples } from './samples.ts'
import { Section } from './section.tsx'

export function Parts({ text }: { text: Samples }) {
  const [chip, setChip] = useState('1')
  const [amount, setAmount] = useState(2)
  const [tab, setTab] = useState('details')
  const [page, setPage] = useState(5)
  return (
    <div className="column">
      <Breadcrumb
        items={[
          { label: text.bars[0] ?? '', href: '#' },
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
            {(['outline', 'ghost', 'link'] as const).map((variant) => (
              <Button key={variant} size={size} variant={variant}>
                {text.more}
              </Button>
            ))}
            <Button size={size} variant="danger">
              {text.remove}
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
        <Waiting className="grid w-full grid-cols-2 gap-4">
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
              <li key={picture} className="w-44">
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
          className="min-w-48 flex-1"
          entries={[0, 1, 2].map((key) => ({
            key,
            title: text.steps[2 - key],
            text: text.slogan,
            time: <Time value={`2026-03-0${3 - key} 09:30:00`} />,
          }))}
        />
        <div className="min-w-48 flex-1 space-y-3">
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
                  <Picture src={row.picture} alt="" className="w-13 shrink-0 rounded-lg" sizes="64px" />
                  {row.title}
                </span>
              ),
            },
            {
              key: 'price',
              header: '¥',
              align: 'center',
              width: '@2xl:w-32',
              cell: () => <Price value="39.90" size="sm" tone="ink" />,
            },
            {
              key: 'time',
              header: text.steps[0],
              align: 'center',
              width: '@2xl:w-40',
              cell: () => <Time value="2026-03-01 09:30:00" detail="minute" />,
            },
            {
              key: 'act',
              header: text.more,
              align: 'end',
              width: '@2xl:w-32',
              phone: 'end',
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
          of={{ current_page: page, total: 228, per_page: 10 }}
          onPage={setPage}
        />
      </Section>
      <Section name="empty-state, picture">
        <EmptyState
          className="flex-1"
          scene="basket"
          title={text.empty}
          text={text.slogan}
          action={<ButtonLink href="#">{text.go}</ButtonLink>}
        />
        <Picture src="/pictures/missing" alt={text.titles[0] ?? ''} className="w-44 rounded-xl" />
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
