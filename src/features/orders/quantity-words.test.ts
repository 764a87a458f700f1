import { expect, test } from 'vitest'
import { MAX_QUANTITY } from '#features/cart/quantity-rules.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import * as m from '#words'

test.each(LANGUAGES)('the cart and the order say the same of a quantity that cannot be, in %s', (locale) => {
  expect(m.orders_quantity_wrong({}, { locale })).toBe(
    m.cart_quantity_range({ max: MAX_QUANTITY }, { locale }),
  )
})
