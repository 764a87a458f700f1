import { useEffect, useState } from 'react'
import type { PostCard } from '#features/community/community-contract.ts'
import { api } from '#platform/contract/api.ts'
import { ScrollRow } from '#ui/move/scroll-row.tsx'
import { SectionHeading } from '#ui/show/section-heading.tsx'
import { dataOf } from '#web/call-api.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { FeedRow } from './feed-row.tsx'

/** What the community says about a product. It is asked for once the page stands: the product itself must not wait. */
export function ProductPosts({ productId }: { productId: number }) {
  const posts = usePostsAbout(productId)
  if (posts.length === 0) return null
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

function usePostsAbout(productId: number): readonly PostCard[] {
  const language = getLocale()
  const [found, setFound] = useState<{ of: string; posts: readonly PostCard[] }>()
  const of = `${productId} ${language}`
  useEffect(() => {
    let left = false
    void dataOf(api.community.listProductPosts({ product_id: productId })).then((posts) => {
      if (!left && posts) setFound({ of, posts })
    })
    return () => {
      left = true
    }
  }, [productId, of])
  return found?.of === of ? found.posts : []
}
