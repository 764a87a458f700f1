import type { Database } from '#platform/database/database.ts'
import type { SmsSender } from './sms-sender.ts'

/** Messages of a demo shop stay in a table: nothing leaves the machine. */
export const createDemoOutbox = (database: Database): SmsSender => ({
  async send({ prefix, mobile }, code, template) {
    await database.statement
      .insertInto('sms_outbox')
      .values({ number: prefix + mobile, code, template })
      .execute()
  },
})
