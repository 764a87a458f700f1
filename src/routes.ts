import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { BARE_ROOMS, PATTERNS } from '#paths'
import { isProduction } from '#platform/config.ts'

/** The site's map: which page stands at which address. */
export default [
  layout('pages/layouts/entrance-layout.tsx', [
    route(PATTERNS.login, 'pages/login.tsx'),
    route(PATTERNS.register, 'pages/register.tsx'),
    route(PATTERNS.forgotPassword, 'pages/forgot-password.tsx'),
  ]),
  layout('pages/layouts/account-layout.tsx', [
    route(PATTERNS.accountHome, 'pages/user-center-home.tsx'),
    route(PATTERNS.favourites, 'pages/my-collection.tsx'),
    route(PATTERNS.footprints, 'pages/my-footprint.tsx'),
    route(PATTERNS.follows, 'pages/my-focus.tsx'),
    route(PATTERNS.profile, 'pages/personal-data.tsx'),
    route(PATTERNS.addresses, 'pages/receiving-address.tsx'),
    route(PATTERNS.security, 'pages/security-setting.tsx'),
    route(PATTERNS.wallet, 'pages/my-wallet.tsx'),
    route(PATTERNS.interactions, 'pages/interaction.tsx'),
    route(PATTERNS.orders, 'pages/my-orders.tsx'),
    route(PATTERNS.messages, 'pages/my-message.tsx'),
    route(PATTERNS.afterSales, 'pages/after-sale.tsx'),
  ]),
  layout('pages/layouts/cart-layout.tsx', [route(PATTERNS.cart, 'pages/shopping-cart.tsx')]),
  ...BARE_ROOMS.map((id) => route(PATTERNS[id], 'pages/bare-room.ts', { id })),
  route(PATTERNS.accountCentre, 'pages/user-center-redirect.ts'),
  layout('pages/layouts/shop-layout.tsx', [
    index('pages/home.tsx'),
    route(PATTERNS.checkout, 'pages/order-confirm.tsx'),
    route(PATTERNS.payment, 'pages/place-order.tsx'),
    route(PATTERNS.order, 'pages/order-detail.tsx'),
    route(PATTERNS.evaluate, 'pages/evaluate.tsx'),
    route(PATTERNS.refundOption, 'pages/refund-option.tsx'),
    route(PATTERNS.refund, 'pages/refund.tsx'),
    route(PATTERNS.refundDetail, 'pages/refund-detail.tsx'),
    route(PATTERNS.search, 'pages/search.tsx'),
    route(PATTERNS.product, 'pages/product-detail.tsx'),
    route(PATTERNS.shop, 'pages/shop.tsx'),
    route(PATTERNS.systemPage, 'pages/system-page.tsx'),
    route(PATTERNS.singlePage, 'pages/single-page.tsx'),
    route(PATTERNS.news, 'pages/news.tsx'),
    route(PATTERNS.post, 'pages/topic-detail.tsx'),
    ...(isProduction() ? [] : [route(PATTERNS.design, 'pages/design.tsx')]),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
