import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { report } from './list-sources.ts'

/** Every decision that is cited exists, by number and by file name, and the README beside them lists each by its title. */
process.chdir(path.resolve(import.meta.dirname, '../..'))
const README = 'docs/decisions/README.md'
const CITED = /decisions? (\d+(?:(?:,| and) \d+)*)|(\d{4}-[a-z0-9-]+\.md)/gi
const CITING = '{*.{md,ts},docs/**/*.md,{src,e2e,bench,seeds,deploy}/**/*.{ts,tsx,css,js,md}}'

const decisions = globSync('docs/decisions/0*.md').map((file) => path.basename(file))
const known = new Set(decisions.flatMap((file) => [file, String(Number(file.slice(0, 4)))]))

const dangling = globSync(CITING).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(CITED)]
    .flatMap(([, numbers, page]) => page ?? numbers?.match(/\d+/g) ?? [])
    .filter((cited) => !known.has(cited))
    .map((cited) => `${file}: there is no decision ${cited}`),
)

const listed = readFileSync(README, 'utf8').split('\n')
const unlisted = decisions
  .map((file) => [/^# (\d+)\. (.+)/.exec(readFileSync(`docs/decisions/${file}`, 'utf8')), file] as const)
  .map(([title, file]) => `- [${title?.[1]}. ${title?.[2]}](${file})`)
  .filter((line) => !listed.includes(line))
report([...dangling, ...unlisted.map((line) => `${README} lacks the line ${line}`)])
