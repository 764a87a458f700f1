import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'

export type UploadItem = {
  key: string
  /** Where it can be seen: a blob while it travels, its address afterwards. */
  url: string
  /** 0 to 100 while it travels. */
  progress?: number
  error?: string
}

const TILE = 'relative size-24 overflow-hidden rounded-xl'

type UploadTileProps = { item: UploadItem; position: number; onRemove: () => void; onRetry?: () => void }

export function UploadTile({ item, position, onRemove, onRetry }: UploadTileProps) {
  const travelling = item.progress !== undefined && !item.error
  return (
    <li className={cx(TILE, item.error && 'ring-2 ring-inset ring-red-600')}>
      <Picture src={item.url} alt={m.ui_upload_picture({ position })} sizes="96px" ratio="fill" />
      {travelling && (
        <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-gray-900/60 px-3 text-xs font-medium tabular-nums text-white">
          {Math.round(item.progress ?? 0)}%
          <progress
            aria-label={m.ui_upload_progress({ position })}
            max={100}
            value={item.progress}
            className="h-1 w-full appearance-none overflow-hidden rounded-full bg-white/40 [&::-moz-progress-bar]:bg-white [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-white"
          />
        </span>
      )}
      {item.error && (
        <span className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-gray-900/75 p-1 text-center text-xs leading-4 text-white">
          <span role="alert">{item.error}</span>
          {onRetry && (
            <button
              type="button"
              className="flex min-h-6 items-center gap-1 underline [&_svg]:size-3"
              onClick={onRetry}
            >
              <RotateCw />
              {m.ui_retry()}
            </button>
          )}
        </span>
      )}
      <button
        type="button"
        aria-label={m.ui_upload_remove({ position })}
        className="absolute right-1 top-1 grid size-6 place-items-center rounded-full bg-gray-900/70 text-white hover:bg-gray-900 focus-visible:outline-white [&_svg]:size-3.5"
        onClick={onRemove}
      >
        <X />
      </button>
    </li>
  )
}

export type UploadTilesProps = {
  label: string
  items: readonly UploadItem[]
  /** So many are there already and shown elsewhere. */
  already?: number
  max: number
  accept?: string
  onPick: (files: File[]) => void
  onRemove: (key: string) => void
  onRetry?: (key: string) => void
  hint?: ReactNode
  error?: string
}

/** Pictures as tiles, each with its own progress, and one more tile to add some. Fetches nothing itself. */
export function UploadTiles(props: UploadTilesProps) {
  const {
    label,
    items,
    already = 0,
    max,
    accept = 'image/jpeg,image/png,image/webp',
    onPick,
    onRemove,
    onRetry,
    hint,
    error,
  } = props
  const count = already + items.length
  const room = max - count
  const [tooMany, setTooMany] = useState<string>()
  const pick = (files: readonly File[]) => {
    const over = files.length > room
    setTooMany(over ? m.ui_upload_too_many({ max, taken: room }) : undefined)
    onPick(files.slice(0, room))
  }
  return (
    <div>
      <ul className="flex flex-wrap gap-3">
        {items.map((item, index) => (
          <UploadTile
            key={item.key}
            item={item}
            position={index + 1}
            onRemove={() => {
              setTooMany(undefined)
              onRemove(item.key)
            }}
            onRetry={onRetry && (() => onRetry(item.key))}
          />
        ))}
        {room > 0 && (
          <li
            className={cx(
              TILE,
              'grid place-items-center content-center gap-1 border border-dashed border-gray-400 bg-gray-50 text-gray-600 transition-colors hover:border-brand-600 hover:bg-brand-50 hover:text-brand-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-700',
            )}
          >
            <Plus className="size-6 stroke-[1.5]" />
            <span aria-hidden="true" className="text-xs tabular-nums">
              {count}/{max}
            </span>
            {/* It covers the tile, so pictures can be dropped on it as well. */}
            <input
              type="file"
              aria-label={m.ui_upload_add({ label, count, max })}
              accept={accept}
              multiple={max > 1}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                pick([...(event.target.files ?? [])])
                // The same file can be chosen again after it was removed.
                event.target.value = ''
              }}
            />
          </li>
        )}
      </ul>
      <p role="status" className="mt-2 text-amber-700 empty:hidden">
        {tooMany}
      </p>
      {error && <p className="mt-2 text-red-600">{error}</p>}
      {hint && <div className="mt-2 text-gray-500">{hint}</div>}
    </div>
  )
}
