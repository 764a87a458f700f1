import { getLocale } from '#words/runtime'

type Named = { province_name: string; city_name: string; district_name: string }

/**
 * 浙江省 杭州市 西湖区, or Xihu District, Hangzhou, Zhejiang: the largest first in Chinese, the smallest in English.
 * A municipality is its own city and is not said twice.
 */
export function placeName(
  { province_name, city_name, district_name }: Named,
  language = getLocale(),
): string {
  const names = [province_name, ...(city_name === province_name ? [] : [city_name]), district_name]
  return language === 'zh_CN' ? names.join(' ') : names.toReversed().join(', ')
}
