/** Who is in charge of premises is told when somebody else says the same of them: at most one e-mail for each declaration. */
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { Place } from '#shared/register/records/place.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'

/** Of so many at one licence; the office sees all. */
const mostTold = 5

const heldLicence = (place: Place | undefined): string =>
  place?.role === 'in-charge' && !place.until ? plainNumber(place.licence) : ''

/** The writes that tell the others, for the transaction of the declaration; none where its holder was in charge there before. */
export const writesToTellOthers = async (
  entry: RegistrationRecord,
  before: Place | undefined,
  declared: Place,
  now: Date,
  { newId, practices, registrations }: Needs<'newId' | 'practices' | 'registrations'>,
): Promise<Write[]> => {
  const licence = heldLicence(declared)
  if (licence === '' || licence === heldLicence(before)) return []
  const turn = await practices.turn(licence)
  const found = await practices.inCharge(licence, mostTold + 1, true)
  const others = found.filter(({ number }) => number !== entry.number).slice(0, mostTold)
  const told = await Promise.all(
    others.map(async ({ number, place }) => {
      const holder = (await registrations.read(number))?.holder
      const email = { kind: 'also-in-charge', reference_no: number, change: place } as const
      return holder ? [putEmail({ id: newId(), user_id: holder, ...email }, now)] : []
    }),
  )
  return [turn, ...told.flat()]
}
