import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contracts } from './src/app/contracts.ts'
import { wirePlugin } from './src/platform/contract/wire-plugin.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), wirePlugin(contracts, process.env.API_BASE_URL ?? '')],
  server: { middlewareMode: true },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
})
