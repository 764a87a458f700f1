type Named = { province_name: string; city_name: string; district_name: string }

/** 浙江省 杭州市 西湖区. A municipality is its own city and is not said twice. */
export const placeName = ({ province_name, city_name, district_name }: Named) =>
  [province_name, ...(city_name === province_name ? [] : [city_name]), district_name].join(' ')
