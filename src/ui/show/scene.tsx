import { cx } from '#ui/cx.ts'
import scenes from '#ui/scenes/scenes.svg?url'
import type { SceneName } from './scene-names.ts'

/** A drawing of the one family all empty, failed and waiting states have. Decoration: it says nothing the words do not. */
export const Scene = ({ name, className }: { name: SceneName; className?: string }) => (
  <svg aria-hidden="true" className={cx('scene', className)}>
    <use href={`${scenes}#${name}`} />
  </svg>
)
