// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of the code that is broken
import { type Mutant, mutantsOf } from './mutant.ts'

const ORDERS = 'features/orders/server/'
const ACCESS = ['app/callers.test.ts']

/** What becomes of an order: paid, closed, sent elsewhere, downloaded, packed and taken back. */
export const ORDERING: Mutant[] = [
  ...mutantsOf(`${ORDERS}lock-order.ts`, ACCESS, [
    ['a stranger’s order is found', "    .where('buyer_id', '=', buyerId)\n", ''],
    [
      'a removed order is found',
      "    .where('removed_at', 'is', null)\n",
      '',
      ['features/after-sales/server/after-sales.test.ts'],
    ],
  ]),
  ...mutantsOf(
    `${ORDERS}remove-order.ts`,
    [`${ORDERS}my-orders.test.ts`, ...ACCESS],
    [
      ['a stranger’s order is removed', "    .where('buyer_id', '=', actor.id)\n", ''],
      ['an order under way is removed', "    .where('status', 'in', statesAllowing('delete'))\n", ''],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}cancel-order.ts`,
    ['features/payment/server/close-unpaid.test.ts', 'features/payment/server/silent-provider.test.ts'],
    [
      [
        'a paid order is cancelled',
        "if (settled === 'paid') refuse(m.orders_already_paid)",
        'if (false) refuse(m.orders_already_paid)',
        undefined,
        'what was paid meanwhile is not closed any more, and is refused in the same words',
      ],
      [
        'a silent provider is taken for unpaid',
        "if (settled === 'silent') refuse(m.orders_provider_silent)",
        'if (false) refuse(m.orders_provider_silent)',
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}close-unpaid.ts`,
    ['features/payment/server/close-unpaid.test.ts', 'features/payment/server/silent-provider.test.ts'],
    [
      ['a closed order tells nobody of its stock', 'changed(tx, ...tags)', 'changed(tx)'],
      [
        'a silent provider keeps stock for ever',
        "(outcome === 'silent' && later(expires_at, PATIENCE) <= now)",
        'false',
      ],
      [
        'an order closes although its money comes',
        "return outcome === 'clear' ||",
        "return outcome !== 'silent' ||",
        undefined,
        'its money has made it a paid one by then, and closing passes those by',
      ],
      [
        'orders close a minute early',
        'and close_after <= ${now}',
        'and close_after <= ${later(now, minutes(1))}',
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}mark-paid.ts`,
    ['features/payment/server/alipay.test.ts', 'features/payment/server/buying.test.ts'],
    [
      [
        'a closed order counts as paid twice',
        "return isClosed(status) ? 'closed' : 'already'",
        "return isClosed(status) ? 'already' : 'already'",
        ['features/payment/server'],
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}redirect-order.ts`,
    [`${ORDERS}change-order-address.test.ts`, `${ORDERS}order-postage.test.ts`],
    [
      [
        'what is on its way gets another address',
        'if (!open || (await itemsOf(tx, [order.id])).some(({ sent }) => sent > 0)) refuse',
        'if (!open) refuse',
      ],
      [
        'another address where nothing is delivered',
        'if (!delivery.delivered) refuseProvince(to, language)',
        'if (false) refuseProvince(to, language)',
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}downloads/create-download-link.ts`,
    [`${ORDERS}downloads`],
    [
      [
        'unpaid files are downloaded',
        "if (!canDo('download', order.status)) return refuse",
        'if (false) return refuse',
      ],
      [
        'files that were given back are downloaded',
        'if (item.refund_status !== ITEM_REFUND.none) return refuse',
        'if (false) return refuse',
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}downloads/sign-link.ts`,
    [`${ORDERS}downloads`],
    [
      [
        'a link that is over still opens',
        "if (grant.until * 1000 <= now.getTime()) return 'over'",
        "if (grant.until < 0) return 'over'",
      ],
      [
        'a link nobody signed opens',
        "signature))) return 'foreign'",
        'signature))) return undefined as never',
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}restock-item.ts`,
    ['features/after-sales/server'],
    [
      [
        'more comes back to stock than was given back',
        '`restocked + ${pieces}::int <= refunded_num`',
        '`true`',
        undefined,
        'the caller counts the pieces of one refund; only a doubled call could pass, and its refund is refused first',
      ],
    ],
  ),
  ...mutantsOf(
    'features/orders/ask-back-rules.ts',
    ['features/orders/ask-back-rules.test.ts', 'features/after-sales/server/after-sales.test.ts'],
    [
      ['asked twice for one item', "if (item.refundStatus === ITEM_REFUND.open) return 'alreadyOpen'", ''],
      ['asked for before it was paid', "if (!canDo('after-sale', item.orderStatus)) return 'notPaid'", ''],
      ['asked for after its time', 'item.orderStatus >= ORDER.received && isOver(item.until, now)', 'false'],
      [
        'a file is given back after it was read',
        "if (item.virtual && item.downloaded) return 'downloaded'",
        '',
      ],
      [
        'sent back before it was sent',
        "if (wanted === 'return' && item.orderStatus === ORDER.paid) return 'notShipped'",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}parcels/take-parcel-back.ts`,
    [`${ORDERS}seller/parcels.test.ts`, `${ORDERS}seller/shipping/ship-many.test.ts`],
    [
      ['a parcel is taken back twice', 'if (parcel.unshipped_at) refuse(m.orders_unship_already)', ''],
      [
        'a parcel is taken back a day later',
        'if (later(parcel.sent_at, minutes(UNSHIP_MINUTES)) < now)',
        'if (false)',
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}parcels/lock-shippable.ts`,
    [`${ORDERS}seller/parcels.test.ts`, `${ORDERS}seller/shipping/ship-many.test.ts`],
    [
      ['unpaid goods leave', 'if (order.status === ORDER.awaitingPayment) refuse', 'if (false) refuse'],
      [
        'more leaves than was bought',
        'if (quantity === 0 || quantity > left) refuse',
        'if (quantity === 0) refuse',
      ],
      ['disputed goods leave', 'if (items.some(isDisputed)) refuse(m.orders_ship_disputed)', ''],
    ],
  ),
]
