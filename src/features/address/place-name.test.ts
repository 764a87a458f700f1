import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

test('a place is said from the largest in Chinese and from the smallest in English', () => {
  const chinese = { province_name: '浙江省', city_name: '杭州市', district_name: '西湖区' }
  const english = { province_name: 'Zhejiang', city_name: 'Hangzhou', district_name: 'Xihu District' }
  expect(placeName(chinese, 'zh_CN')).toBe('浙江省 杭州市 西湖区')
  expect(placeName(english, 'en_US')).toBe('Xihu District, Hangzhou, Zhejiang')
})

test('a municipality is not said twice', () => {
  const names = { province_name: '北京市', city_name: '北京市', district_name: '朝阳区' }
  expect(placeName(names, 'zh_CN')).toBe('北京市 朝阳区')
})
