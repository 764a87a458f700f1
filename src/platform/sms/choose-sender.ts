import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { type AliyunSettings, createAliyunSender } from './aliyun-sender.ts'
import { createDemoOutbox } from './demo-outbox.ts'
import type { SmsSender } from './sms-sender.ts'

export type SmsSettings = { provider: 'outbox' } | ({ provider: 'aliyun' } & AliyunSettings)

export function chooseSender(settings: SmsSettings, { database, log }: { database: Database; log: Log }) {
  const sender = settings.provider === 'aliyun' ? createAliyunSender(settings) : createDemoOutbox(database)
  return telling(sender, log)
}

/** A message that did not leave is the operator's trouble as well as the buyer's. A provider's message may name the number: it is not logged. */
const telling = (sender: SmsSender, log: Log): SmsSender => ({
  async send(number, code, template) {
    try {
      await sender.send(number, code, template)
    } catch (error) {
      const { name, code } = error as { name?: string; code?: string }
      log.error({ name, code, template }, 'an SMS could not be sent')
      throw error
    }
  },
})
