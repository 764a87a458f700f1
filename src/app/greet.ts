import { DEMO_LOGIN } from '#demo/demo-login.ts'
import { DEMO_PEOPLE } from '#demo/demo-people.ts'
import type { FirstOwner } from '#features/people/server/invite-first-owner.ts'
import { deskPaths } from '#paths/desk'
import type { Config } from '#platform/config.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Console } from '#platform/progress/open-console.ts'
import * as m from '#words'

type Greeting = Pick<Config, 'publicUrl' | 'demo'> &
  Pick<Console, 'languages' | 'heard' | 'log'> & {
    milliseconds: number
    /** Nobody has opened the shop to visitors yet. */
    shut: boolean
    /** For a shop nobody works in yet: what makes its first owner. */
    firstOwner?: FirstOwner | undefined
  }

/**
 * Where the shop is, and in demo mode how to log in; English above Chinese where nobody told which is read. Whatever gathers
 * lines of JSON gets nothing else.
 */
export function greet(greeting: Greeting): void {
  const { heard, languages, log } = greeting
  if (heard === 'by a program') {
    for (const line of linesIn('en_US', greeting)) log.info(line)
    return
  }
  const lines = languages.toReversed().flatMap((language) => linesIn(language, greeting))
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}

function linesIn(locale: Language, { publicUrl, demo, milliseconds, shut, ...greeting }: Greeting): string[] {
  const facts = { url: publicUrl, seconds: (milliseconds / 1000).toFixed(1) }
  const desk = { url: publicUrl + deskPaths.home, ...DEMO_PEOPLE[0] }
  return [
    (shut ? m.shell_running : m.shell_open)(facts, { locale }),
    ...(demo ? [m.shell_demo_login(DEMO_LOGIN, { locale }), m.people_desk_line(desk, { locale })] : []),
    ...(shut ? [m.openshop_shut({}, { locale })] : []),
    ...tellFirstOwner(locale, greeting),
  ]
}

/** The link itself is for a person who looks at a terminal: what is written elsewhere is kept, and read by others. */
function tellFirstOwner(
  locale: Language,
  { firstOwner, heard }: Pick<Greeting, 'firstOwner' | 'heard'>,
): string[] {
  if (!firstOwner) return []
  const { file, link } = firstOwner
  if (!link) return [m.people_first_owner_elsewhere({}, { locale })]
  if (heard === 'at a terminal') return [m.people_first_owner({ url: link }, { locale })]
  return [m.people_first_owner_file({ file }, { locale })]
}
