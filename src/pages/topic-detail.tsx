import { type MetaArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#pages/page-meta.ts'
import { decodeEntities } from '#platform/entities.ts'
import { need, pageData } from '#platform/pages/page-data.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Time } from '#ui/time.tsx'
import * as m from '#words'

const load = pageData(async ({ api, params, url }) =>
  need(await api.community.showPost({ id: params.id ?? '' }), url),
)
export const loader = load.onServer
export const clientLoader = load.inBrowser

export const meta = ({ loaderData, matches }: MetaArgs<typeof clientLoader>) =>
  loaderData ? pageMeta(matches, loaderData.title, loaderData.desc, loaderData.thumb) : []

export default function TopicDetail() {
  const post = useLoaderData<typeof clientLoader>()
  return (
    <article className="column max-w-3xl pb-8">
      <Breadcrumb items={[{ label: m.shell_home(), href: '/' }, { label: post.title }]} />
      <h1 className="mt-2 text-2xl font-bold leading-snug text-gray-900 md:text-3xl">{post.title}</h1>
      <p className="mb-6 mt-2 text-gray-500">
        <Time value={post.create_time} />
      </p>
      <Picture
        src={post.thumb}
        alt=""
        ratio="4/3"
        priority
        sizes="(min-width: 768px) 768px, 100vw"
        className="mb-6 rounded-2xl"
      />
      <RichText html={decodeEntities(post.content)} />
    </article>
  )
}
