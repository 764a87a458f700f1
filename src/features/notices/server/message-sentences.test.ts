import { expect, test } from 'vitest'
import { formatMessage } from './message-sentences.ts'

test.each(['照片看不清。', '照片看不清', 'No photo.', 'No photo. '])(
  'a message with the reason %j ends its sentence once',
  (reason) => {
    const data = { after_sale_id: 1, aftersale_sn: 'A1', reason }
    for (const language of ['zh_CN', 'en_US'] as const)
      expect(formatMessage('after_sale_rejected', data, language).content).not.toMatch(/[.。]\s*[.。]/)
  },
)
