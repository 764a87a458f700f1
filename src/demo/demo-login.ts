/** The buyer every demo shop has, printed at start so that a newcomer can look around logged in. */
export const DEMO_LOGIN = {
  prefix: '+86',
  mobile: '13800138000',
  password: 'demo1234',
  paymentPassword: '246810',
  nickname: '小鲜',
} as const
