/** The router as pages see it while they are rendered; see server-router-plugin.ts. */
export * from 'react-router'
export { Link } from './server-link.tsx'
