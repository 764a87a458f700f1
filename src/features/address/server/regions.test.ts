import { expect, test } from 'vitest'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
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
