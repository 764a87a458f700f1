// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of the code that is broken
import { type Mutant, mutantsOf } from './mutant.ts'

const CART = 'features/cart/server/'
const ORDERS = 'features/orders/server/'
const COUPONS = [`${ORDERS}coupons/redeem-coupon.test.ts`]
const ACCESS = ['app/callers.test.ts']

/** Cart and coupons, up to the order. */
export const BUYING: Mutant[] = [
  ...mutantsOf(
    `${CART}merge-lines.ts`,
    [`${CART}merge-lines.test.ts`],
    [
      [
        'a merged line has no most',
        'least(line.num + excluded.num, ${sql.lit(MAX_QUANTITY)}, ',
        'least(line.num + excluded.num, ',
      ],
      [
        'an option of another product is taken',
        '&& sku.product_id === line.product_id && !isLost',
        '&& !isLost',
      ],
      [
        'a merge takes more lines than a cart holds',
        'sku.have === null && free <= 0',
        'sku.have === null && free <= -9',
      ],
      ['a merge forgets what the price was', 'price_was: line.snapshot_price ?? null', 'price_was: null'],
      [
        'a merge adds to nothing that was there',
        'set num = least(line.num + excluded.num',
        'set num = least(excluded.num',
      ],
      [
        'what is sold out is merged',
        'where sku.stock > 0\n',
        'where sku.stock >= 0\n',
        undefined,
        'what is sold out is lost before it is put: isLost',
      ],
    ],
  ),
  ...mutantsOf(
    `${CART}list-lines.ts`,
    [`${CART}change-lines.test.ts`, ...ACCESS],
    [
      [
        'a cart shows everybody’s lines',
        ".where('cart_line.buyer_id', '=', actor.id)",
        ".where('cart_line.buyer_id', '>', 0)",
      ],
    ],
  ),
  ...mutantsOf(
    `${CART}add-line.ts`,
    [`${CART}add-line.test.ts`],
    [['any quantity goes into the cart', 'if (!isQuantity(wanted.num)) refuse', 'if (false) refuse']],
  ),
  ...mutantsOf(
    `${CART}change-sku.ts`,
    [`${CART}change-sku.test.ts`, ...ACCESS],
    [['a stranger’s line is changed', "    .where('buyer_id', '=', actor.id)\n", '']],
  ),
  ...mutantsOf(
    `${CART}take-lines.ts`,
    [`${CART}change-lines.test.ts`],
    [
      [
        'nothing chosen is deleted in silence',
        'if (ids.length === 0) return refuse(noneChosen)',
        'if (ids.length === 0) return []',
      ],
    ],
  ),
  ...mutantsOf(
    'features/cart/cart-rules.ts',
    [CART],
    [
      ['what is off sale can be bought', "if (!sku.onSale) return 'off_sale'", "if (!sku) return 'off_sale'"],
      [
        'what is sold out can be bought',
        "if (sku.stock === 0) return 'sold_out'",
        "if (sku.stock < 0) return 'sold_out'",
      ],
    ],
  ),
  ...mutantsOf(`${ORDERS}coupons/list-coupons.ts`, COUPONS, [
    ['an ended coupon is listed', "    .where('ends_at', '>', now)\n", ''],
  ]),
  ...mutantsOf(
    `${ORDERS}coupons/find-usable-coupon.ts`,
    [...COUPONS, `${ORDERS}create/refuse-order.test.ts`],
    [
      ['a stranger’s coupon is used', "    .where('buyer_coupon.buyer_id', '=', buyerId)\n", ''],
      [
        'a coupon is used twice',
        "    .where('buyer_coupon.order_id', 'is', null)\n",
        '',
        [`${ORDERS}create`, `${ORDERS}coupons`],
      ],
      [
        'an expired coupon counts',
        'if (row.ends_at <= now) return refuse',
        'if (row.ends_at < new Date(0)) return refuse',
        [`${ORDERS}price-order.test.ts`],
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}coupons/choose-coupon.ts`,
    [`${ORDERS}coupons/collect-coupon.test.ts`],
    [
      [
        'none chosen means the best',
        'if (couponId === 0) return undefined',
        'if (couponId === -1) return undefined',
      ],
      [
        'a coupon counts at its threshold',
        ".where('enough_cents', '<', goodsCents)",
        ".where('enough_cents', '<=', goodsCents)",
        undefined,
        'the rule both sides share judges again: couponApplies',
      ],
    ],
  ),
  ...mutantsOf(`${ORDERS}coupons/take-coupon.ts`, COUPONS, [
    ['somebody else’s code is redeemed', 'coupon.for_buyer_id !== buyerId) refuse', 'false) refuse'],
    ['a code of tomorrow is redeemed', 'if (coupon.starts_at > now) refuse', 'if (false) refuse'],
    [
      'a code that is over is redeemed',
      'if (coupon.ends_at <= now || coupon.ended_at) refuse',
      'if (coupon.ended_at) refuse',
    ],
    [
      'an ended code is redeemed',
      'if (coupon.ends_at <= now || coupon.ended_at) refuse',
      'if (coupon.ends_at <= now) refuse',
      [`${ORDERS}seller/change-coupon.test.ts`, `${ORDERS}coupons`],
    ],
    [
      'a newcomer’s code is everybody’s',
      'if (coupon.for_new_buyers && (await hasPaid(tx, buyerId))) refuse',
      'if (false) refuse',
    ],
    ['a newcomer has never ordered, paid or not', "    .where('paid_at', 'is not', null)\n", ''],
  ]),
  ...mutantsOf(
    'features/orders/orders-rules.ts',
    ['features/orders/', `${ORDERS}price-order.test.ts`],
    [
      [
        'a coupon gives more than the goods cost',
        'Math.min(coupon.amountCents, goodsCents)',
        'coupon.amountCents',
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}create/create-order.ts`,
    [`${ORDERS}create/refuse-order.test.ts`, `${ORDERS}price-order.test.ts`],
    [
      [
        'another sum than was shown is taken',
        'input.pay_fee !== undefined && input.pay_fee !== price.payCents',
        'false',
        [`${ORDERS}order-postage.test.ts`],
      ],
      [
        'a coupon below its threshold is lost in silence',
        'if (coupon && price.discountCents === 0) refuse',
        'if (false) refuse',
      ],
      [
        'an order goes where nothing is delivered',
        'if (delivery && !delivery.delivered) refuseProvince',
        'if (false) refuseProvince',
        [`${ORDERS}order-postage.test.ts`, `${ORDERS}create`],
      ],
      [
        'virtual goods are bought from the cart',
        'if (virtual) refuseFromCart(input)',
        'if (false) refuseFromCart(input)',
        [`${ORDERS}create`],
      ],
      [
        'what was ordered stays in the cart',
        "if (input.from === 'cart') await removeLines",
        "if (input.from === 'goods') await removeLines",
        [`${ORDERS}create`],
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}create/limit-unpaid.ts`,
    [`${ORDERS}create`],
    [
      [
        'unpaid orders without end',
        'if (openOrders >= MAX_OPEN_ORDERS) refuse',
        'if (openOrders > MAX_OPEN_ORDERS * 9) refuse',
      ],
    ],
  ),
  ...mutantsOf(
    `${ORDERS}match-goods.ts`,
    [`${ORDERS}create/refuse-order.test.ts`],
    [
      [
        'an order takes an option of another product',
        'if (!goods || goods.product_id !== line.product_id) return refuse',
        'if (!goods) return refuse',
      ],
      [
        'real and virtual goods in one order',
        'if (virtual && !wanted.every(({ goods }) => goods.virtual)) refuse',
        'if (false) refuse',
        [`${ORDERS}create`],
      ],
      ['what is off sale is ordered', 'if (off) refuse', 'if (!off && false) refuse'],
    ],
  ),
]
