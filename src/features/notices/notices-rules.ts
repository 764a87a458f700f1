/** The two kinds of notices, with the number each has in "mark as read"; 0 means everything. */
export const NOTICE_KINDS = ['platform', 'system'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const READ_TYPES = { all: 0, platform: 1, system: 2 } as const

export const NOTICES_PER_PAGE = 10
export const MESSAGES_PER_PAGE = 15

/** How long a message stays after it came: the page says the first. */
export const READ_KEPT_DAYS = 365
export const UNREAD_KEPT_DAYS = 3 * 365

/** Beyond this nobody counts: badges show 99+. */
export const MOST_COUNTED = 100

export const TITLE_MAX = 80
export const CONTENT_MAX = 2000

/** What a message leads to when it is not a page but the conversation with customer service. */
export const TO_SERVICE = '#service'

/** What open pages hear: something of the buyer's own was read or left, or the shop published something. */
export const HEARD_UNREAD = 'unread'
export const HEARD_NOTICES = 'notices'
