import { listSources, report } from './list-sources.ts'

/** Fails where the environment or the clock is read outside the one file that may. Tests set their own scene. */
const RULES = [
  {
    pattern: /\bprocess\.env\b/,
    // The mode must be set before anything is imported, config.ts included.
    allowed: ['src/platform/config.ts', 'src/app/choose-mode.ts'],
    instead: 'let src/platform/config.ts read the environment, and take the setting as an argument',
  },
  {
    pattern: /\bDate\.now\b|\bnew Date\(\)/,
    allowed: ['src/platform/time.ts'],
    instead:
      'take `now`, or readClock of src/platform/time.ts; performance.now measures how long something takes',
  },
]

const faults = (await listSources()).flatMap(({ file, lines }) =>
  RULES.filter(({ allowed }) => !allowed.includes(file)).flatMap(({ pattern, instead }) =>
    lines.flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${instead}`] : [])),
  ),
)
report(faults)
