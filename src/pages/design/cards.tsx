import Heart from 'lucide-react/icons/heart'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { IconButton } from '#ui/act/icon-button.tsx'
import { MediaCard, MediaGrid } from '#ui/show/media-card.tsx'
import { Price } from '#ui/show/price.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { PICTURES, type Samples } from './samples.ts'

export function Cards({ text }: { text: Samples }) {
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
