import { laterPart } from '#web/later.tsx'

/** What is not pressed, or stands further down on Home: nobody waits for what brings it to life. */
export const FEED = laterPart(async () => (await import('#features/community/web/post-feed.tsx')).PostFeed)
export const WELCOME = laterPart(
  async () => (await import('#features/site/web/home-welcome.tsx')).HomeWelcome,
)
export const BENEFITS = laterPart(
  async () => (await import('#features/site/web/benefit-strip.tsx')).BenefitStrip,
)
export const STRIP = laterPart(
  async () => (await import('#features/orders/web/collect-strip.tsx')).CollectStrip,
)
