import { accountApi } from '#features/account/server/account-api.ts'
import { addressApi } from '#features/address/server/address-api.ts'
import { afterSalesApi } from '#features/after-sales/server/after-sales-api.ts'
import { manyRefundsSellerApi } from '#features/after-sales/server/refunds/many/many-refunds-seller-api.ts'
import { refundsSellerApi } from '#features/after-sales/server/refunds/refunds-seller-api.ts'
import { afterSalesSellerApi } from '#features/after-sales/server/seller/after-sales-seller-api.ts'
import { booksSellerApi } from '#features/after-sales/server/seller/books-seller-api.ts'
import { reasonsSellerApi } from '#features/after-sales/server/seller/reasons/reasons-seller-api.ts'
import { approvalsSellerApi } from '#features/approvals/server/approvals-seller-api.ts'
import { auditSellerApi } from '#features/audit/server/seller/audit-seller-api.ts'
import { batchesSellerApi } from '#features/batches/server/seller/batches-seller-api.ts'

import { buyersSellerApi } from '#features/buyers/server/buyers-seller-api.ts'
import { cartApi } from '#features/cart/server/cart-api.ts'
import { catalogueApi } from '#features/catalogue/server/catalogue-api.ts'
import { collectionApi } from '#features/catalogue/server/collection/collection-api.ts'
import { searchApi } from '#features/catalogue/server/search/search-api.ts'
import { catalogueSellerApi } from '#features/catalogue/server/seller/catalogue-seller-api.ts'
import { categoriesSellerApi } from '#features/catalogue/server/seller/categories/categories-seller-api.ts'
import { pricesSellerApi } from '#features/catalogue/server/seller/prices/prices-seller-api.ts'
import { productsSellerApi } from '#features/catalogue/server/seller/products/products-seller-api.ts'
import { communityApi } from '#features/community/server/community-api.ts'
import { communitySellerApi } from '#features/community/server/seller/community-seller-api.ts'
import { meApi } from '#features/me/server/me-api.ts'
import { noticesApi } from '#features/notices/server/notices-api.ts'
import { noticesSellerApi } from '#features/notices/server/seller/notices-seller-api.ts'
import { couponsApi } from '#features/orders/server/coupons/coupons-api.ts'
import { ordersApi } from '#features/orders/server/orders-api.ts'
import { couponsSellerApi } from '#features/orders/server/seller/coupons-seller-api.ts'
import { courierFilesSellerApi } from '#features/orders/server/seller/courier-files/courier-files-seller-api.ts'
import { couriersSellerApi } from '#features/orders/server/seller/couriers/couriers-seller-api.ts'
import { ordersSellerApi } from '#features/orders/server/seller/orders-seller-api.ts'
import { packingSellerApi } from '#features/orders/server/seller/packing/packing-seller-api.ts'
import { shippingSellerApi } from '#features/orders/server/seller/shipping/shipping-seller-api.ts'
import { windowsSellerApi } from '#features/orders/server/windows/windows-seller-api.ts'
import { wavesSellerApi } from '#features/packing/server/waves-seller-api.ts'
import { paymentApi } from '#features/payment/server/payment-api.ts'
import { moneySellerApi } from '#features/payment/server/seller/money-seller-api.ts'
import { peopleApi } from '#features/people/server/people-api.ts'
import { peopleSellerApi } from '#features/people/server/seller/people-seller-api.ts'
import { viewsSellerApi } from '#features/people/server/views/views-seller-api.ts'
import { picturesSellerApi } from '#features/pictures/server/seller/pictures-seller-api.ts'
import { postageApi } from '#features/postage/server/postage-api.ts'
import { postageSellerApi } from '#features/postage/server/seller/postage-seller-api.ts'
import { profileApi } from '#features/profile/server/profile-api.ts'
import { reportsSellerApi } from '#features/reports/server/reports-seller-api.ts'
import { reviewsApi } from '#features/reviews/server/reviews-api.ts'
import { reviewsSellerApi } from '#features/reviews/server/seller/reviews-seller-api.ts'
import { openingSellerApi } from '#features/shop/server/seller/opening/opening-seller-api.ts'
import { shopSellerApi } from '#features/shop/server/seller/shop-seller-api.ts'
import { shopApi } from '#features/shop/server/shop-api.ts'
import { identitySellerApi } from '#features/site/server/seller/identity/identity-seller-api.ts'
import { keysSellerApi } from '#features/site/server/seller/keys/keys-seller-api.ts'
import { siteSellerApi } from '#features/site/server/seller/site-seller-api.ts'
import { slidesSellerApi } from '#features/site/server/seller/slides/slides-seller-api.ts'
import { siteApi } from '#features/site/server/site-api.ts'
import { supportSellerApi } from '#features/support/server/seller/support-seller-api.ts'
import { supportApi } from '#features/support/server/support-api.ts'
import { takesSellerApi } from '#features/takes/server/takes-seller-api.ts'
import { todaySellerApi } from '#features/today/server/today-seller-api.ts'
import { uploadsApi } from '#features/uploads/server/uploads-api.ts'
import { walletApi } from '#features/wallet/server/wallet-api.ts'
import { webhooksSellerApi } from '#features/webhooks/server/seller/webhooks-seller-api.ts'
import type { Features } from '#platform/contract/act.ts'
import type { Api } from '#platform/contract/api-types.ts'

