import { DEMO_LOGIN } from '#demo/demo-login.ts'
import { paths } from '#paths'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer, aSession, decide, openGateway } from '#testing/builders/index.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { aGalleryBuyer, done } from './gallery-buyer.ts'
import type { Screen } from './screen.ts'

/** The rooms of the account: money that was topped up, coupons, a buyer who may not come in. */
export async function accountScreens(app: TestApp): Promise<Screen[]> {
  const buyer = await aGalleryBuyer(app, '周末大厨')
  const { token } = buyer
  const { markup } = await done(buyer.api.payment.topUp({ amount: '200.00' }))
  await decide(app, (await openGateway(app, markup)).tradeNo, 'pay')
  const blocked = await aBuyer(app.database, { password: 'fresh1234', nickname: '停用' })
  await done(asSeller(app).buyersSeller.blockBuyer({ id: blocked.id, reason: '恶意退款' }))
  const { id } = await app.database.read
    .selectFrom('buyer')
    .select('id')
    .where('mobile', '=', DEMO_LOGIN.mobile)
    .executeTakeFirstOrThrow()
  const demo = await aSession(app.database, id)
  return [
    { name: 'wallet', path: paths.wallet(), token },
    {
      name: 'wallet-return',
      path: paths.wallet(),
      token,
      window: true,
      act: async (page) => {
        await page
          .getByRole('button', { name: /原路退回|退回|back|Return/i })
          .first()
          .click()
        await page.getByRole('dialog').waitFor()
      },
    },
    { name: 'login', path: paths.login() },
    {
      name: 'login-blocked',
      path: paths.login(),
      window: true,
      act: async (page) => {
        await page
          .getByLabel(/手机号|Mobile|Phone/)
          .first()
          .fill(blocked.mobile)
        await page.locator('input[type="password"]').fill('fresh1234')
        await page.getByRole('checkbox').first().check()
        await page.getByRole('button', { name: /^(登录|Log in)$/ }).click()
        await page
          .getByText(/停用|blocked/)
          .last()
          .waitFor()
      },
    },
    { name: 'register', path: paths.register() },
    { name: 'forgot-password', path: paths.forgotPassword() },
    { name: 'addresses', path: paths.addresses(), token },
    { name: 'security', path: paths.security(), token },
    { name: 'profile', path: paths.profile(), token },
    { name: 'demo-orders', path: paths.orders('all'), token: demo },
    { name: 'demo-account', path: paths.accountHome(), token: demo },
    { name: 'demo-after-sales', path: paths.afterSales(), token: demo },
    { name: 'demo-favourites', path: paths.favourites(), token: demo },
    { name: 'demo-follows', path: paths.follows(), token: demo },
    { name: 'demo-interactions', path: paths.interactions(), token: demo },
    { name: 'demo-messages', path: paths.messages(), token: demo },
    { name: 'demo-wallet', path: paths.wallet(), token: demo },
    { name: 'demo-cart', path: paths.cart(), token: demo },
    { name: 'favourites-empty', path: paths.favourites(), token },
    { name: 'footprints', path: paths.footprints(), token },
  ]
}
