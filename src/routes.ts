import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { isProduction } from '#platform/config.ts'

/** The site's map: the paths of the specification, letter for letter. Matching ignores case. */
export default [
  layout('pages/layouts/entrance-layout.tsx', [
    route('login', 'pages/login.tsx'),
    route('register', 'pages/register.tsx'),
    route('changePassword', 'pages/forgot-password.tsx'),
  ]),
  layout('pages/layouts/account-layout.tsx', [
    route('user-center/user-center-home', 'pages/user-center-home.tsx'),
    route('user-center/:type/myCollection', 'pages/my-collection.tsx'),
    route('user-center/:type/myfootprint', 'pages/my-footprint.tsx'),
    route('user-center/:type/my-focus', 'pages/my-focus.tsx'),
    route('user-center/:type/personal-data', 'pages/personal-data.tsx'),
    route('user-center/:type/receiving-address', 'pages/receiving-address.tsx'),
    route('user-center/:type/security-setting', 'pages/security-setting.tsx'),
    route('user-center/:type/my-wallet', 'pages/my-wallet.tsx'),
    route('user-center/:type/interaction', 'pages/interaction.tsx'),
    route('user-center/:type/my-order2', 'pages/my-orders.tsx'),
    route('user-center/:type/my-message', 'pages/my-message.tsx'),
    route('user-center/:type/after-sale', 'pages/after-sale.tsx'),
  ]),
  layout('pages/layouts/cart-layout.tsx', [
    route('user-center/:type/shopping-cart', 'pages/shopping-cart.tsx'),
    route('ShoppingCart', 'pages/shopping-cart.tsx', { id: 'shopping-cart' }),
  ]),
  route('user-center/:type?', 'pages/user-center-redirect.ts'),
  layout('pages/layouts/shop-layout.tsx', [
    index('pages/home.tsx'),
    route('orders/:order', 'pages/order-confirm.tsx'),
    route('placeOrder/:order', 'pages/place-order.tsx'),
    route('OrderDetail/:id', 'pages/order-detail.tsx'),
    route('Evaluate/:id', 'pages/evaluate.tsx'),
    route('RefundOption/:order', 'pages/refund-option.tsx'),
    route('Refund/:order/:type', 'pages/refund.tsx'),
    route('RefundDetail/:id', 'pages/refund-detail.tsx'),
    route('Search/:keyword?', 'pages/search.tsx'),
    route('product-details/:id', 'pages/product-detail.tsx'),
    route('shopIndex/:id', 'pages/shop.tsx'),
    route('briefIntroduction/:id', 'pages/system-page.tsx'),
    route('singlePage', 'pages/single-page.tsx'),
    route('news', 'pages/news.tsx'),
    route('TopicDetalis/:id', 'pages/topic-detail.tsx'),
    ...(isProduction() ? [] : [route('design', 'pages/design.tsx')]),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
