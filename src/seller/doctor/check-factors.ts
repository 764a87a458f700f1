import { isSealed, sealedWith } from '#platform/secrets/seal-secret.ts'
import * as m from '#words'
import { type Check, fails, holds, warns } from './check.ts'

/** Whether everybody's second factor can be read, and by nobody who only has the database. */
export const factors: Check = {
  name: 'factors',
  title: m.doctor_factors,
  async look({ tx, config: { demo, factorKeys } }) {
    const { today, beside } = factorKeys
    // Its key lies in the data folder, and its passwords in its README.
    if (demo && !today && !beside) return holds(m.doctor_factors_demo)
    const kept = await tx
      .selectFrom('person')
      .select('factor_secret')
      .where('factor_secret', 'is not', null)
      .$narrowType<{ factor_secret: string }>()
      .execute()
    const marks = [today, beside].flatMap((key) => (key ? [sealedWith(key)] : []))
    const lost = kept.filter(
      ({ factor_secret: one }) => isSealed(one) && !marks.some((mark) => one.startsWith(mark)),
    )
    if (lost.length > 0) return fails(m.doctor_factors_lost, { count: lost.length })
    if (!today) return warns(m.doctor_factors_clear)
    const due = kept.filter(({ factor_secret: one }) => !one.startsWith(sealedWith(today)))
    if (due.length > 0) return warns(m.doctor_factors_due, { count: due.length })
    return beside ? warns(m.doctor_factors_beside) : holds(m.doctor_factors_hold, { count: kept.length })
  },
}
