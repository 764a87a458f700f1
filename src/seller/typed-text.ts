import { text as readText } from 'node:stream/consumers'

/** What was typed, or with `-` what is piped in. */
export const readTyped = async (written: string) => (written === '-' ? readText(process.stdin) : written)
