import { DEMO_LOGIN } from '#demo/demo-login.ts'
import type { Config } from '#platform/config.ts'
import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

type Greeting = Pick<Config, 'publicUrl' | 'demo'> & {
  languages: readonly Language[]
  milliseconds: number
  /** Nobody has opened the shop to visitors yet. */
  shut: boolean
}

/** Where the shop is, and in demo mode how to log in; English above Chinese where nobody told which is read. */
export function greet({ publicUrl, demo, languages, milliseconds, shut }: Greeting): void {
  const facts = { url: publicUrl, seconds: (milliseconds / 1000).toFixed(1) }
  const lines = languages
    .toReversed()
    .flatMap((locale) => [
      (shut ? m.shell_running : m.shell_open)(facts, { locale }),
      ...(demo ? [m.shell_demo_login(DEMO_LOGIN, { locale })] : []),
      ...(shut ? [m.openshop_shut({}, { locale })] : []),
    ])
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}
