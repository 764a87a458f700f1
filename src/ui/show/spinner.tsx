import LoaderCircle from 'lucide-react/icons/loader-circle'
import { cx } from '#ui/cx.ts'

/** Decoration only: whatever waits says so itself with `aria-busy` or a status text. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={cx('size-[1.15em] animate-spin', className)} />
}
