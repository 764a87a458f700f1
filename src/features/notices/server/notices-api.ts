import { noticesContract } from '#features/notices/notices-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { countUnread } from './count-unread.ts'
import { listAnnouncements, markNewAnnouncements } from './list-announcements.ts'
import { listMessages } from './list-messages.ts'
import { listSystemMessages } from './list-system-messages.ts'
import { markRead } from './mark-read.ts'
import { readMessages } from './read-messages.ts'

export const noticesApi = serve(
  noticesContract,
  {
    countUnread,
    listAnnouncements,
    listSystemMessages,
    markRead,
    listMessages,
    readMessages,
  },
  { listAnnouncements: markNewAnnouncements },
)
