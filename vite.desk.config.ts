import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contracts } from './src/app/contracts.ts'
import { wirePlugin } from './src/platform/contract/wire-plugin.ts'
import { noNodePlugin } from './src/platform/pages/no-node-plugin.ts'

/** The desk is a program of its own in the browser: the shop loads no byte of it. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'src/desk'),
  base: '/desk/files/',
  plugins: [react(), noNodePlugin(), tailwindcss(), wirePlugin(async () => contracts, '', 'desk')],
  // Found once at the start instead of room by room with a reload each time.
  optimizeDeps: { entries: ['**/*.tsx'] },
  build: {
    outDir: path.join(import.meta.dirname, 'build/desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
