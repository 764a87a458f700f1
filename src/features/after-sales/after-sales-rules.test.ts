import { expect, test } from 'vitest'
import { paths, readRefundItem } from '#paths'
import { AFTER_SALE, AFTER_SALE_ACTS, AFTER_SALE_TYPES, PROGRESS } from './after-sale-states.ts'
import { matchCouriers, shipmentFaults } from './after-sales-rules.ts'

test('the numbers of the states are those of the specification', () => {
  const { applied, awaitingParcel, sentBack, settled, rejected, cancelled, ...others } = AFTER_SALE
  expect([applied, awaitingParcel, sentBack, settled]).toEqual([1, 2, 3, 4])
  expect([rejected, cancelled]).toEqual([-1, -2])
  expect(others).toEqual({})
})

test('the bar stands where the specification says', () => {
  expect(PROGRESS.refund.steps).toBe(3)
  expect(PROGRESS.refund.at).toMatchObject({ applied: 1, settled: 2, rejected: 2, cancelled: 2 })
  expect(PROGRESS.return.steps).toBe(4)
  const { at } = PROGRESS.return
  expect(at).toEqual({ applied: 1, awaitingParcel: 2, sentBack: 2, settled: 3, rejected: 3, cancelled: 3 })
})

test('what is over stays over, and every state can be reached', () => {
  const over = ['settled', 'rejected', 'cancelled'] as const
  for (const type of AFTER_SALE_TYPES) {
    const steps = Object.values(AFTER_SALE_ACTS).flatMap((way) => way[type] ?? [])
    for (const { from } of steps) for (const state of over) expect(from).not.toContain(state)
    const reached = new Set(['applied', ...steps.map(({ to }) => to)])
    const all = type === 'refund' ? ['applied', ...over] : Object.keys(AFTER_SALE)
    expect([...reached].sort()).toEqual([...all].sort())
  }
})

test('an item put into an address comes out again, and none of its amounts', () => {
  const item = { id: 7, order_id: 3, pay_price: '0.01' }
  const read = (path: string) => readRefundItem(decodeURIComponent(path.split('/')[2] ?? ''))
  expect(read(paths.refundOption(item))).toEqual({ id: 7, order_id: 3 })
  expect(read(paths.refund(item, 'return'))).toEqual({ id: 7, order_id: 3 })
  expect(readRefundItem('{"id":"7","order_id":"3","price":1}')).toEqual({ id: 7, order_id: 3 })
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"id":7}',
    '{"id":-1,"order_id":3}',
    '{"id":7,"order_id":1.5}',
  ])
    expect(readRefundItem(text)).toBeUndefined()
})

test('couriers are found by part of their name, whatever its case; an empty box finds none', () => {
  const couriers = [{ name: 'SF Express' }, { name: '顺丰速运' }, { name: 'ZTO Express' }]
  expect(matchCouriers(couriers, 'eXp')).toHaveLength(2)
  expect(matchCouriers(couriers, '顺丰')).toEqual([{ name: '顺丰速运' }])
  expect(matchCouriers(couriers, '  ')).toEqual([])
  expect(matchCouriers(couriers, 'DHL')).toEqual([])
})

test.each(['SF1234567890', ' yt 1234 5678 901 ', '773-1234-5678'])('%s is a number', (number) => {
  expect(shipmentFaults({ courier: true, number })).toEqual([])
})
test.each(['', '12', '单号123456', "1'; drop table", 'x'.repeat(60)])('%s is none', (number) => {
  expect(shipmentFaults({ courier: true, number })).toHaveLength(1)
})
