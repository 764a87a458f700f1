/** Who works in every demo shop, printed at start so that a newcomer can look behind the counter. */
export const DEMO_PEOPLE = [
  { email: 'owner@demo', name: '林晓', role: 'owner', password: 'demo1234' },
  { email: 'packer@demo', name: '周强', role: 'packer', password: 'demo1234' },
  { email: 'support@demo', name: '陈悦', role: 'support', password: 'demo1234' },
] as const