/** Every endpoint of the shop: what is not listed here does not answer. */
export const features = {
  account: accountApi,
  people: peopleApi,
  peopleSeller: peopleSellerApi,
  viewsSeller: viewsSellerApi,
  approvalsSeller: approvalsSellerApi,
  auditSeller: auditSellerApi,
  batchesSeller: batchesSellerApi,
  buyersSeller: buyersSellerApi,
  shippingSeller: shippingSellerApi,
  packingSeller: packingSellerApi,
  wavesSeller: wavesSellerApi,
  takesSeller: takesSellerApi,
  site: siteApi,
  siteSeller: siteSellerApi,
  keysSeller: keysSellerApi,
  picturesSeller: picturesSellerApi,
  postage: postageApi,
  postageSeller: postageSellerApi,
  slidesSeller: slidesSellerApi,
  identitySeller: identitySellerApi,
  community: communityApi,
  communitySeller: communitySellerApi,
  catalogue: catalogueApi,
  catalogueSeller: catalogueSellerApi,
  categoriesSeller: categoriesSellerApi,
  productsSeller: productsSellerApi,
  pricesSeller: pricesSellerApi,
  collection: collectionApi,
  search: searchApi,
  cart: cartApi,
  shop: shopApi,
  openingSeller: openingSellerApi,
  shopSeller: shopSellerApi,
  reviews: reviewsApi,
  reviewsSeller: reviewsSellerApi,
  uploads: uploadsApi,
  address: addressApi,
  profile: profileApi,
  orders: ordersApi,
  ordersSeller: ordersSellerApi,
  couriersSeller: couriersSellerApi,
  courierFilesSeller: courierFilesSellerApi,
  coupons: couponsApi,
  couponsSeller: couponsSellerApi,
  payment: paymentApi,
  moneySeller: moneySellerApi,
  wallet: walletApi,
  notices: noticesApi,
  noticesSeller: noticesSellerApi,
  webhooksSeller: webhooksSellerApi,
  me: meApi,
  support: supportApi,
  supportSeller: supportSellerApi,
  afterSales: afterSalesApi,
  afterSalesSeller: afterSalesSellerApi,
  refundsSeller: refundsSellerApi,
  manyRefundsSeller: manyRefundsSellerApi,
  booksSeller: booksSellerApi,
  reasonsSeller: reasonsSellerApi,
  windowsSeller: windowsSellerApi,
  reportsSeller: reportsSellerApi,
  todaySeller: todaySellerApi,
} satisfies Features & Record<keyof Api, unknown>
