import { useEffect, useRef, useState } from 'react'
import type { PostCard } from '#features/community/community-contract.ts'
import { api } from '#platform/contract/api.ts'
import { useNear } from '#ui/act/use-near.ts'
import { ScrollRow } from '#ui/move/scroll-row.tsx'
import { SectionHeading } from '#ui/show/section-heading.tsx'
import { dataOf } from '#web/call-api.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { FeedRow } from './feed-row.tsx'

/** What the community says about a product. It stands at the end of the page and is asked for by who comes near it. */
export function ProductPosts({ productId }: { productId: number }) {
  const end = useRef<HTMLDivElement>(null)
  const posts = usePostsAbout(productId, useNear(end))
  if (posts.length === 0) return <div ref={end} />
  return (
    // The row has the name already: two places of one name could not be told apart.
    <div className="mt-12">
      <SectionHeading title={m.goodsposts_about()} text={m.goodsposts_about_text()} />
      <ScrollRow label={m.goodsposts_about()}>
        <div className="p-0.5">
          <FeedRow posts={posts} />
        </div>
      </ScrollRow>
    </div>
  )
}

function usePostsAbout(productId: number, wanted: boolean): readonly PostCard[] {
  const language = getLocale()
  const [found, setFound] = useState<{ of: string; posts: readonly PostCard[] }>()
  const of = `${productId} ${language}`
  useEffect(() => {
    if (!wanted) return
    let left = false
    void dataOf(api.community.listProductPosts({ product_id: productId })).then((posts) => {
      if (!left && posts) setFound({ of, posts })
    })
    return () => {
      left = true
    }
  }, [productId, of, wanted])
  return found?.of === of ? found.posts : []
}
