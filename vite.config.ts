import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { SERVER_OUTPUT } from './src/app/server-output.ts'
import { readApiBase } from './src/platform/config.ts'
import { wirePlugin } from './src/platform/contract/wire-plugin.ts'
import { chunkPlugin } from './src/platform/pages/chunks/chunk-plugin.ts'
import { modernCssPlugin } from './src/platform/pages/modern-css.ts'
import { noNodePlugin } from './src/platform/pages/no-node-plugin.ts'
import { routeModulesPlugin } from './src/platform/pages/route-modules-plugin.ts'
import routes from './src/routes.ts'
import { iconPlugin } from './src/ui/icons/icon-plugin.ts'

const inSources = (file: string) => path.join(import.meta.dirname, 'src', file)

/** The pages most visits begin with. */
const VISITS = {
  'pages/home.tsx': 20,
  'pages/product-detail.tsx': 20,
  'pages/search.tsx': 2,
  'pages/login.tsx': 40,
}

// By a name nobody sees through: this file is read twice for a build, and would be read with the whole house in it.
const contracts = inSources('app/contracts.ts')
const readContracts = async () => (await import(contracts)).contracts

export default defineConfig({
  plugins: [
    tailwindcss(),
    modernCssPlugin(),
    noNodePlugin(),
    reactRouter(),
    wirePlugin(readContracts, readApiBase()),
    routeModulesPlugin(inSources('web/missed-code.ts')),
    iconPlugin(inSources('')),
    chunkPlugin({ root: import.meta.dirname, routes, visits: VISITS }),
  ],
  server: { middlewareMode: true },
  // Found once for all pages at the start, instead of page by page with a reload each time.
  // One that only a build has, with what only a build knows, would end the search.
  optimizeDeps: {
    entries: [
      'src/{pages,features,ui,web}/**/*.tsx',
      'src/{root,entry.client}.tsx',
      '!src/ui/icons/sprite-icon.tsx',
    ],
  },
  // What is fetched later is one file or two: a list of what it needs would cost every page more than it saves.
  build: { assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: false },
  // A stack of the server names the line of the source (`app/name-sources.ts`).
  environments: { ssr: { build: { sourcemap: true, rolldownOptions: { output: SERVER_OUTPUT } } } },
})
