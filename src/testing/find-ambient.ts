type Rule = { pattern: RegExp; allowed: readonly string[]; instead: string }

const RULES: readonly Rule[] = [
  {
    pattern:
      /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\[['"`]env|\benv\b[^=]*\}\s*=\s*process\b|from 'node:process'/,
    // The mode must be set before anything is imported, config.ts included.
    allowed: ['src/platform/config.ts', 'src/app/choose-mode.ts'],
    instead: 'let src/platform/config.ts read the environment, and take the setting as an argument',
  },
  {
    pattern: /\bDate\.now\b|\bnew Date(?:\(\s*\)|(?![\w(.]))|(?<!new )(?<![\w.])Date\(|\bTemporal\.Now\b/,
    allowed: ['src/platform/time.ts'],
    instead:
      'take `now`, or readClock of src/platform/time.ts; performance.now measures how long something takes',
  },
]

const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)/

/** Where a file reads the environment or the clock although another is the one that may, with what to do instead. */
export const findAmbient = (file: string, lines: readonly string[]): string[] =>
  RULES.filter(({ allowed }) => !allowed.includes(file)).flatMap(({ pattern, instead }) =>
    lines.flatMap((line, at) =>
      !COMMENT.test(line) && pattern.test(line) ? [`${file}:${at + 1}: ${instead}`] : [],
    ),
  )
