import { useCallback, useEffect, useState } from 'react'
import type { PictureCode } from '#features/account/account-contract.ts'
import { api } from '#platform/contract/api.ts'
import { toast } from '#ui/act/toast.ts'

export type PictureKind = 'picture' | 'words'

/**
 * The picture code of now. A picture is good for one answer; who cannot see it is asked in words. It comes with the page,
 * or only once somebody has to be asked; where no script could ask for it, the server has made it.
 */
export function usePicture(comes: 'with the page' | 'when asked for', made?: PictureCode) {
  const [kind, setKind] = useState<PictureKind>(made?.question ? 'words' : 'picture')
  const [picture, setPicture] = useState(made)
  /** Its answer was taken: the next message needs another one. */
  const [spent, setSpent] = useState(false)

  const refresh = useCallback(async (as: PictureKind) => {
    const answer = await api.account.makePictureCode({ as }).catch(() => undefined)
    if (answer?.code === 1) {
      setPicture(answer.data)
      setKind(as)
      setSpent(false)
    } else if (answer) {
      toast.warn(answer.msg)
    }
  }, [])
  useEffect(() => {
    if (comes === 'with the page' && !made) refresh('picture')
  }, [comes, made, refresh])

  return { kind, picture, spent, refresh, spend: () => setSpent(true) }
}
