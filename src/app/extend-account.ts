import { accountExtensions } from '#features/account/server/security/account-extensions.ts'
import { exportAddresses, forgetAddresses } from '#features/address/server/account-parts.ts'
import { exportAfterSales, mayCloseAfterSales } from '#features/after-sales/server/account-parts.ts'
import { exportCollection, forgetCollection } from '#features/catalogue/server/collection/account-parts.ts'
import { exportCommunity, forgetCommunity } from '#features/community/server/account-parts.ts'
import { exportMessages, forgetMessages } from '#features/notices/server/account-parts.ts'
import { exportOrders, mayCloseOrders } from '#features/orders/server/account-parts.ts'
import { exportReviews } from '#features/reviews/server/account-parts.ts'
import { exportFollows, forgetFollows } from '#features/shop/server/account-parts.ts'
import { exportSupport, forgetSupport } from '#features/support/server/account-parts.ts'
import { exportPictures, releaseAvatars } from '#features/uploads/server/account-parts.ts'
import { exportWallet, mayCloseWallet } from '#features/wallet/server/account-parts.ts'

/** What later features have to say about a whole account, which does not know them. */
accountExtensions.mayClose.push(mayCloseOrders, mayCloseWallet)
accountExtensions.myData.orders = exportOrders
accountExtensions.myData.wallet = exportWallet
accountExtensions.whenClosed.push(forgetCollection, forgetFollows)
accountExtensions.myData.collection = exportCollection
accountExtensions.myData.follows = exportFollows
accountExtensions.myData.reviews = exportReviews
accountExtensions.whenClosed.push(forgetAddresses, releaseAvatars)
accountExtensions.myData.addresses = exportAddresses
accountExtensions.myData.pictures = exportPictures
accountExtensions.whenClosed.push(forgetCommunity)
accountExtensions.myData.community = exportCommunity
accountExtensions.whenClosed.push(forgetMessages, forgetSupport)
accountExtensions.myData.messages = exportMessages
accountExtensions.myData.support = exportSupport
accountExtensions.mayClose.push(mayCloseAfterSales)
accountExtensions.myData.after_sales = exportAfterSales
