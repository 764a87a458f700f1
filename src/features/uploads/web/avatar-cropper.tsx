import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useState } from 'react'
import { type Crop, MAX_ZOOM, middleOf, zoomBy } from '#features/uploads/crop-rules.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import * as m from '#words'
import { CropFrame, paintCrop } from './crop-frame.tsx'
import { drawToBlob } from './draw-to-blob.ts'

const SENT_SIDE = 640

type AvatarCropperProps = {
  /** The picture to cut; without one the dialog is closed. */
  picture: ImageBitmap | undefined
  /** 0 to 100 while the cut picture travels. */
  progress: number | undefined
  onClose: () => void
  onCropped: (picture: Blob) => Promise<void>
}

export function AvatarCropper({ picture, progress, onClose, onCropped }: AvatarCropperProps) {
  return (
    <Dialog open={picture !== undefined} onClose={onClose} title={m.uploads_crop_title()} size="sm">
      {picture && <Cropping picture={picture} progress={progress} onCropped={onCropped} />}
    </Dialog>
  )
}

type CroppingProps = Omit<AvatarCropperProps, 'picture' | 'onClose'> & { picture: ImageBitmap }

function Cropping({ picture, progress, onCropped }: CroppingProps) {
  const [crop, setCrop] = useState<Crop>(() => middleOf(picture))

  const finish = async () => {
    const size = { width: SENT_SIDE, height: SENT_SIDE }
    const cut = await drawToBlob(size, (paint) => paintCrop(paint, picture, crop, SENT_SIDE))
    if (cut) await onCropped(cut)
  }

  return (
    <div className="flex flex-col items-center gap-4">
      <CropFrame picture={picture} crop={crop} onChange={setCrop} />
      <label className="flex w-70 items-center gap-3 text-gray-600 [&_svg]:size-5 [&_svg]:shrink-0">
        <span className="sr-only">{m.uploads_crop_zoom()}</span>
        <ZoomOut />
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => setCrop(zoomBy(crop, picture, Number(event.target.value) / crop.zoom))}
          className="h-6 min-w-0 flex-1"
        />
        <ZoomIn />
      </label>
      <p className="text-center text-gray-600">{m.uploads_crop_hint()}</p>
      {progress !== undefined && (
        <progress
          max={100}
          value={progress}
          aria-label={m.uploads_crop_progress()}
          className="h-1.5 w-70 overflow-hidden rounded-full"
        />
      )}
      <Button block onClick={finish}>
        {m.uploads_crop_done()}
      </Button>
    </div>
  )
}
