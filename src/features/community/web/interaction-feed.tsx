import MessageCircle from 'lucide-react/icons/message-circle'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Interaction, InteractionPage } from '#features/community/community-contract.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { cx } from '#ui/cx.ts'
import { ScrollRow } from '#ui/move/scroll-row.tsx'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import { useFeedPages } from './use-feed-pages.ts'

type Props = { kind: 'liked' | 'disliked'; first: InteractionPage }

/** What the buyer liked or disliked: pages side by side, each of two columns; the next one comes near the right end. */
export function InteractionFeed({ kind, first }: Props) {
  const { pages, loadNext } = useFeedPages(first.data, (page) =>
    (kind === 'liked' ? api.community.listLiked : api.community.listDisliked)({ page }),
  )
  const several = first.total > first.per_page
  const label = kind === 'liked' ? m.community_liked_feed() : m.community_disliked_feed()
  return (
    <ScrollRow label={label} onNearEnd={loadNext} nearEnd={100} className="@container">
      <div className="flex items-start gap-2 md:gap-4">
        {unrepeated(pages).map((page, at) => (
          <ul
            // biome-ignore lint/suspicious/noArrayIndexKey: a page keeps its place
            key={at}
            // On phones, where there are no arrows, the next page peeps in.
            className={cx('grid w-[100cqw] grid-cols-2 gap-3 p-0.5 md:gap-4', several && 'max-md:w-[90cqw]')}
          >
            {page.map((one) => (
              <InteractionCard key={one.dynamics_id} interaction={one} />
            ))}
          </ul>
        ))}
      </div>
    </ScrollRow>
  )
}

/** A post liked in another tab meanwhile moves the later pages by one: what was there already is not shown twice. */
function unrepeated(pages: readonly (readonly Interaction[])[]): Interaction[][] {
  const seen = new Set<number>()
  return pages
    .map((page) => page.filter(({ dynamics_id }) => !seen.has(dynamics_id) && Boolean(seen.add(dynamics_id))))
    .filter((page) => page.length > 0)
}

function InteractionCard({ interaction: { dynamics_id, dynamics } }: { interaction: Interaction }) {
  return (
    <li>
      <Link
        to={paths.post(dynamics_id)}
        className="group flex h-full gap-3 rounded-xl bg-white p-2.5 ring-1 ring-gray-200/70 transition-shadow hover:shadow-md max-md:flex-col"
      >
        <Picture
          src={dynamics.thumb}
          alt=""
          ratio="4/3"
          sizes="(min-width: 768px) 128px, 45vw"
          className="shrink-0 rounded-lg md:w-32"
        />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="line-clamp-2 font-medium leading-6 text-gray-900 group-hover:text-brand-700">
            {dynamics.title}
          </span>
          <span className="mt-auto flex gap-3 pt-2 text-xs text-gray-500 [&_svg]:size-3.5">
            <Count
              icon={<ThumbsUp aria-hidden="true" />}
              label={m.community_likes()}
              value={dynamics.zan_num}
            />
            <Count
              icon={<ThumbsDown aria-hidden="true" />}
              label={m.community_dislikes()}
              value={dynamics.cai_num}
            />
            <Count
              icon={<MessageCircle aria-hidden="true" />}
              label={m.community_comments()}
              value={dynamics.comment_num}
            />
          </span>
        </span>
      </Link>
    </li>
  )
}

function Count({ icon, label, value }: { icon: ReactNode; label: string; value: number }) {
  return (
    <span className="flex items-center gap-1 tabular-nums">
      {icon}
      <span className="sr-only">{label}</span>
      {value}
    </span>
  )
}
