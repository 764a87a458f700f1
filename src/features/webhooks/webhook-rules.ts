/** What the owner may be told of. */
export const WEBHOOK_EVENTS = ['order_paid', 'question', 'after_sale', 'stuck_money'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** How: our own JSON, or what the robots of three messengers take. */
export const WEBHOOK_FORMATS = ['generic', 'dingtalk', 'feishu', 'wecom'] as const
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number]
