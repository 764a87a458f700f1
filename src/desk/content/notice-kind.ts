import type { NoticeKind } from '#features/notices/notices-rules.ts'
import * as m from '#words'

const KINDS: Record<NoticeKind, () => string> = {
  platform: m.deskcontent_notice_platform,
  system: m.deskcontent_notice_system,
}

export const noticeKind = (kind: NoticeKind): string => KINDS[kind]()
