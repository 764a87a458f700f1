import { expect, test } from 'vitest'
import { anAddress, aSite } from '#testing/builders/build-address.ts'
import { aBuyer } from '#testing/builders/build-buyer.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const newBuyer = async () => app().as({ token: (await aBuyer(app().database)).token })

const IN_ORDER = [
  ['region', { province_id: '', city_id: '', district_id: '' }, '请选择地址', 'Please choose a region'],
  ['detail', { address: ' ' }, '请输入详细地址', 'Please enter the street address'],
  ['consignee', { consignee: '' }, '请输入收货人姓名', 'Please enter the recipient’s name'],
  ['mobile', { mobile: '' }, '请输入手机号', 'Please enter a mobile number'],
] as const

test.each(IN_ORDER.map((row, at) => [...row, at] as const))(
  'without the %s it says so before anything after it',
  async (_, __, chinese, english, at) => {
    const { token } = await aBuyer(app().database)
    const missing = Object.assign({}, ...IN_ORDER.slice(at).map(([, fields]) => fields))
    const site = { ...aSite, ...missing }
    for (const [language, msg] of [
      ['zh-cn', chinese],
      ['en-us', english],
    ]) {
      for (const path of ['/v1/address/add', '/v1/6548a096aa007']) {
        const answer = await app().call(path, site, { token, language })
        expect(answer).toMatchObject({ status: 200, code: 0, msg, data: null })
      }
      const update = await app().call('/v1/6548a16849ece', { id: 1, ...site }, { token, language })
      expect(update).toMatchObject({ code: 0, msg })
    }
    expect(await app().as({ token }).address.listAddresses()).toMatchObject({ data: [] })
  },
)

test('a form that was sent empty, or not at all, asks for the region first', async () => {
  const buyer = await newBuyer()
  expect(await buyer.address.addAddress({})).toMatchObject({ code: 0, msg: '请选择地址' })
  expect(
    await buyer.address.addAddress({ province_id: null, city_id: 3301, district_id: 330106 }),
  ).toMatchObject({
    msg: '请选择地址',
  })
})

test.each([
  ['a district of another city', { province_id: 33, city_id: 3301, district_id: 330203 }],
  ['a city of another province', { province_id: 11, city_id: 3301, district_id: 330106 }],
  ['no district', { province_id: 33, city_id: 3301, district_id: 0 }],
  ['what does not exist', { province_id: 99, city_id: 9901, district_id: 990101 }],
])('%s is no region', async (_, place) => {
  expect(await (await newBuyer()).address.addAddress({ ...aSite, ...place })).toMatchObject({
    msg: '请选择地址',
  })
})

test.each([
  ['13800138000', '13800138000'],
  [' 138 0013-8000 ', '13800138000'],
  ['+86 13800138000', '13800138000'],
  ['+85291234567', '+85291234567'],
  ['+1 (213) 373-4253', '+12133734253'],
])('the number %s is kept as %s', async (mobile, kept) => {
  expect(await (await newBuyer()).address.addAddress({ ...aSite, mobile })).toMatchObject({
    code: 1,
    data: { mobile: kept },
  })
})

test.each(['12800138000', '1380013800', '138001380000', '+8529', '+19999999999', 'abc', '0571-88888888'])(
  '%s is no mobile number',
  async (mobile) => {
    expect(await (await newBuyer()).address.addAddress({ ...aSite, mobile })).toMatchObject({
      code: 0,
      msg: '手机号格式不正确',
    })
  },
)

test('the first address becomes the default, and the answer names its regions in the asked language', async () => {
  const { token } = await aBuyer(app().database)
  const first = await app()
    .as({ token })
    .address.addAddress({
      ...aSite,
      // Names that do not fit the ids, as a client may send them: the ids count.
      province_name: '火星',
      city_name: '火星',
      district_name: '火星',
      street_id: '0',
      is_default: 0,
    })
  expect(first).toMatchObject({
    code: 1,
    msg: '地址添加完毕',
    data: {
      ...aSite,
      province_name: '浙江省',
      city_name: '杭州市',
      district_name: '西湖区',
      street_id: '0',
      is_default: 1,
    },
  })
  const second = await app().as({ token, language: 'en-us' }).address.addAddress(aSite)
  expect(second).toMatchObject({
    msg: 'Address added',
    data: { province_name: 'Zhejiang', city_name: 'Hangzhou', district_name: 'Xihu District', is_default: 0 },
  })
})

test('at most 50, and the sentence says so', async () => {
  const { id, token } = await aBuyer(app().database)
  await anAddress(app(), token)
  const [one] = await app()
    .database.read.selectFrom('address')
    .selectAll()
    .where('buyer_id', '=', id)
    .execute()
  if (!one) throw new Error('there is one')
  const { id: _, ...row } = one
  await app()
    .database.statement.insertInto('address')
    .values(Array.from({ length: 48 }, () => ({ ...row, is_default: false })))
    .execute()
  const tries = await Promise.all(
    Array.from({ length: 6 }, () => app().as({ token }).address.addAddress(aSite)),
  )
  expect(tries.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(tries.find(({ code }) => code === 0)?.msg).toBe('最多保存 50 个地址，请先删除不用的地址')
})

test('what cannot be seen in what people paste is not stored', async () => {
  const buyer = await newBuyer()
  const pasted = {
    address: ' 文三路\u200b 1 号\r\n\u202e2 幢 ',
    consignee: '王\u0000小\ud800明',
    mobile: '\u202d13900001111\u202c',
  }
  expect(await buyer.address.addAddress({ ...aSite, ...pasted })).toMatchObject({
    code: 1,
    data: { address: '文三路 1 号 2 幢', consignee: '王 小明', mobile: '13900001111' },
  })
  expect(await buyer.address.addAddress({ ...aSite, consignee: '\u200b\u2060' })).toMatchObject({
    code: 0,
    reason: 'address_need_consignee',
  })
})

test('what no form can send is refused as malformed', async () => {
  const buyer = await newBuyer()
  for (const bad of [{ address: 'x'.repeat(201) }, { is_default: 2 }, { buyer_id: 1 }]) {
    expect(await buyer.address.addAddress({ ...aSite, ...bad } as never)).toMatchObject({
      status: 400,
      code: 0,
    })
  }
})
