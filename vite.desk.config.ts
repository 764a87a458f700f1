import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contracts } from './src/app/contracts.ts'
import { wirePlugin } from './src/platform/contract/wire-plugin.ts'

/** The desk is a program of its own in the browser: the shop loads no byte of it. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'src/desk'),
  base: '/desk/files/',
  plugins: [tailwindcss(), wirePlugin(async () => contracts, '', 'desk')],
  build: {
    outDir: path.join(import.meta.dirname, 'build/desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
