import { onceEach } from '#platform/once-each.ts'

/**
 * What is seen goes first. React asks for all scripts before anything else in the head, and the router runs them from the
 * page's end; here only the largest of them, React and the router themselves, comes with the page, behind its styles. The
 * others are asked for once something is painted: until then line and processor belong to what is seen (docs/speed.md). In
 * pieces, of which one is the body.
 */
export function seenFirst(html: string): string[] {
  // All of it is in the head and behind the body: the sixty thousand signs between them are not looked through.
  const headEnds = html.indexOf('</head>')
  const runs = html.lastIndexOf('<script', html.lastIndexOf(' type="module" async="">'))
  const [begins, nonce = '', imports = ''] = BEGINS.exec(html.slice(runs)) ?? []
  if (!begins) return [html]
  const scrolls = html.lastIndexOf('((storageKey, restoreKey) => {', runs)
  const bodyEnds = scrolls < 0 ? runs : scrolls
  const head = html.slice(0, headEnds)
  const [preloads = ''] = PRELOADS.exec(head) ?? []
  const { atOnce, later } = sortFiles(copyOf(nonce ? preloads.replaceAll(nonce, '') : preloads))
  return [
    head.replace(preloads, ''),
    `${atOnce}<script${nonce}>${later}</script>`,
    html.slice(headEnds, bodyEnds),
    // The router's own script that scrolls back has all the room it has in its source.
    html.slice(bodyEnds, runs).replaceAll(/\n\t+/g, '\n'),
    `<script${nonce}>${runOnceAsked(copyOf(imports))}</script>`,
    html.slice(runs + begins.length),
  ]
}

/** A piece of a page holds the whole page: a copy, under which something is kept, does not. */
const copyOf = (piece: string) => Buffer.from(piece).toString()

/** What comes with the page, and the script that asks for the others. */
const sortFiles = onceEach((preloads: string) => {
  const { now = [], later = [] } = Object.groupBy([...preloads.matchAll(PRELOAD)], ([, , file = '']) =>
    file in AT_ONCE ? 'now' : 'later',
  )
  return {
    atOnce: now.map(([, address = '', file = '']) => AT_ONCE[file]?.(address)).join(''),
    later: askOncePainted(later.map(([, address]) => address)),
  }
})

const PRELOADS = /(?:<link rel="modulepreload"[^>]*>)+/
const PRELOAD = /href="([^"]+\/([^/"]+)-[^/"]+)"/g

/** React and the router, run as soon as they are here, and the few lines of the bundler that they need. */
const AT_ONCE: Record<string, (address: string) => string> = {
  framework: (address) => `<script type=module async src="${address}"></script>`,
  'rolldown-runtime': (address) => `<link rel=modulepreload href="${address}">`,
}

const BEGINS = /^<script( nonce="[^"]*")? type="module" async="">([^<]*)<\/script>/
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g

/**
 * Behind the styles in the head, where a script holds the page back until they are here: what has come is painted then
 * before the rest is read, instead of everything in one go. A tab that nobody looks at is not painted, and waits for nothing.
 */
const askOncePainted = (files: unknown) =>
  'window.painted=new Promise(r=>document.hidden?r():requestAnimationFrame(()=>setTimeout(r))).then(()=>{' +
  `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))})`

/** In the order the page names them, because they need each other. Who brings the page to life waits for `pageCode`. */
const runOnceAsked = onceEach(
  (imports: string) =>
    `window.pageCode=(async()=>{await painted;${imports.replaceAll(IMPORT, (_, name, from) => `${name ? `const ${name}=` : ''}await import(${from});`)}})()`,
)
