/** The addresses of the desk. They are no part of `#paths`: the shop loads no byte of the desk. */
export const deskPaths = {
  home: '/desk',
  login: '/desk/login',
  welcome: (token: string) => `/desk/welcome/${token}`,
  orders: '/desk/orders',
  order: (sn: string) => `/desk/orders/${encodeURIComponent(sn)}`,
  ship: '/desk/ship',
  requests: '/desk/after-sales',
  request: (id: number) => `/desk/after-sales/${id}`,
  talks: '/desk/support',
  talk: (id: number) => `/desk/support?id=${id}`,
  stock: '/desk/stock',
  audit: '/desk/audit',
  people: '/desk/people',
  me: '/desk/me',
}
