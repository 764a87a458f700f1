import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PostedLine, postageOf } from './postage-rules.ts'

const cents = fc.integer({ min: 0, max: 50_000 })
const line = fc.record({
  cents,
  freeShipping: fc.boolean(),
  freeFromCents: fc.option(cents, { nil: null }),
})
const lines = fc.array(line, { minLength: 1, maxLength: 6 })
const fee = fc.record({ feeCents: cents, freeFromCents: cents })
const paying = (cents: number): PostedLine => ({ cents, freeShipping: false, freeFromCents: null })
const SHOP = { feeCents: 800, freeFromCents: 8800 }

test('one fee below the sum, none from the sum on', () => {
  expect(postageOf([paying(8799)], SHOP)).toEqual({ cents: 800, freeFromCents: 8800, missingCents: 1 })
  expect(postageOf([paying(8800)], SHOP)).toMatchObject({ cents: 0, missingCents: 0 })
  expect(postageOf([paying(100), paying(200)], SHOP).cents).toBe(800)
})

test('goods that travel free pay nothing and count towards the sum', () => {
  const free = { ...paying(5000), freeShipping: true }
  expect(postageOf([free], SHOP).cents).toBe(0)
  expect(postageOf([free, paying(3799)], SHOP)).toMatchObject({ cents: 800, missingCents: 1 })
  expect(postageOf([free, paying(3800)], SHOP).cents).toBe(0)
})

test('it is the fee or nothing, and what is missing is what makes it free', () => {
  fc.assert(
    fc.property(lines, fee, (goods, terms) => {
      const { cents, missingCents } = postageOf(goods, terms)
      expect([0, terms.feeCents]).toContain(cents)
      expect(cents > 0).toBe(missingCents > 0)
      if (missingCents === 0) return
      expect(postageOf([...goods, paying(missingCents)], { ...terms, freeFromCents: 0 }).cents).toBe(0)
      const oneLess = { ...paying(missingCents - 1), freeShipping: true }
      expect(postageOf([...goods, oneLess], terms).cents).toBe(terms.feeCents)
    }),
  )
})

test('postage is never less than nothing, and more of the same goods never cost more of it', () => {
  fc.assert(
    fc.property(lines, fee, fc.nat(), cents, (goods, terms, which, more) => {
      const before = postageOf(goods, terms)
      expect(before.cents).toBeGreaterThanOrEqual(0)
      expect(before.missingCents).toBeGreaterThanOrEqual(0)
      const at = which % goods.length
      const grown = goods.with(at, { ...goods[at]!, cents: goods[at]!.cents + more })
      expect(postageOf(grown, terms).cents).toBeLessThanOrEqual(before.cents)
    }),
  )
})

test('another product costs postage only where it asks for a higher sum than those that are there', () => {
  fc.assert(
    fc.property(lines, fee, line, (goods, terms, one) => {
      const [before, after] = [postageOf(goods, terms), postageOf([...goods, one], terms)]
      const asks = one.freeShipping ? 0 : (one.freeFromCents ?? terms.freeFromCents)
      if (asks <= before.freeFromCents) expect(after.cents).toBeLessThanOrEqual(before.cents)
      expect(after.freeFromCents).toBe(Math.max(before.freeFromCents, asks))
    }),
  )
})

test('something that travels free never makes an order dearer to send, nor does a lower sum', () => {
  fc.assert(
    fc.property(lines, fee, cents, (goods, terms, more) => {
      const before = postageOf(goods, terms).cents
      expect(postageOf([...goods, { ...paying(more), freeShipping: true }], terms).cents).toBeLessThanOrEqual(
        before,
      )
      const lower = { ...terms, freeFromCents: Math.min(terms.freeFromCents, more) }
      expect(postageOf(goods, lower).cents).toBeLessThanOrEqual(before)
    }),
  )
})
