import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'

/** When something appears; a time to come is said to be one. */
export const PublishTime = ({ time, scheduled }: { time: string; scheduled: boolean }) => (
  <span className="text-sm tabular-nums">
    {time.slice(0, 16)}
    {scheduled && <Tag className="ml-2">{m.deskcontent_scheduled()}</Tag>}
  </span>
)
