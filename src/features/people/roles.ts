/** What people at the desk may be. The first may everything. */
export const ROLES = ['owner', 'manager', 'packer', 'support', 'editor', 'accountant'] as const
export type Role = (typeof ROLES)[number]

/** Who handles money or rights shows a second factor, outside demo mode. */
export const needsFactor = (role: Role): boolean =>
  role === 'owner' || role === 'manager' || role === 'accountant'

const ALL = ROLES
const CHIEFS = ['owner', 'manager'] as const

/**
 * The one table of who may do what: the calls ask it (`app/desk-rights.ts` says which call needs which right), the menu
 * asks it, and the handbook is drawn from it.
 */
export const RIGHTS = {
  'see today': ALL,
  // A packer sees what is to be packed, with name and address; not what it cost, nor what others ordered when.
  'see orders': ['owner', 'manager', 'packer', 'support', 'accountant'],
  'see every order': ['owner', 'manager', 'support', 'accountant'],
  'see sums': ['owner', 'manager', 'support', 'accountant'],
  'ship orders': ['owner', 'manager', 'packer'],
  'note orders': ['owner', 'manager', 'packer', 'support'],
  'change addresses': ['owner', 'manager', 'support'],
  // Up to the sums of their role alone, beyond them with a second person (features/approvals).
  'cancel orders': ['owner', 'manager', 'support'],
  refund: ['owner', 'manager', 'support'],
  'see approvals': ['owner', 'manager', 'support', 'accountant'],
  agree: ['owner', 'manager', 'accountant'],
  'see requests': ['owner', 'manager', 'support', 'accountant'],
  'see products': ['owner', 'manager', 'support', 'editor', 'accountant'],
  'write products': ['owner', 'manager', 'editor'],
  'set prices': CHIEFS,
  'export products': ['owner', 'manager', 'editor'],
  'see stock': ALL,
  'change stock': ['owner', 'manager', 'packer'],
  'see coupons': ['owner', 'manager', 'support', 'editor', 'accountant'],
  'write content': ['owner', 'manager', 'editor'],
  'see reviews': ['owner', 'manager', 'support', 'editor'],
  'answer reviews': ['owner', 'manager', 'support', 'editor'],
  'hide reviews': CHIEFS,
  'talk to buyers': ['owner', 'manager', 'support'],
  'see buyers': ['owner', 'manager', 'support', 'accountant'],
  'reveal buyers': ['owner', 'manager', 'support'],
  'note buyers': ['owner', 'manager', 'support'],
  'block buyers': CHIEFS,
  'see money': ['owner', 'manager', 'accountant'],
  'settle money': ['owner', 'manager', 'accountant'],
  'export personal data': ['owner', 'manager', 'accountant'],
  // Names and addresses of what waits for its parcel, and of nothing else; whoever packs has them before their eyes anyway.
  'export for couriers': ['owner', 'manager', 'packer'],
  'see batches': ALL,
  'see settings': CHIEFS,
  'change settings': CHIEFS,
  'write phrases': ['owner', 'manager', 'support'],
  'manage people': ['owner'],
  'see audit': ['owner', 'manager', 'accountant'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof RIGHTS

export const may = (role: Role, right: Right): boolean => (RIGHTS[right] as readonly Role[]).includes(role)
