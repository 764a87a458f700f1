import type { Generated } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { SmsSender } from './sms-sender.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    sms_outbox: {
      id: Generated<number>
      number: string
      code: string
      template: string
      created_at: Generated<Date>
    }
  }
}

/** Messages of a demo shop stay in a table: nothing leaves the machine. */
export const createDemoOutbox = (database: Database): SmsSender => ({
  async send({ prefix, mobile }, code, template) {
    await database.read
      .insertInto('sms_outbox')
      .values({ number: prefix + mobile, code, template })
      .execute()
  },
})
