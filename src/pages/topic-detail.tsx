import { type MetaArgs, useNavigate, useRevalidator } from 'react-router'
import { DealRow } from '#features/catalogue/web/deal-row.tsx'
import { COMMENTS_ID, CommentSection } from '#features/community/web/comment-section.tsx'
import { PostByline } from '#features/community/web/post-byline.tsx'
import { ReactionBar } from '#features/community/web/reaction-bar.tsx'
import { ShareButton } from '#features/community/web/share-button.tsx'
import { pageMeta, publisherOf } from '#pages/page-meta.ts'
import { breadcrumbJsonLd } from '#pages/parts/breadcrumb-json-ld.ts'
import { loadPage } from '#pages/parts/load-page.ts'
import { postJsonLd } from '#pages/parts/post-json-ld.ts'
import { idsOf, shows } from '#pages/parts/shows.ts'
import { paths } from '#paths'
import { decodeEntities } from '#platform/decode-entities.ts'
import { Breadcrumb } from '#ui/move/breadcrumb.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { RichText } from '#ui/show/rich-text.tsx'
import { type Loaded, need, optional, pageData } from '#web/page-data.ts'
import * as m from '#words'

export const loader = pageData(async ({ api, params, url }) => {
  const id = params.id ?? ''
  const [post, goods, comments] = await Promise.all([
    api.community.showPost({ id }),
    // A post whose goods do not answer is read without them.
    optional(api.community.listPostProducts({ id })),
    loadPage(url, (page) => api.community.listComments({ id, page })),
  ])
  return { post: need(post, url), goods: goods ?? [], comments }
})

export const handle = shows<typeof loader>(({ post, comments }) => ({
  posts: [post.id],
  comments: idsOf(comments.data),
}))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { post } = loaderData
  const publisher = publisherOf(matches)
  return [
    ...pageMeta(matches, post.title, post.desc, post.thumb),
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': postJsonLd(post, publisher) },
    { 'script:ld+json': breadcrumbJsonLd(crumbsOf(post.title), publisher.origin) },
  ]
}

const crumbsOf = (title: string) => [{ label: m.shell_home(), href: paths.home() }, { label: title }]

export default function TopicDetail({ loaderData: { post, goods, comments } }: Loaded<typeof loader>) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const hrefFor = (page: number) => `${paths.post(post.id, page)}#${COMMENTS_ID}`
  return (
    <div className="column max-w-3xl pb-8">
      <Breadcrumb items={crumbsOf(post.title)} />
      <article>
        <h1 className="mt-2 break-words text-2xl font-bold leading-snug text-gray-900 md:text-3xl">
          {post.title}
        </h1>
        <PostByline post={post} />
        <Picture
          src={post.thumb}
          alt=""
          ratio="4/3"
          priority
          sizes="(min-width: 768px) 768px, 100vw"
          className="mb-6 rounded-2xl"
        />
        {/* Whoever writes a post begins with any heading; under this one all of them are in order. */}
        <h2 className="sr-only">{m.community_body()}</h2>
        <RichText html={decodeEntities(post.content)} />
      </article>
      {goods.length > 0 && (
        <section aria-labelledby="goods" className="mt-8">
          <h2 id="goods" className="mb-3 text-lg font-semibold text-gray-900">
            {m.goodsposts_in_post()}
          </h2>
          <DealRow products={goods} className="post-goods" />
        </section>
      )}
      <div className="my-8 border-t border-gray-100 pt-6">
        <ReactionBar key={post.id} post={post} commentsHref={`#${COMMENTS_ID}`}>
          <ShareButton title={post.title} className="ml-auto max-md:px-2!" />
        </ReactionBar>
      </div>
      <CommentSection
        key={`comments-${post.id}`}
        postId={post.id}
        count={post.comment_num}
        comments={comments}
        hrefFor={hrefFor}
        onPublished={() =>
          comments.current_page === 1
            ? revalidate()
            : navigate(paths.post(post.id), { preventScrollReset: true })
        }
        onRemoved={revalidate}
      />
    </div>
  )
}
