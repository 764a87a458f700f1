import { paths } from '#paths'
import { asSeller } from '#testing/as-seller.ts'
import { aReview } from '#testing/builders/index.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { aGalleryBuyer, done } from './gallery-buyer.ts'
import type { Screen } from './screen.ts'

/** What everybody sees: home, lists, reviews with their answers, the community. */
export async function shopScreens(app: TestApp): Promise<Screen[]> {
  const buyer = await aGalleryBuyer(app, '陈阿婆')
  const { reviewsSeller, communitySeller } = asSeller(app)
  const { data: reviews } = await done(reviewsSeller.listSellerReviews({ product_id: 1 }))
  const answer = '谢谢您的喜欢！这一批是霜降后采的，冷藏能放一个多月。有磕碰的随时找我们补。'
  if (reviews[0]) await done(reviewsSeller.answerReview({ id: reviews[0].id, answer }))
  await aReview(app.database, { productId: 2, buyerId: buyer.id, content: '加微信便宜卖', level: 1 })
  const { data: spam } = await done(reviewsSeller.listSellerReviews({ product_id: 2 }))
  if (spam[0]) await done(reviewsSeller.hideReview({ id: spam[0].id, reason: '广告' }))
  const { data: posts } = await done(app.as().community.listPosts({}))
  const post = posts[0]?.id ?? 0
  await done(
    buyer.api.community.addComment({ dynamics_id: post, content: '照着做了一次，孩子抢着吃，谢谢分享！' }),
  )
  const { data: comments } = await done(communitySeller.listSellerComments({ id: post }))
  const other = comments.find(({ content }) => !content.includes('孩子抢着吃'))
  if (other) await done(communitySeller.hideComment({ id: other.id, reason: '广告' }))
  const toReviews = `#product-reviews`
  return [
    { name: 'home', path: paths.home(), token: buyer.token },
    { name: 'home-visitor', path: paths.home() },
    { name: 'search', path: paths.search({}), token: buyer.token },
    { name: 'search-few', path: paths.search({ keyword: '苹果' }) },
    { name: 'search-none', path: paths.search({ keyword: 'zzzz' }) },
    { name: 'shop', path: paths.shop(2), token: buyer.token },
    {
      name: 'review-answered',
      path: `${paths.product(1, { review: 'all' })}${toReviews}`,
      token: buyer.token,
    },
    { name: 'review-hidden', path: paths.product(2, { review: 'all' }), token: buyer.token },
    { name: 'post-comments', path: paths.post(post), token: buyer.token },
    {
      name: 'post-report',
      path: paths.post(post),
      token: buyer.token,
      window: true,
      act: (page) =>
        page
          .getByRole('button', { name: /举报|Report/ })
          .first()
          .click(),
    },
    { name: 'post-visitor', path: paths.post(post) },
    { name: 'news', path: paths.news(), token: buyer.token },
    { name: 'news-platform', path: paths.news({ type: 1 }), token: buyer.token },
    { name: 'news-system', path: paths.news({ type: 2 }), token: buyer.token },
    { name: 'system-page', path: paths.systemPage('about') },
    { name: 'single-pages', path: paths.singlePage() },
    {
      name: 'product-sheet',
      path: paths.home(),
      window: true,
      async act(page) {
        await page
          .getByRole('button', { name: /放进购物车|^Put /i })
          .filter({ visible: true })
          .first()
          .click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'service',
      path: paths.product(1),
      token: buyer.token,
      window: true,
      act: (page) =>
        page
          .getByRole('button', { name: /客服|service/i })
          .filter({ visible: true })
          .first()
          .click(),
    },
    { name: 'not-found', path: '/nowhere' },
  ]
}
