import { expect, test } from 'vitest'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
const labels = async (pid: number, language = 'zh-cn') => {
  const { data } = await app().as({ language }).address.listRegions({ pid, type: 1 })
  return (data ?? []).flatMap((group) => group.data.map(({ label }) => label))
}

test('the provinces come in groups by their first letter, in either language', async () => {
  const { data } = await app().as().address.listRegions({ pid: 0, type: 1 })
  expect(data?.map(({ label }) => label)).toEqual([...(data ?? [])].map(({ label }) => label).sort())
  expect(data?.[0]).toEqual({
    label: 'A',
    data: [
      { value: 34, label: '安徽省' },
      { value: 82, label: '澳门特别行政区' },
    ],
  })
  expect(data?.flatMap((group) => group.data)).toHaveLength(34)
  const english = await app().as({ language: 'en-us' }).address.listRegions()
  expect(english.data?.find(({ label }) => label === 'I')?.data).toEqual([
    { value: 15, label: 'Inner Mongolia' },
  ])
})

test('cities and districts follow; below a district, and below nothing, there is nothing', async () => {
  expect(await labels(33)).toContain('杭州市')
  expect(await labels(3301)).toContain('西湖区')
  expect(await labels(3301, 'en-us')).toContain('Xihu District')
  expect(await labels(330106)).toEqual([])
  expect(await labels(424242)).toEqual([])
})

const found = async (keyword: string, language = 'zh-cn') => {
  const { data } = await app().as({ language }).address.findPlaces({ keyword })
  return (data ?? []).map((place) => `${place.province_name} ${place.city_name} ${place.district_name}`)
}

test.each([
  '西湖',
  '西湖区',
  'xihu',
  'xihuqu',
  'Xihu District',
  '杭州西湖',
  '杭州 西湖',
  '浙江省杭州市西湖区',
  'hangzhouxihu',
  'hangzhou xihu',
  'hzxh',
  'zjhzxh',
])('%s finds the West Lake District of Hangzhou', async (keyword) => {
  expect((await found(keyword)).slice(0, 3)).toContain('浙江省 杭州市 西湖区')
})

test('a city gives its districts; nonsense gives nothing; the answer is bounded', async () => {
  expect((await found('深圳')).every((place) => place.startsWith('广东省 深圳市'))).toBe(true)
  expect(await found('chongqing')).toHaveLength(20)
  expect(await found('cq')).toHaveLength(20)
  expect(await found('qqqqq')).toEqual([])
  expect(await found('  ')).toEqual([])
  expect((await found('hong kong central', 'en-us'))[0]).toMatch(/^Hong Kong .*Central/)
})

const cpuNow = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** CPU of one call among several that nobody has asked before. */
async function costOf(ask: (n: number) => Promise<unknown>): Promise<number> {
  await ask(0)
  const begun = cpuNow()
  for (let n = 1; n <= 10; n += 1) await ask(n)
  return (cpuNow() - begun) / 10
}

test('whatever is typed costs at most ten times what a search of goods does', async () => {
  const search = await costOf((n) =>
    app()
      .as()
      .search.searchProducts({ keyword: `苹果${n}` }),
  )
  const typed = [
    (n: number) => `q x z v j q x z v j q x z v j q x z v j q x z v j q x z v ${n}`,
    (n: number) => `区 市 县 省 ${n}`,
    (n: number) => `shi qu xian sheng${' '.repeat(n)}`,
    (n: number) => `${'a'.repeat(50)}${n}`,
    (n: number) => `d d d d ${n}`,
  ]
  for (const type of typed) {
    const cost = await costOf((n) =>
      app()
        .as()
        .address.findPlaces({ keyword: type(n) }),
    )
    expect(cost, type(0)).toBeLessThan(search * 10)
  }
})

test('four words are looked for, and no more', async () => {
  const wanted = await found('浙江 杭州 西湖 区')
  expect(wanted).toContain('浙江省 杭州市 西湖区')
  expect(await found('浙江 杭州 西湖 区 nowhere')).toEqual(wanted)
  expect(await found('浙江 杭州 西湖 nowhere')).toEqual([])
})

test('an address may look for sixty places a minute that nobody has looked for, and for known ones as often as it likes', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.61' }
  const ask = (keyword: string) => app().call('/v1/address/find-places', { keyword }, { headers })
  for (let n = 0; n < 60; n += 1) expect(await ask(`qqq${n}`)).toMatchObject({ code: 1 })
  expect(await ask('qqq60')).toMatchObject({ status: 429, reason: 'shell_too_many' })
  expect(await ask('qqq7')).toMatchObject({ code: 1 })
})
