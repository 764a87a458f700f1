import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { type AliyunSettings, createAliyunSender } from './aliyun-sender.ts'
import { createDemoOutbox } from './demo-outbox.ts'
import type { SmsSender, Template } from './sms-sender.ts'
import { createWebhookSender, type SmsWebhookSettings } from './webhook-sender.ts'

export type SmsSettings =
  | { provider: 'outbox' }
  | ({ provider: 'aliyun' } & AliyunSettings)
  | ({ provider: 'webhook' } & SmsWebhookSettings)

export type SmsOutcome = 'sent' | 'failed'

type Around = { database: Database; log: Log; count(template: Template, outcome: SmsOutcome): void }

export const chooseSender = (settings: SmsSettings, around: Around): SmsSender =>
  telling(openSender(settings, around.database), around)

function openSender(settings: SmsSettings, database: Database): SmsSender {
  if (settings.provider === 'aliyun') return createAliyunSender(settings)
  if (settings.provider === 'webhook') return createWebhookSender(settings)
  return createDemoOutbox(database)
}

/** A message that did not leave is the operator's trouble as well as the buyer's. A provider's message may name the number: it is not logged. */
const telling = (sender: SmsSender, { log, count }: Around): SmsSender => ({
  async send(number, code, template) {
    try {
      await sender.send(number, code, template)
      count(template, 'sent')
    } catch (error) {
      const { name, code } = error as { name?: string; code?: string }
      count(template, 'failed')
      log.error({ name, code, template }, 'an SMS could not be sent')
      throw error
    }
  },
})
