import { z } from 'zod'
import { read, readPage, write } from '#platform/contract/define.ts'
import { flag, idOrZero, wholeNumber } from '#platform/contract/fields.ts'

/** Kept answers that show announcements. */
export const NOTICES = 'notices'

/** Changed whenever a buyer's count of unread things may have: what is on the buyer's screens is asked for anew. */
export const unreadTag = (buyerId: number) => `unread-of:${buyerId}`

/** A scheduled announcement appears by itself: the sweep drops what is kept, and this bounds it where it cannot. */
const CACHE_SECONDS = 60

const announcement = z.object({
  id: z.number(),
  title: z.string(),
  desc: z.string(),
  create_time: z.string(),
  /** 1 for visitors too: nothing waits for them. */
  is_read: z.number(),
})

const systemMessage = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  create_time: z.string(),
  is_read: z.number(),
})

const message = z.object({
  id: z.number(),
  kind: z.string(),
  title: z.string(),
  content: z.string(),
  /** Where it leads; '#service' is the conversation with customer service, '' nowhere. */
  link: z.string(),
  create_time: z.string(),
  is_read: flag,
})

export const noticesContract = {
  countUnread: read({
    path: '/v1/657aaa3a4a0dc',
    summary: 'How much the buyer has not read: `notice` in all, then its parts. Counted up to 100 each.',
    access: 'buyer',
    output: z.object({
      notice: z.number(),
      platform: z.number(),
      system: z.number(),
      message: z.number(),
      /** Of the messages, those that tell of an answer of customer service. */
      support: z.number(),
      /** The newest message not read yet, or 0: one may have taken the place of another. */
      latest: z.number(),
    }),
  }),
  listAnnouncements: readPage({
    path: '/v1/64895ec54cc00',
    summary: 'Announcements of the platform, newest first.',
    access: 'anyone',
    item: announcement,
    cache: { seconds: CACHE_SECONDS, tags: () => [NOTICES] },
  }),
  listSystemMessages: readPage({
    path: '/v1/657aaa871299b',
    summary: 'Messages of the system to everyone with an account, newest first.',
    access: 'buyer',
    item: systemMessage,
  }),
  markRead: write({
    path: '/v1/67f7734e7ea36',
    summary: 'Marks as read: 1 the announcements, 2 the messages of the system, 0 both; never the inbox.',
    access: 'buyer',
    input: z.strictObject({ type: wholeNumber(0, 2).default(0) }),
  }),
  listMessages: readPage({
    path: '/v1/message/list',
    summary: "The buyer's inbox: what became of orders, money and questions, newest first.",
    access: 'buyer',
    item: message,
  }),
  readMessages: write({
    path: '/v1/message/read',
    summary: 'Marks one message of the inbox as read, or with id 0 all of them.',
    access: 'buyer',
    input: z.strictObject({ id: idOrZero.default(0) }),
  }),
}

export type Announcement = z.output<typeof announcement>
export type SystemMessage = z.output<typeof systemMessage>
export type InboxMessage = z.output<typeof message>
export type Unread = z.output<typeof noticesContract.countUnread.output>
