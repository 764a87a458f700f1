import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { expect } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import type { Good } from './shop-database.ts'

export const PAYMENT_PASSWORD = '246810'

/** Calls the shop as this browser's buyer, for what a journey takes for granted. */
export async function call<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'user_token')?.value ?? ''
  const response = await page.request.post(path, { data, headers: { 'user-token': token } })
  const answer = (await response.json()) as { code: number; msg: string; data: T }
  expect(answer.code, answer.msg).toBe(1)
  return answer.data
}

type Place = { province_id: number; city_id: number; district_id: number }

export async function haveAddress(page: Page, consignee = '李鲜'): Promise<void> {
  const [place] = await call<Place[]>(page, '/v1/address/find-places', { keyword: '西湖' })
  await call(page, '/v1/address/add', { ...place, address: '文三路 1 号', consignee, mobile: '13900001111' })
}

export const havePaymentPassword = (page: Page) =>
  call(page, '/v1/account/payment-password', {
    password: 'fresh1234',
    pay_password: PAYMENT_PASSWORD,
    repeat_password: PAYMENT_PASSWORD,
  })

export const haveInCart = (page: Page, { productId, skuId }: Good, num: number) =>
  call(page, '/v1/654ade75d7027', { product_id: productId, sku_price_id: skuId, type: 'cover', num, id: 0 })

/** The order page of goods bought now, without the cart. */
export const openOrder = (page: Page, good: Good, num: number) =>
  page.goto(paths.checkout([{ product_id: good.productId, sku_price_id: good.skuId, num }]))

/** A new buyer with an address, about to place the order. */
export async function enterToOrder(page: Page, good: Good, num: number): Promise<void> {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  await openOrder(page, good, num)
}

export const ordersOf = async (page: Page) =>
  (await call<{ total: number }>(page, '/v1/654c81a07c0ce', { type: 'goods', status: 'all', page: 1 })).total
