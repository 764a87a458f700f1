import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearFloors } from './clear-floors.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })

test('no product stands on a floor and elsewhere, and a floor is as full as it can be', () => {
  fc.assert(
    fc.property(ids, ids, (sold, above) => {
      const products = sold.map((id) => ({ id }) as never)
      const elsewhere = above.map((id) => ({ id }))
      const shown = clearFloors([{ category_id: 7, products }], elsewhere).get(7) ?? []
      const left = sold.filter((id) => !above.includes(id))
      expect(shown.map(({ id }) => id)).toEqual(left.slice(0, 4))
    }),
  )
})
