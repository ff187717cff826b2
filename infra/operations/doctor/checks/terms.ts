import { termPartition } from '#functions/platform/table/partitions.ts'
import { type Check, ok, wrong } from '../check.ts'
import { inForce } from './in-force.ts'

/** Until the council's own term begins, a sample applies that is stored nowhere. */
export const termsCheck: Check = {
  name: 'terms',
  asks: "Is a registration term of the council's own in force?",
  rights: ['dynamodb:Query'],
  run: async (on) => {
    const term = await inForce(termPartition, on)
    if (term && !term.isSample) return ok(`The registration term of ${term.since} is in force.`)
    if (on.settings.name !== 'prod') return ok('The sample term applies, which is enough for tests.')
    return wrong(
      'The sample of the registration term applies: years of validity and days of grace are not the council’s.',
      'Have a registrar propose the term at /admin/registration-terms and another one confirm it.',
    )
  },
}
