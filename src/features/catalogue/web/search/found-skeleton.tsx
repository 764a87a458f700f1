import { MediaGrid } from '#ui/show/media-card.tsx'
import { SkeletonCard, Waiting } from '#ui/show/skeleton.tsx'

export function FoundSkeleton() {
  return (
    <Waiting>
      <MediaGrid>
        {Array.from({ length: 10 }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical grey cards have no other name
          <SkeletonCard key={card} />
        ))}
      </MediaGrid>
    </Waiting>
  )
}
