import { base } from 'virtual:wire'
import paths from 'virtual:wire-paths'
import type { Purpose } from '#features/uploads/uploads-rules.ts'
import { SESSION_EXPIRED } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { type Answer, isExpired } from '#platform/contract/envelope.ts'
import { wireLanguage } from '#platform/i18n/language.ts'
import { minutes } from '#platform/time.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'

export type Sending = { done: Promise<Answer<{ url: string }>>; abort(): void }

const TIMEOUT = minutes(1)

/** One picture on its way. Only XMLHttpRequest tells how much has left the machine. */
export function sendPicture(
  picture: Blob,
  purpose: Purpose,
  onProgress: (percent: number) => void = () => {},
): Sending {
  const request = new XMLHttpRequest()
  const done = new Promise<Answer<{ url: string }>>((resolve) => {
    const fail = () => resolve(lost())
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / Math.max(1, total)) * 100)
    request.onload = () => resolve(readAnswer(request.responseText))
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
  })
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', picture)
  request.open('POST', base + paths.uploads?.addPicture)
  request.timeout = TIMEOUT
  request.setRequestHeader('language', wireLanguage(getLocale()))
  const token = readCookie('user_token')
  if (token) request.setRequestHeader('user-token', token)
  request.send(form)
  return { done, abort: () => request.abort() }
}

const lost = () => ({ code: 0, msg: m.uploads_failed(), reason: 'uploads_failed', data: null }) as const

function readAnswer(text: string): Answer<{ url: string }> {
  try {
    const answer = JSON.parse(text) as Answer<{ url: string }>
    if (isExpired(answer.code)) window.dispatchEvent(new Event(SESSION_EXPIRED))
    return answer
  } catch {
    // A proxy in between has its own pages for what is too large or takes too long.
    return lost()
  }
}
