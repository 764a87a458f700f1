import type { ShopOpening } from '#desk/opening/load-opening.ts'
import { StepList } from '#desk/opening/step-list.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import { deskPaths } from '#paths/desk'
import { ButtonLink } from '#ui/act/button-link.tsx'
import * as m from '#words'

/** While the shop is not open: what is left to do, before anything that could wait for somebody. */
export function FirstSteps({ steps }: ShopOpening) {
  const needed = steps.filter((step) => step.needed)
  const done = needed.filter((step) => step.done).length
  return (
    <div className="mb-6">
      <Panel title={m.deskopen_first({ done, all: needed.length })}>
        <progress aria-label={m.deskopen_steps()} value={done} max={needed.length} className="h-2 w-full" />
        <StepList steps={steps} />
        <ButtonLink href={deskPaths.opening} className="mt-3">
          {m.desk_opening()}
        </ButtonLink>
      </Panel>
    </div>
  )
}
