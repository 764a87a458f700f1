import type { AccountPart } from '#features/account/server/account-part.ts'
import { exportAddresses, forgetAddresses } from '#features/address/server/account-parts.ts'
import { exportAfterSales, mayCloseAfterSales } from '#features/after-sales/server/account-parts.ts'
import { exportCart, forgetCart } from '#features/cart/server/account-parts.ts'
import { exportCollection, forgetCollection } from '#features/catalogue/server/collection/account-parts.ts'
import { exportCommunity, forgetCommunity } from '#features/community/server/account-parts.ts'
import { exportMessages, forgetMessages } from '#features/notices/server/account-parts.ts'
import { exportOrders, mayCloseOrders } from '#features/orders/server/account-parts.ts'
import { exportCoupons } from '#features/orders/server/coupons/account-parts.ts'
import { returnWallet } from '#features/payment/server/account-parts.ts'
import { exportReviews, showReviewsAnew } from '#features/reviews/server/account-parts.ts'
import { exportFollows, forgetFollows } from '#features/shop/server/account-parts.ts'
import { exportSupport, forgetSupport } from '#features/support/server/account-parts.ts'
import { exportPictures, releaseAvatars } from '#features/uploads/server/account-parts.ts'
import { exportWallet } from '#features/wallet/server/account-parts.ts'

/** What each feature has to say about a whole account, in the order it is asked and written down. */
export const accountParts: readonly AccountPart[] = [
  { name: 'orders', exportData: exportOrders, mayClose: mayCloseOrders },
  { name: 'wallet', exportData: exportWallet, whenClosed: returnWallet },
  { name: 'coupons', exportData: exportCoupons },
  { name: 'cart', exportData: exportCart, whenClosed: forgetCart },
  { name: 'collection', exportData: exportCollection, whenClosed: forgetCollection },
  { name: 'follows', exportData: exportFollows, whenClosed: forgetFollows },
  { name: 'reviews', exportData: exportReviews, whenShownOtherwise: showReviewsAnew },
  { name: 'addresses', exportData: exportAddresses, whenClosed: forgetAddresses },
  { name: 'pictures', exportData: exportPictures, whenClosed: releaseAvatars },
  { name: 'community', exportData: exportCommunity, whenClosed: forgetCommunity },
  { name: 'messages', exportData: exportMessages, whenClosed: forgetMessages },
  { name: 'support', exportData: exportSupport, whenClosed: forgetSupport },
  { name: 'after_sales', exportData: exportAfterSales, mayClose: mayCloseAfterSales },
]
