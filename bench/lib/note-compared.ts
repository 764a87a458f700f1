import { compare, type Figures } from './measure.ts'
import { note, noteRatio } from './report.ts'

type Comparing = {
  what: string
  rounds: number
  subject: () => Promise<Figures>
  reference: () => Promise<Figures>
  atLeast: number
}

/** Measures two in turn and writes down how they compare, and what failed on the way. */
export async function noteCompared({ what, rounds, atLeast, ...asked }: Comparing): Promise<Figures> {
  const { subject, reference, ratio } = await compare(rounds, asked.subject, asked.reference)
  noteRatio(what, ratio, `${Math.round(subject.rps)}/s of ${Math.round(reference.rps)}/s`, atLeast)
  if (subject.errors > 0) note(`${what}: errors`, String(subject.errors), '0', false)
  return subject
}
