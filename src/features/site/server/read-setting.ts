import type { KnownSettings } from '#features/site/known-settings.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language, Text } from '#platform/i18n/language.ts'

type ValueOfKind = {
  text: Text
  line: string
  address: string
  number: number
  words: Record<Language, string[]>
}
type ValueOf<Setting> = Setting extends { kind: infer Kind extends keyof ValueOfKind }
  ? ValueOfKind[Kind]
  : never

/** A setting as the seller has left it; undefined where it was never set. Only values of its kind are ever written. */
export async function readSetting<M extends keyof KnownSettings, K extends keyof KnownSettings[M] & string>(
  tx: ReadTx,
  module: M,
  key: K,
): Promise<ValueOf<KnownSettings[M][K]> | undefined> {
  return (await findValue(tx, module, key)) as ValueOf<KnownSettings[M][K]> | undefined
}

const findSetting = prepareSelect((tx, { module, key }: { module: string; key: string }) =>
  tx
    .selectFrom('setting')
    .modifyFront(prepared)
    .select('value')
    .where('module', '=', module)
    .where('key', '=', key),
)

/** Whatever is kept under this name. */
export async function findValue(tx: ReadTx, module: string, key: string): Promise<unknown> {
  const [row] = await findSetting(tx, { module, key })
  return row?.value
}
