import { registerHooks } from 'node:module'

/**
 * Preloaded into a program under test: every development build it runs says so, one a line. Node also reads such files
 * only to learn what they export, so it is their own first statement that tells.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!/[./]development(\.min)?\.[cm]?js$/.test(url)) return loaded
    const witness = `process.stderr.write(${JSON.stringify(`DEVELOPMENT BUILD ${url}\n`)});`
    return { ...loaded, source: `${witness}${loaded.source ?? ''}` }
  },
})
