import { lazy } from 'react'

/**
 * What stands further down on Home. The server renders it like all the rest; the browser fetches what brings it to life
 * beside the page, so that nobody waits for it who looks at the top.
 */
const fetchFeed = async () => ({ default: (await import('#features/community/web/post-feed.tsx')).PostFeed })
const fetchStrip = async () => ({
  default: (await import('#features/orders/web/collect-strip.tsx')).CollectStrip,
})

// A page is rendered in one go: the server has them before it renders any.
const here = import.meta.env.SSR ? { feed: await fetchFeed(), strip: await fetchStrip() } : undefined

export const PostFeed = here?.feed.default ?? lazy(fetchFeed)
export const CollectStrip = here?.strip.default ?? lazy(fetchStrip)
