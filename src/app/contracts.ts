import { accountContract } from '#features/account/account-contract.ts'
import { addressContract } from '#features/address/address-contract.ts'
import { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { booksSellerContract } from '#features/after-sales/books-seller-contract.ts'
import { manyRefundsSellerContract } from '#features/after-sales/many-refunds-seller-contract.ts'
import { reasonsSellerContract } from '#features/after-sales/reasons-seller-contract.ts'
import { refundsSellerContract } from '#features/after-sales/refunds-seller-contract.ts'
import { approvalsSellerContract } from '#features/approvals/approvals-seller-contract.ts'
import { auditSellerContract } from '#features/audit/audit-seller-contract.ts'
import { batchesSellerContract } from '#features/batches/batches-seller-contract.ts'

import { buyersSellerContract } from '#features/buyers/buyers-seller-contract.ts'
import { cartContract } from '#features/cart/cart-contract.ts'
import { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import { categoriesSellerContract } from '#features/catalogue/categories-seller-contract.ts'
import { collectionContract } from '#features/catalogue/collection-contract.ts'
import { pricesSellerContract } from '#features/catalogue/prices-seller-contract.ts'
import { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { searchContract } from '#features/catalogue/search-contract.ts'
import { communityContract } from '#features/community/community-contract.ts'
import { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { meContract } from '#features/me/me-contract.ts'
import { noticesContract } from '#features/notices/notices-contract.ts'
import { noticesSellerContract } from '#features/notices/notices-seller-contract.ts'
import { couponsContract } from '#features/orders/coupons-contract.ts'
import { couponsSellerContract } from '#features/orders/coupons-seller-contract.ts'
import { courierFilesSellerContract } from '#features/orders/courier-files-seller-contract.ts'
import { couriersSellerContract } from '#features/orders/couriers-seller-contract.ts'
import { ordersContract } from '#features/orders/orders-contract.ts'
import { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { packingSellerContract } from '#features/orders/packing-seller-contract.ts'
import { shippingSellerContract } from '#features/orders/shipping-seller-contract.ts'
import { windowsSellerContract } from '#features/orders/windows-seller-contract.ts'
import { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { paymentContract } from '#features/payment/payment-contract.ts'
import { peopleContract } from '#features/people/people-contract.ts'
import { peopleSellerContract } from '#features/people/people-seller-contract.ts'
import { viewsSellerContract } from '#features/people/views-seller-contract.ts'
import { picturesSellerContract } from '#features/pictures/pictures-seller-contract.ts'
import { postageContract } from '#features/postage/postage-contract.ts'
import { postageSellerContract } from '#features/postage/postage-seller-contract.ts'
import { profileContract } from '#features/profile/profile-contract.ts'
import { reportsSellerContract } from '#features/reports/reports-seller-contract.ts'
import { reviewsContract } from '#features/reviews/reviews-contract.ts'
import { reviewsSellerContract } from '#features/reviews/reviews-seller-contract.ts'
import { openingSellerContract } from '#features/shop/opening-seller-contract.ts'
import { shopContract } from '#features/shop/shop-contract.ts'
import { shopSellerContract } from '#features/shop/shop-seller-contract.ts'
import { identitySellerContract } from '#features/site/identity-seller-contract.ts'
import { keysSellerContract } from '#features/site/keys-seller-contract.ts'
import { siteContract } from '#features/site/site-contract.ts'
import { siteSellerContract } from '#features/site/site-seller-contract.ts'
import { slidesSellerContract } from '#features/site/slides-seller-contract.ts'
import { supportContract } from '#features/support/support-contract.ts'
import { supportSellerContract } from '#features/support/support-seller-contract.ts'
import { takesSellerContract } from '#features/takes/takes-seller-contract.ts'
import { todaySellerContract } from '#features/today/today-seller-contract.ts'
import { uploadsContract } from '#features/uploads/uploads-contract.ts'
import { walletContract } from '#features/wallet/wallet-contract.ts'
import { webhooksSellerContract } from '#features/webhooks/webhooks-seller-contract.ts'
import type { Calls } from '#platform/contract/api-types.ts'

/** Every contract of the shop. The pages call what these list; `api.ts` puts the acts behind them. */
export const contracts = {
  account: accountContract,
  people: peopleContract,
  peopleSeller: peopleSellerContract,
  viewsSeller: viewsSellerContract,
  approvalsSeller: approvalsSellerContract,
  auditSeller: auditSellerContract,
  batchesSeller: batchesSellerContract,
  buyersSeller: buyersSellerContract,
  shippingSeller: shippingSellerContract,
  packingSeller: packingSellerContract,
  wavesSeller: wavesSellerContract,
  takesSeller: takesSellerContract,
  site: siteContract,
  siteSeller: siteSellerContract,
  keysSeller: keysSellerContract,
  postage: postageContract,
  postageSeller: postageSellerContract,
  slidesSeller: slidesSellerContract,
  identitySeller: identitySellerContract,
  community: communityContract,
  communitySeller: communitySellerContract,
  catalogue: catalogueContract,
  catalogueSeller: catalogueSellerContract,
  categoriesSeller: categoriesSellerContract,
  productsSeller: productsSellerContract,
  pricesSeller: pricesSellerContract,
  collection: collectionContract,
  search: searchContract,
  cart: cartContract,
  shop: shopContract,
  openingSeller: openingSellerContract,
  shopSeller: shopSellerContract,
  reviews: reviewsContract,
  reviewsSeller: reviewsSellerContract,
  uploads: uploadsContract,
  picturesSeller: picturesSellerContract,
  address: addressContract,
  profile: profileContract,
  orders: ordersContract,
  ordersSeller: ordersSellerContract,
  couriersSeller: couriersSellerContract,
  courierFilesSeller: courierFilesSellerContract,
  coupons: couponsContract,
  couponsSeller: couponsSellerContract,
  payment: paymentContract,
  moneySeller: moneySellerContract,
  wallet: walletContract,
  notices: noticesContract,
  noticesSeller: noticesSellerContract,
  webhooksSeller: webhooksSellerContract,
  me: meContract,
  support: supportContract,
  supportSeller: supportSellerContract,
  afterSales: afterSalesContract,
  afterSalesSeller: afterSalesSellerContract,
  refundsSeller: refundsSellerContract,
  manyRefundsSeller: manyRefundsSellerContract,
  booksSeller: booksSellerContract,
  reasonsSeller: reasonsSellerContract,
  windowsSeller: windowsSellerContract,
  reportsSeller: reportsSellerContract,
  todaySeller: todaySellerContract,
}

type EveryCall = { [Feature in keyof typeof contracts]: Calls<(typeof contracts)[Feature]> }

declare module '#platform/contract/api-types.ts' {
  interface Api extends EveryCall {}
}
