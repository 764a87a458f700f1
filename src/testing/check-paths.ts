import { PATTERNS } from '#paths'
import { listSources, report } from './list-sources.ts'

/** Fails where a page's path is typed out instead of built. What a comment says leads nobody anywhere. */
const BUILDERS = 'src/paths/'

const names = [...new Set(Object.values(PATTERNS).map((pattern) => pattern.split('/')[0]))].filter(Boolean)

const TYPED_OUT = [
  // In a string of its own, behind a gap of a template, or in the middle of some text.
  new RegExp(`["'\`}\\s]/(?:${names.join('|')})(?=[/?#"'\`$\\s\\\\]|$)`, 'i'),
  // The home page, where a link or a walk leads to it.
  /\b(?:to|href)=(?:"\/[#"]|\{['"`]\/[#'"`])|\b(?:to|href): ['"`]\/[#'"`]|\b(?:assign|navigate|redirect|replace)\(['"`]\/[#'"`]/,
]

const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)/

const faults = (await listSources())
  .filter(({ file }) => !file.startsWith(BUILDERS))
  .flatMap(({ file, lines }) =>
    lines.flatMap((line, at) =>
      !COMMENT.test(line) && TYPED_OUT.some((pattern) => pattern.test(line))
        ? [
            `${file}:${at + 1}: build the path with \`paths\` of src/paths, and read it with a reader from there`,
          ]
        : [],
    ),
  )
report(faults)
