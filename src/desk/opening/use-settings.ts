import { useEffect, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import type { Setting } from '#features/site/site-seller-contract.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import { dataOf } from '#web/call-api.ts'

export type Settings = ReadonlyMap<string, Setting['value']>

/** What is set of a module, once it has come. */
export function useSettings(module: string): Settings | undefined {
  const [settings, setSettings] = useState<Settings>()
  useEffect(() => {
    void dataOf(desk.siteSeller.showSettings({ module })).then((found = []) =>
      setSettings(new Map(found.map(({ key, value }) => [key, value]))),
    )
  }, [module])
  return settings
}

/** Sets one after the other; the first that is refused is the answer. */
export async function changeSettings(
  module: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Answer<Setting> | undefined> {
  let answer: Answer<Setting> | undefined
  for (const [key, value] of Object.entries(values)) {
    answer = await desk.siteSeller.changeSetting({ module, key, value })
    if (answer.code !== 1) return answer
  }
  return answer
}

export const textOf = (settings: Settings, key: string): string => {
  const value = settings.get(key)
  return typeof value === 'string' ? value : ''
}

export const bothOf = (settings: Settings, key: string) => {
  const value = settings.get(key)
  const text = typeof value === 'object' && value !== null ? value : undefined
  return typeof text?.zh_CN === 'string' && typeof text.en_US === 'string'
    ? { zh_CN: text.zh_CN, en_US: text.en_US }
    : { zh_CN: '', en_US: '' }
}
