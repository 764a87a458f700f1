import Camera from 'lucide-react/icons/camera'
import { useId, useState } from 'react'
import { acceptOf, isAllowed } from '#features/uploads/uploads-rules.ts'
import { AvatarCropper } from '#features/uploads/web/avatar-cropper.tsx'
import { sendPicture } from '#features/uploads/web/send-picture.ts'
import { api } from '#platform/contract/api.ts'
import { buttonStyle } from '#ui/act/button-style.ts'
import { toast } from '#ui/act/toast.ts'
import { Avatar } from '#ui/show/avatar.tsx'
import { reachApi } from '#web/call-api.ts'
import * as m from '#words'

/** Choose a picture, cut it to a square, send it, wear it. */
export function AvatarEditor({ avatar, onSaved }: { avatar: string; onSaved: () => Promise<void> }) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState('')
  const noteId = useId()

  const complain = (sentence: string) => {
    setError(sentence)
    toast.error(sentence)
  }

  const picked = async (file: File) => {
    setError('')
    const readable = isAllowed(file.type, 'avatar')
      ? await createImageBitmap(file).catch(() => undefined)
      : undefined
    if (readable) setPicture(readable)
    else complain(m.uploads_wrong_format())
  }

  const cropped = async (cut: Blob) => {
    const sent = await sendPicture(cut, 'avatar', setProgress).done
    const saved =
      sent.code === 1 ? await reachApi(api.profile.updateProfile({ avatar: sent.data.url })) : sent
    setProgress(undefined)
    setPicture(undefined)
    if (!saved) return
    if (saved.code !== 1) return complain(saved.msg)
    toast.success(saved.msg)
    await onSaved()
  }

  return (
    <div className="flex items-center gap-5">
      <Avatar src={avatar} size="xl" />
      <div>
        <label
          className={buttonStyle(
            { variant: 'outline', size: 'sm' },
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-700',
          )}
        >
          <Camera />
          {m.profile_change_avatar()}
          <input
            type="file"
            accept={acceptOf('avatar')}
            aria-describedby={noteId}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={async (event) => {
              const [file] = event.target.files ?? []
              // The same file can be chosen again.
              event.target.value = ''
              if (file) await picked(file)
            }}
          />
        </label>
        <p id={noteId} className={error ? 'mt-1.5 text-red-600' : 'mt-1.5 text-gray-500'}>
          {error || m.profile_avatar_hint()}
        </p>
      </div>
      <AvatarCropper
        picture={picture}
        progress={progress}
        onClose={() => setPicture(undefined)}
        onCropped={cropped}
      />
    </div>
  )
}
