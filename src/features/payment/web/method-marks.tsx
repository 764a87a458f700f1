import MessageCircle from 'lucide-react/icons/message-circle'
import ScanLine from 'lucide-react/icons/scan-line'

/** Signs of our own: the providers' logos are theirs. */
const MARK = 'grid size-9 place-items-center rounded-lg'

export const AlipayMark = () => (
  <span className={`${MARK} bg-blue-50 text-blue-600`}>
    <ScanLine className="size-5" aria-hidden="true" />
  </span>
)

export const WechatMark = () => (
  <span className={`${MARK} bg-brand-50 text-brand-600`}>
    <MessageCircle className="size-5" aria-hidden="true" />
  </span>
)
