import Headset from 'lucide-react/icons/headset'
import { cx } from '#ui/cx.ts'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'

type Props = { fromShop: boolean; content: string; time?: string }

/** People write in the language they like, whatever the page is in. */
const HAN = /\p{Script=Han}/u

/** One thing said: ours at the left, the buyer's at the right. */
export function MessageBubble({ fromShop, content, time }: Props) {
  return (
    <div className={cx('flex items-end gap-2.5', !fromShop && 'flex-row-reverse')}>
      {fromShop && (
        <span className="grid size-9 shrink-0 place-items-center self-start rounded-full bg-brand-100 text-brand-700">
          <Headset className="size-5" aria-hidden="true" />
        </span>
      )}
      <div className={cx('flex max-w-[80%] flex-col gap-1', fromShop ? 'items-start' : 'items-end')}>
        <p
          className={cx(
            'whitespace-pre-line rounded-2xl px-4 py-2.5 leading-6 [overflow-wrap:anywhere]',
            fromShop
              ? 'rounded-tl-sm bg-white text-gray-800 shadow-sm'
              : 'rounded-br-sm bg-brand-700 text-white',
          )}
        >
          <span className="sr-only">{fromShop ? m.support_shop_said() : m.support_i_said()}</span>
          <span lang={HAN.test(content) ? 'zh-CN' : undefined}>{content}</span>
        </p>
        {time && <Time value={time} detail="minute" className="px-1 text-xs text-gray-500" />}
      </div>
    </div>
  )
}
