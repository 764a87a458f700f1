export const shopPath = (shopId: number) => `/shopIndex/${shopId}`
