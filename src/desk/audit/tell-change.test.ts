import { expect, test } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import type { AuditLine } from '#features/audit/audit-seller-contract.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { tellChanges } from './tell-change.ts'

const LINE = { id: 1, time: '', actor: '', by: '', address: '', call: '', thing: '', thing_id: '', name: '' }
const told = (line: Partial<AuditLine>, names = {}) =>
  tellChanges({ ...LINE, before: null, after: null, reason: '', ...line }, names).map(
    ({ field, was, is }) => [field, was, is],
  )

test('sums are told in yuan, whether they are kept in fen or as they are written', () => {
  expect(told({ before: { price_cents: 1190 }, after: { price_cents: 1180 } })).toEqual([
    ['价格', '¥11.90', '¥11.80'],
  ])
  expect(told({ after: { refunded: '3.50', market_price_cents: null } })).toEqual([
    ['已退款', undefined, '¥3.50'],
    ['划线价', undefined, '无'],
  ])
})

test('what is meant by a number is told by its name, and by the number where it has none any more', () => {
  expect(told({ after: { sku: 125, picked: 3 } }, { 'sku:125': '苹果 一斤' })).toEqual([
    ['规格', undefined, '苹果 一斤'],
    ['已拣', undefined, '3'],
  ])
  expect(told({ after: { sku: 125 } })).toEqual([['规格', undefined, '125']])
})

test('yes and no, states, roles and texts in two languages are words', () => {
  expect(told({ after: { box: 2, wave: 1, claimed: 1 } })).toEqual([
    ['箱号', undefined, '2'],
    ['波次', undefined, '1'],
    ['领取', undefined, '是'],
  ])
  expect(told({ before: { on_sale: true }, after: { on_sale: false } })).toEqual([['上架', '是', '否']])
  expect(
    told({ thing: 'order', before: { status: ORDER.paid }, after: { status: ORDER.completed } }),
  ).toEqual([['状态', '待发货', '已完成']])
  expect(told({ thing: 'after-sale', after: { status: AFTER_SALE.settled, offer: '' } })).toEqual([
    ['状态', undefined, '已退款'],
    ['补偿', undefined, '无'],
  ])
  expect(told({ after: { role: 'accountant', name: { zh_CN: '苹果', en_US: 'Apple' } } })).toEqual([
    ['角色', undefined, '财务'],
    ['名称', undefined, '苹果'],
  ])
})

test('a field nobody named is still readable', () => {
  expect(told({ after: { best_before: '2026-11-20' } })).toEqual([['best before', undefined, '2026-11-20']])
})
