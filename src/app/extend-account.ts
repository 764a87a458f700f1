import { accountExtensions } from '#features/account/server/account-extensions.ts'
import { addressesOfMine, forgetAddresses } from '#features/address/server/account-parts.ts'
import { afterSalesOfMine, mayCloseAfterSales } from '#features/after-sales/server/account-parts.ts'
import { forgetCollection, wholeCollection } from '#features/catalogue/server/collection/whole-collection.ts'
import { communityOfMine, forgetCommunity } from '#features/community/server/account-parts.ts'
import { forgetMessages, messagesOfMine } from '#features/notices/server/account-parts.ts'
import { mayCloseOrders, ordersOfMine } from '#features/orders/server/account-parts.ts'
import { wholeReviews } from '#features/reviews/server/whole-reviews.ts'
import { forgetFollows, wholeFollows } from '#features/shop/server/whole-follows.ts'
import { forgetSupport, supportOfMine } from '#features/support/server/account-parts.ts'
import { picturesOfMine, releaseAvatars } from '#features/uploads/server/account-parts.ts'
import { mayCloseWallet, walletOfMine } from '#features/wallet/server/account-parts.ts'

/** What later features have to say about a whole account, which does not know them. */
accountExtensions.mayClose.push(mayCloseOrders, mayCloseWallet)
accountExtensions.myData.orders = ordersOfMine
accountExtensions.myData.wallet = walletOfMine
accountExtensions.whenClosed.push(forgetCollection, forgetFollows)
accountExtensions.myData.collection = wholeCollection
accountExtensions.myData.follows = wholeFollows
accountExtensions.myData.reviews = wholeReviews
accountExtensions.whenClosed.push(forgetAddresses, releaseAvatars)
accountExtensions.myData.addresses = addressesOfMine
accountExtensions.myData.pictures = picturesOfMine
accountExtensions.whenClosed.push(forgetCommunity)
accountExtensions.myData.community = communityOfMine
accountExtensions.whenClosed.push(forgetMessages, forgetSupport)
accountExtensions.myData.messages = messagesOfMine
accountExtensions.myData.support = supportOfMine
accountExtensions.mayClose.push(mayCloseAfterSales)
accountExtensions.myData.after_sales = afterSalesOfMine
