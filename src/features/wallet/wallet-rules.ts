/** The filters of a wallet's history. */
export const LEDGER_FILTERS = ['all', 'in', 'out'] as const
export type LedgerFilter = (typeof LEDGER_FILTERS)[number]

/** Why money entered or left a wallet. */
export const WALLET_KINDS = ['top_up', 'purchase', 'refund', 'gift', 'top_up_return'] as const
export type WalletKind = (typeof WALLET_KINDS)[number]

export const LEDGER_PER_PAGE = 20
