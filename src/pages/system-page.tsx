import { type MetaArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#pages/page-meta.ts'
import { decodeEntities } from '#platform/entities.ts'
import { need, pageData } from '#platform/pages/page-data.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { RichText } from '#ui/rich-text.tsx'
import * as m from '#words'

const load = pageData(async ({ api, params, url }) =>
  need(await api.site.contentPage({ type: params.id ?? '' }), url),
)
export const loader = load.onServer
export const clientLoader = load.inBrowser

export const meta = ({ loaderData, matches }: MetaArgs<typeof clientLoader>) =>
  loaderData ? pageMeta(matches, loaderData.title) : []

export default function SystemPage() {
  const page = useLoaderData<typeof clientLoader>()
  return (
    <article className="column max-w-4xl pb-8">
      <Breadcrumb items={[{ label: m.shell_home(), href: '/' }, { label: page.title }]} />
      <h1 className="mb-6 mt-2 text-2xl font-bold text-gray-900 md:text-3xl">{page.title}</h1>
      <RichText html={decodeEntities(page.content)} />
    </article>
  )
}
