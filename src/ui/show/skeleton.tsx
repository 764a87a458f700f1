import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

/** A grey shape in place of what is awaited; the size comes by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('skeleton block animate-pulse rounded-md bg-gray-200', className)}
    />
  )
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical grey lines have no other name
        <Skeleton key={line} className={cx('h-3.5', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}

/** The shape of a `MediaCard`. */
export function SkeletonCard() {
  return (
    <span aria-hidden="true" className="block overflow-hidden rounded-2xl bg-white ring-1 ring-gray-200/70">
      <Skeleton className="aspect-square w-full rounded-none" />
      <span className="block space-y-3 px-3.5 pb-4 pt-3.5">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-1/2" />
        <Skeleton className="h-5 w-1/3" />
      </span>
    </span>
  )
}

/** Wraps skeletons so that the waiting is said once, in words. */
export function Waiting({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" aria-busy="true" className={cx('relative', className)}>
      <span className="sr-only">{m.ui_loading()}</span>
      {children}
    </div>
  )
}
