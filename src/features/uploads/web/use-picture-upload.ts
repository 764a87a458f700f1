import { useCallback, useEffect, useRef, useState } from 'react'
import { isAllowed, type Purpose } from '#features/uploads/uploads-rules.ts'
import { api } from '#platform/contract/api.ts'
import type { Sentence } from '#platform/refusal.ts'
import type { UploadItem } from '#ui/form/upload-tiles.tsx'
import * as m from '#words'
import { type Sending, sendPicture } from './send-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

type Item = UploadItem & { file: File; address?: string }

export type PictureUpload = ReturnType<typeof usePictureUpload>

/**
 * Pictures of a form: each travels by itself as soon as it is chosen. `urls` are those that have arrived, in the
 * order they were chosen; `fault` says why a form cannot go out with them: some failed, or are still on their way.
 */
export function usePictureUpload(purpose: Purpose) {
  const [items, setItems] = useState<readonly Item[]>([])
  const sendings = useRef(new Map<string, Sending>())
  const blobs = useRef(new Set<string>())

  useEffect(
    () => () => {
      for (const sending of sendings.current.values()) sending.abort()
      for (const blob of blobs.current) URL.revokeObjectURL(blob)
    },
    [],
  )

  const change = useCallback((key: string, next: Partial<Item>) => {
    setItems((now) => now.map((item) => (item.key === key ? { ...item, ...next } : item)))
  }, [])

  const send = useCallback(
    async (key: string, file: File) => {
      if (!isAllowed(file.type, purpose)) {
        return change(key, { progress: undefined, error: m.uploads_wrong_picture() })
      }
      change(key, { progress: 0, error: undefined })
      const sending = sendPicture(await shrinkPicture(file), purpose, (progress) => change(key, { progress }))
      sendings.current.set(key, sending)
      const answer = await sending.done
      sendings.current.delete(key)
      if (answer.code !== 1) return change(key, { progress: undefined, error: answer.msg })
      change(key, { progress: undefined, url: answer.data.url, address: answer.data.url })
    },
    [change, purpose],
  )

  const add = (files: readonly File[]) => {
    const added = files.map((file): Item => {
      const url = URL.createObjectURL(file)
      blobs.current.add(url)
      return { key: url, url, file, progress: 0 }
    })
    setItems((now) => [...now, ...added])
    for (const { key, file } of added) void send(key, file)
  }

  const remove = (key: string) => {
    const item = items.find((one) => one.key === key)
    setItems((now) => now.filter((one) => one.key !== key))
    sendings.current.get(key)?.abort()
    // Nothing shows it yet, so a failure here only leaves it to be swept away later.
    if (item?.address) void api.uploads.removePicture({ url: item.address }).catch(() => {})
  }

  const retry = (key: string) => {
    const item = items.find((one) => one.key === key)
    if (item) void send(key, item.file)
  }

  return {
    purpose,
    items,
    urls: items.flatMap((item) => item.address ?? []),
    fault: faultOf(items),
    add,
    remove,
    retry,
  }
}

/** Whoever sees a picture in the form counts on it being sent along. */
function faultOf(items: readonly Item[]): Sentence | undefined {
  if (items.some((item) => item.error)) return m.uploads_some_failed
  return items.some((item) => item.progress !== undefined) ? m.uploads_on_the_way : undefined
}
