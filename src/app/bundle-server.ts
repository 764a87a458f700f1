import path from 'node:path'
import { build, type Plugin } from 'vite'
import { SERVER_OUTPUT } from './server-output.ts'

/**
 * The program that `buildPages` runs for the server: what a start would read from two thousand files stands in a few, packages
 * included. `start.ts` and the seller's command take them as long as no source is newer.
 */
const root = path.resolve(import.meta.dirname, '../..')

/**
 * What has files of its own beside its code, what the pages share with the server, and what most starts never need.
 */
const APART = [
  'sharp',
  '@node-rs/argon2',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'pg-native',
  'react',
  'react-dom',
  'pinyin-pro',
  'alipay-sdk',
  '@alicloud/.*',
  '@opentelemetry/(?!api$).*',
  'write-excel-file',
]

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [stayInPlace()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'build/server',
    // With the stamp, so that nobody takes half a program; one that runs has read all of it.
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: {
        begin: path.join(root, 'src/app/begin.ts'),
        'run-seller': path.join(root, 'src/seller/run-seller.ts'),
      },
      external: [new RegExp(`^(${APART.join('|')})(/|$)`), /develop-pages\.ts$/],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        ...SERVER_OUTPUT,
      },
    },
  },
})

/** A module that asks where it lies is told where its source does: files beside it are found there. */
function stayInPlace(): Plugin {
  return {
    name: 'stay-in-place',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /import\.meta\.(url|dirname|main)/ },
      handler(code, id) {
        const source = path.posix.join('../..', path.relative(root, id))
        const url = `new URL(${JSON.stringify(source)}, import.meta.url).href`
        const folder = `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(source)}`)})`
        return code
          .replaceAll('import.meta.url', url)
          .replaceAll('import.meta.dirname', folder)
          .replaceAll('import.meta.main', 'false')
      },
    },
  }
}
