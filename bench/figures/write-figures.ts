import type { Result, Row } from '../lib/keep-result.ts'
import { drawMargins } from './draw-margins.ts'
import type { Figure, Section } from './figure.ts'

export type Results = ReadonlyMap<string, Result>
type Measured = Row & { bench: string }

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const head = (...names: string[]) => [row(...names), row(...names.map(() => '---'))]
const code = (text: string) => `\`${text}\``
const command = (bench: string) => code(`npm run bench -- ${bench}`)

function rowsOf(figure: Figure, results: Results): Measured[] {
  if ('proof' in figure) return []
  return figure.benches.flatMap((bench) =>
    (results.get(bench)?.rows ?? [])
      .filter(({ what }) => figure.rows?.test(what) ?? true)
      .map((one) => ({ ...one, bench })),
  )
}

const allRows = (results: Results): Measured[] =>
  [...results.values()].flatMap(({ bench, rows }) => rows.map((one) => ({ ...one, bench })))

const isUnmeasured = (figure: Figure, results: Results) =>
  !('proof' in figure) && rowsOf(figure, results).length === 0

/** The page of all figures and its pictures by file name: whatever fails its target stands first. */
export function writeFigures(sections: readonly Section[], results: Results): Map<string, string> {
  const files = new Map<string, string>()
  const parts = sections.flatMap((section) => {
    const rows = section.figures.flatMap((figure) => rowsOf(figure, results))
    const picture = drawMargins(section.title, rows)
    if (picture) files.set(`figures/${section.name}.svg`, picture)
    return [
      `## ${section.title}`,
      '',
      ...(picture ? [`![How far beyond its target each figure is](figures/${section.name}.svg)`, ''] : []),
      ...section.figures.flatMap((figure) => writeFigure(figure, results)),
    ]
  })
  files.set(
    'figures.md',
    [
      ...writeOpening(sections, results),
      ...parts,
      ...writeOthers(sections, results),
      ...writeRuns(results),
    ].join('\n'),
  )
  return files
}

function writeOpening(sections: readonly Section[], results: Results): string[] {
  const all = allRows(results)
  const failing = all.filter(({ holds }) => !holds)
  const unmeasured = sections.flatMap(({ figures }) => figures).filter((one) => isUnmeasured(one, results))
  return [
    '# Figures',
    '',
    '`npm run figures` writes this page from what the programs in `bench/` measured ([results](../bench/results));',
    '`npm run check` fails where it says anything else. `npm run bench` measures all of it anew, `npm run bench -- NAME` one',
    'program. Speeds are compared with a reference in the same run: machines differ, and so does one machine from hour to hour.',
    'In the pictures the dashed line is the target, and a bar twice as long is twice as good.',
    '',
    `${all.length - failing.length} of ${all.length} figures hold their target.`,
    '',
    '## What fails its target',
    '',
    ...(failing.length > 0
      ? [
          ...head('what', 'figure', 'target', 'again with'),
          ...failing.map((one) => row(one.what, one.figure, one.target, command(one.bench))),
        ]
      : ['Nothing that was measured.']),
    '',
    ...(unmeasured.length > 0
      ? [`Not measured yet: ${unmeasured.map(({ what }) => what).join('; ')}.`, '']
      : []),
  ]
}

function writeFigure(figure: Figure, results: Results): string[] {
  const { what, means, target, against } = figure
  const about = `${means} Target: ${target}.${against ? ` Reference in the same run: ${against}.` : ''}`
  const measured = rowsOf(figure, results)
  return [
    `### ${what}`,
    '',
    about,
    '',
    ...('proof' in figure
      ? [`Proved in every run: ${figure.proof.map((file) => `[${file}](../${file})`).join(', ')}.`, '']
      : [
          ...(measured.length > 0 ? writeRows(measured) : ['Not measured yet.']),
          '',
          `Again: ${figure.benches.map(command).join(', ')}`,
          '',
        ]),
  ]
}

/** What was measured and belongs to no figure above is not kept back. */
function writeOthers(sections: readonly Section[], results: Results): string[] {
  const shown = sections.flatMap(({ figures }) => figures.flatMap((figure) => rowsOf(figure, results)))
  const known = new Set(shown.map(({ bench, what }) => `${bench} ${what}`))
  const others = allRows(results).filter(({ bench, what }) => !known.has(`${bench} ${what}`))
  return others.length > 0 ? ['## Also measured', '', ...writeRows(others), ''] : []
}

const writeRows = (rows: readonly Measured[]) => [
  ...head('measured', 'figure', 'target', ''),
  ...rows.map((one) => row(one.what, one.figure, one.target, one.holds ? 'holds' : '**fails**')),
]

function writeRuns(results: Results): string[] {
  const runs = [...results.values()].toSorted((a, b) => a.bench.localeCompare(b.bench, 'en'))
  return [
    '## When and where',
    '',
    ...head('program', 'hold', 'date (UTC)', 'commit', 'machine', 'other settings'),
    ...runs.map(({ bench, rows, date, commit, machine, settings }) =>
      row(
        code(bench),
        `${rows.filter(({ holds }) => holds).length} of ${rows.length}`,
        date,
        commit,
        machine,
        Object.entries(settings)
          .map(([name, value]) => code(`${name}=${value}`))
          .join(' '),
      ),
    ),
    '',
  ]
}
