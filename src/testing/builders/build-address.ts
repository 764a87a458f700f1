import type { TestApp } from '#testing/start-test-app.ts'

/** 浙江省 杭州市 西湖区. */
export const WEST_LAKE = { province_id: 33, city_id: 3301, district_id: 330106 }

export const aSite = {
  ...WEST_LAKE,
  address: '文三路 1 号',
  consignee: '王小明',
  mobile: '13800138000',
}

/** An address in the buyer's book, added as the page does; answers its id. */
export async function anAddress(
  app: TestApp,
  token: string,
  site: Partial<typeof aSite> = {},
): Promise<number> {
  const added = await app.as({ token }).address.addAddress({ ...aSite, ...site })
  if (added.code !== 1) throw new Error(added.msg)
  return added.data.id
}
