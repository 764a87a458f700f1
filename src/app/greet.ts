import { DEMO_LOGIN } from '#demo/demo-login.ts'
import { DEMO_PEOPLE } from '#demo/demo-people.ts'
import { deskPaths } from '#paths/desk'
import type { Config } from '#platform/config.ts'
import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

type Greeting = Pick<Config, 'publicUrl' | 'demo'> & {
  languages: readonly Language[]
  milliseconds: number
  /** Nobody has opened the shop to visitors yet. */
  shut: boolean
  /** For a shop nobody works in yet: what makes its first owner. */
  welcome?: string | undefined
}

/** Where the shop is, and in demo mode how to log in; English above Chinese where nobody told which is read. */
export function greet({ publicUrl, demo, languages, milliseconds, shut, welcome }: Greeting): void {
  const facts = { url: publicUrl, seconds: (milliseconds / 1000).toFixed(1) }
  const desk = { url: publicUrl + deskPaths.home, ...DEMO_PEOPLE[0] }
  const lines = languages
    .toReversed()
    .flatMap((locale) => [
      (shut ? m.shell_running : m.shell_open)(facts, { locale }),
      ...(demo ? [m.shell_demo_login(DEMO_LOGIN, { locale }), m.people_desk_line(desk, { locale })] : []),
      ...(shut ? [m.openshop_shut({}, { locale })] : []),
      ...(welcome ? [m.people_first_owner({ url: publicUrl + deskPaths.welcome(welcome) }, { locale })] : []),
    ])
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}
