import { useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import * as m from '#words'
import { LinksForm } from './links-form.tsx'
import { PromisesForm } from './promises-form.tsx'

export async function loader() {
  const [promises, links] = await Promise.all([
    load(() => desk.identitySeller.showPromises()),
    load(() => desk.identitySeller.showLinks()),
  ])
  return { promises, links }
}

/** What home and every page's end say of the shop. */
export function Component() {
  const { promises, links } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return (
    <>
      <PageTitle title={m.desk_home()} />
      <div className="space-y-4">
        <Panel title={m.deskcontent_promises()}>
          <PromisesForm promises={promises} />
        </Panel>
        <Panel title={m.deskcontent_links()}>
          <LinksForm links={links} />
        </Panel>
      </div>
    </>
  )
}
