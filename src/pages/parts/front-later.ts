import { laterPart } from '#web/later.tsx'

/** What stands further down on Home: nobody who looks at the top waits for what brings it to life. */
export const FEED = laterPart(async () => (await import('#features/community/web/post-feed.tsx')).PostFeed)
export const STRIP = laterPart(
  async () => (await import('#features/orders/web/collect-strip.tsx')).CollectStrip,
)
