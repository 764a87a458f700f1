import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build/pages',
  ssr: true,
  // Forty routes fit into one small manifest; asking the server for parts of it would cost a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
