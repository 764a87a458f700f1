import type { Call } from './define.ts'

/** Whatever else anyone may ask: more than a full office looks at in a minute. */
const PER_MINUTE = 1200

/** How often a minute one address may ask for what is not kept; undefined where a call is limited otherwise. */
export const readingLimit = ({ kind, access, perMinute }: Call): number | undefined =>
  kind === 'read' && access === 'anyone' ? (perMinute ?? PER_MINUTE) : undefined
