import { registerHooks } from 'node:module'

/** Preloaded into a program under test: names every development build it loads, one a line. */
registerHooks({
  load(url, context, next) {
    if (/[./]development(\.min)?\.[cm]?js$/.test(url)) process.stderr.write(`DEVELOPMENT BUILD ${url}\n`)
    return next(url, context)
  },
})
