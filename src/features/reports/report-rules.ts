export const REPORT_KINDS = ['all', 'product', 'category', 'region', 'reason'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** What a report can be broken down by. */
export const REPORT_VIEWS = ['day', 'product', 'category', 'region', 'reason'] as const
export type ReportView = (typeof REPORT_VIEWS)[number]

/** A report is about a year at most. */
export const MOST_DAYS = 366

/** Of products, categories and reasons so many are told; the rest is one sum. */
export const MOST_ROWS = 200

/** How far back one looks to say how fast something sells. */
export const PACE_DAYS = 14
