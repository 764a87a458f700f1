import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contracts } from './src/app/contracts.ts'
import { readApiBase } from './src/platform/config.ts'
import { wirePlugin } from './src/platform/contract/wire-plugin.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), wirePlugin(contracts, readApiBase())],
  server: { middlewareMode: true },
  // Found once for all pages at the start, instead of page by page with a reload each time.
  optimizeDeps: { entries: ['src/{pages,features,ui}/**/*.tsx', 'src/root.tsx', 'src/entry.client.tsx'] },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
})
