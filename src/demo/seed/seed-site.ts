import type { ReadSeed } from '#demo/read-seed.ts'
import { nameSlidePicture } from '#demo/seed/picture-names.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { sanitise } from '#platform/rich-text/sanitise.ts'
import type { ConfigSeed, HotWordsSeed, PageSeed, SlideSeed } from '../../../seeds/seed-types.ts'
import { advanceIds } from './advance-ids.ts'
import { inOrder } from './in-order.ts'

export async function seedSite(tx: WriteTx, read: ReadSeed): Promise<void> {
  const config = await read<ConfigSeed>('config')
  const settings = Object.entries(config).flatMap(([module, values]) =>
    Object.entries(values).map(([key, value]) => ({ module, key, value: JSON.stringify(value) })),
  )
  const hotWords = await read<HotWordsSeed>('hot-words')
  settings.push({ module: 'search', key: 'hot_words', value: JSON.stringify(hotWords) })
  await tx.insertInto('setting').values(settings).execute()

  const slides = await read<SlideSeed[]>('carousel')
  await tx.insertInto('slide').values(inOrder(slides, nameSlidePicture)).execute()
  await advanceIds(tx, 'slide')

  const pages = await read<PageSeed[]>('pages')
  await tx
    .insertInto('page')
    .values(
      pages.map(({ id, title, content }) => ({
        id,
        title,
        content: { zh_CN: sanitise(content.zh_CN), en_US: sanitise(content.en_US) },
      })),
    )
    .execute()
}
