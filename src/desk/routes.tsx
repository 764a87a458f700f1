import { createBrowserRouter } from 'react-router'
import { loadDoor } from './door/load-door.ts'
import { DeskFailed } from './shell/desk-failed.tsx'
import { DeskShell } from './shell/desk-shell.tsx'

/** A page and its data are fetched together, when somebody goes there. */
export const router = createBrowserRouter([
  { path: '/desk/login', lazy: () => import('./door/login-page.tsx'), HydrateFallback: Nothing },
  { path: '/desk/welcome/:token', lazy: () => import('./door/welcome-page.tsx'), HydrateFallback: Nothing },
  { path: '/desk/forgot', lazy: () => import('./door/forgot-page.tsx'), HydrateFallback: Nothing },
  {
    path: '/desk/password/:token',
    lazy: () => import('./door/new-password-page.tsx'),
    HydrateFallback: Nothing,
  },
  {
    path: '/desk/print/:what',
    lazy: () => import('./print/print-page.tsx'),
    ErrorBoundary: DeskFailed,
    HydrateFallback: Nothing,
  },
  {
    id: 'desk',
    path: '/desk',
    loader: loadDoor,
    Component: DeskShell,
    ErrorBoundary: DeskFailed,
    HydrateFallback: Nothing,
    children: [
      {
        ErrorBoundary: DeskFailed,
        children: [
          { index: true, lazy: () => import('./today/today-page.tsx') },
          { path: 'orders', lazy: () => import('./orders/orders-page.tsx') },
          { path: 'orders/refund', lazy: () => import('./refunds/refunds-page.tsx') },
          { path: 'orders/:sn', lazy: () => import('./orders/order-page.tsx') },
          { path: 'ship', lazy: () => import('./ship/ship-page.tsx') },
          { path: 'pack', lazy: () => import('./pack/waves-page.tsx') },
          { path: 'pack/:id', lazy: () => import('./pack/wave-page.tsx') },
          { path: 'after-sales', lazy: () => import('./requests/requests-page.tsx') },
          { path: 'after-sales/:id', lazy: () => import('./requests/request-page.tsx') },
          { path: 'support', lazy: () => import('./talks/talks-page.tsx') },
          { path: 'products', lazy: () => import('./products/products-page.tsx') },
          { path: 'products/import', lazy: () => import('./imports/import-page.tsx') },
          { path: 'products/prices', lazy: () => import('./prices/prices-page.tsx') },
          { path: 'products/new', lazy: () => import('./products/new-product-page.tsx') },
          { path: 'products/:id', lazy: () => import('./products/product-page.tsx') },
          { path: 'stock/takes', lazy: () => import('./takes/takes-page.tsx') },
          { path: 'stock/takes/:id', lazy: () => import('./takes/take-page.tsx') },
          { path: 'stock/:sku', lazy: () => import('./stock/history-page.tsx') },
          { path: 'categories', lazy: () => import('./categories/categories-page.tsx') },
          { path: 'shops', lazy: () => import('./shops/shops-page.tsx') },
          { path: 'stock', lazy: () => import('./stock/stock-page.tsx') },
          { path: 'coupons', lazy: () => import('./coupons/coupons-page.tsx') },
          { path: 'coupons/:code', lazy: () => import('./coupons/holders-page.tsx') },
          { path: 'content/slides', lazy: () => import('./content/slides-page.tsx') },
          { path: 'content/pages', lazy: () => import('./content/pages-page.tsx') },
          { path: 'content/pages/:id', lazy: () => import('./content/page-page.tsx') },
          { path: 'content/posts', lazy: () => import('./content/posts-page.tsx') },
          { path: 'content/posts/:id', lazy: () => import('./content/post-page.tsx') },
          { path: 'content/notices', lazy: () => import('./content/notices-page.tsx') },
          { path: 'content/home', lazy: () => import('./content/home-page.tsx') },
          { path: 'opening', lazy: () => import('./opening/opening-page.tsx') },
          { path: 'approvals', lazy: () => import('./approvals/approvals-page.tsx') },
          { path: 'money', lazy: () => import('./money/money-page.tsx') },
          { path: 'reports', lazy: () => import('./reports/reports-page.tsx') },
          { path: 'buyers', lazy: () => import('./buyers/buyers-page.tsx') },
          { path: 'buyers/:id', lazy: () => import('./buyers/buyer-page.tsx') },
          { path: 'reviews', lazy: () => import('./reviews/reviews-page.tsx') },
          { path: 'batches', lazy: () => import('./batches/batches-page.tsx') },
          { path: 'batches/:id', lazy: () => import('./batches/batch-page.tsx') },
          { path: 'settings', lazy: () => import('./settings/settings-page.tsx') },
          { path: 'support/phrases', lazy: () => import('./talks/phrases-page.tsx') },
          { path: 'audit', lazy: () => import('./audit/audit-page.tsx') },
          { path: 'people', lazy: () => import('./people/people-page.tsx') },
          { path: 'me', lazy: () => import('./people/me-page.tsx') },
          { path: '*', lazy: () => import('./shell/no-such-page.tsx') },
        ],
      },
    ],
  },
])

function Nothing() {
  return null
}
