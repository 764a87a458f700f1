/** The rooms of the account centre: the paths of the specification with the tab each opens on. */
export const ACCOUNT_HOME = '/user-center/user-center-home'

const CHILDREN = [
  'my-order2',
  'shopping-cart',
  'myCollection',
  'myfootprint',
  'my-focus',
  'my-wallet',
  'my-message',
  'after-sale',
  'security-setting',
  'personal-data',
  'receiving-address',
  'interaction',
] as const
export type AccountChild = (typeof CHILDREN)[number]

const TABS: Partial<Record<AccountChild, number>> = { 'shopping-cart': 1, 'personal-data': 6 }

export const accountPath = (child: AccountChild) => `/user-center/${TABS[child] ?? 0}/${child}`

/** Where `/user-center/<word>` leads: a child without its tab to the child, anything else to the summary. */
export function placeBehind(word: string | undefined): string {
  const child = CHILDREN.find((name) => name.toLowerCase() === word?.toLowerCase())
  return child ? `/user-center/0/${child}` : ACCOUNT_HOME
}
