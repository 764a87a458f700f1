import { refunds } from '#features/after-sales/server/refunds/many/refunds-batch.ts'
import { prices } from '#features/catalogue/server/seller/prices/prices-batch.ts'
import { shipping } from '#features/orders/server/parcels/shipping-batch.ts'

/** Every act on many things at once, by its name. */
export const batchKinds = Object.fromEntries([shipping, prices, refunds].map((kind) => [kind.name, kind]))
