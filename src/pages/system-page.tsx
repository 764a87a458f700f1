import { type MetaArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#pages/page-meta.ts'
import { need, pageData } from '#web/page-data.ts'
import { beginningOf } from './parts/beginning-of.ts'
import { PageArticle } from './parts/page-article.tsx'

export const loader = pageData(async ({ api, params, url }) =>
  need(await api.site.showContentPage({ type: params.id ?? '' }), url),
)

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(matches, loaderData.title, beginningOf(loaderData.content)) : []

export default function SystemPage() {
  return <PageArticle {...useLoaderData<typeof loader>()} />
}
