/**
 * What is seen goes first. React asks for all scripts before anything else in the head, and the router runs them from the
 * page's end; here only the largest of them, React and the router themselves, comes with the page, behind its styles. The
 * others are asked for once something is painted: until then line and processor belong to what is seen (decision 80).
 */
export function seenFirst(html: string): string {
  const [begins, nonce = '', imports = ''] = BEGINS.exec(html) ?? []
  if (!begins) return html
  const [preloads = ''] = PRELOADS.exec(html) ?? []
  const { now = [], later = [] } = Object.groupBy([...preloads.matchAll(PRELOAD)], ([, , file = '']) =>
    file in AT_ONCE ? 'now' : 'later',
  )
  const scripts = now.map(([, address = '', file = '']) => AT_ONCE[file]?.(address)).join('')
  const files = later.map(([, address]) => address)
  return html
    .replace(preloads, '')
    .replace('</head>', (end) => `${scripts}<script${nonce}>${askOncePainted(files)}</script>${end}`)
    .replace(SCROLLS_BACK, (script) => script.replaceAll(/\n\t+/g, '\n'))
    .replace(begins, () => `<script${nonce}>${runOnceAsked(imports)}</script>`)
}

const PRELOADS = /(?:<link rel="modulepreload"[^>]*>)+/
const PRELOAD = /href="([^"]+\/([^/"]+)-[^/"]+)"/g

/** React and the router, run as soon as they are here, and the few lines of the bundler that they need. */
const AT_ONCE: Record<string, (address: string) => string> = {
  framework: (address) => `<script type=module async src="${address}"></script>`,
  'rolldown-runtime': (address) => `<link rel=modulepreload href="${address}">`,
}

/** The router's own script, with all the room it has in its source. */
const SCROLLS_BACK = /\(\(storageKey, restoreKey\) => \{[^<]*/
const BEGINS = /<script( nonce="[^"]*")? type="module" async="">([^<]*)<\/script>/
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g

/**
 * Behind the styles in the head, where a script holds the page back until they are here: what has come is painted then
 * before the rest is read, instead of everything in one go. A tab that nobody looks at is not painted, and waits for nothing.
 */
const askOncePainted = (files: unknown) =>
  'window.painted=new Promise(r=>document.hidden?r():requestAnimationFrame(()=>setTimeout(r))).then(()=>{' +
  `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))})`

/** In the order the page names them, because they need each other. Who brings the page to life waits for `pageCode`. */
const runOnceAsked = (imports: string) =>
  `window.pageCode=(async()=>{await painted;${imports.replaceAll(IMPORT, (_, name, from) => `${name ? `const ${name}=` : ''}await import(${from});`)}})()`
