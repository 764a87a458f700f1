import { useRouteLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import type { AtDesk } from '#desk/door/load-door.ts'
import { Panel } from '#desk/shell/panel.tsx'
import { usePress } from '#desk/use-press.ts'
import { Button } from '#ui/act/button.tsx'
import * as m from '#words'

/** In a demo shop somebody may want to ship, judge and answer by hand. */
export function DemoSeller({ on }: { on: boolean }) {
  const press = usePress()
  const { email } = useRouteLoaderData('desk') as AtDesk
  if (!email.endsWith('@demo')) return null
  const turn = () =>
    press(desk.siteSeller.changeSetting({ module: 'system', key: 'demo_seller', value: on ? 0 : 1 }))
  return (
    <div className="mb-6">
      <Panel title={m.office_demo_seller()}>
        <p className="mb-3 text-gray-600">{on ? m.office_demo_on() : m.office_demo_off()}</p>
        <Button variant="outline" size="sm" onClick={turn}>
          {on ? m.office_take_over() : m.office_hand_back()}
        </Button>
      </Panel>
    </div>
  )
}
