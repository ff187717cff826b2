/** Entries of the register, what a registrar types to link one, and terms. */
import { randomUUID } from 'node:crypto'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'

let links = 0

/** As read from a certificate; with a new number by default. */
export const aRegistrationLink = (given: object = {}) => ({
  number: `B ${90_000 + links++}`,
  category: 'A',
  name: 'Ayesha Siddiqua',
  father_name: 'Muhammad Imran',
  first_registered_on: '2020-01-01',
  valid_until: '2025-01-01',
  certificate_seen: true,
  ...given,
})

/** A term that somebody proposes. */
export const aProposedTerm = (given: object = {}) => ({
  effective_from: '2097-07-01',
  name: 'Term 2097',
  ...{ years: 3, renewal_days: 60, grace_days: 30, removal_days: 365 },
  reason: 'As the council has decided',
  ...given,
})

/** How a registrar proposes that an organisation watches. */
export const aWatchTerm = (today = new Date()) => ({
  ...{ purpose: 'Employs them', ends_on: addDays(dayInKarachi(today), 365), hidden: false },
  reason: 'A letter of its head was seen',
})

/** A change of standing of an entry that was just stored, as a registrar proposes it. */
export const aProposedStanding = (given: object = {}) => ({
  act: 'suspend',
  since: dayInKarachi(new Date()),
  reason: 'under-inquiry',
  wording: 'inquiry',
  words: 'Decision 12 of the committee',
  version: 1,
  ...('act' in given && given.act === 'note-death' && { without_document: 'The family has none yet' }),
  ...given,
})

/** The same with the paper on which it rests. */
export const aStandingForm = (given: Record<string, string> = {}, picture = aPng(30, 20)) =>
  aFormOf({ ...aProposedStanding(), version: '1', ...given }, picture)

/** The form of a holder's request to change a particular. */
export const aChangeRequest = (given: Record<string, string> = {}, picture = aPng(30, 20)) =>
  aFormOf({ particular: 'city', value: 'Multan', words: 'I have moved to Multan', ...given }, picture)

/** A correction of the entry that `aRegistration` makes. */
export const aProposedCorrection = (given: object = {}, version = 1) => ({
  particulars: {
    name: 'Ayesha Siddiqa',
    father_name: 'Muhammad Siddiq',
    cnic: '3520112345671',
    date_of_birth: '1998-03-09',
    city: 'Multan',
    qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
    ...given,
  },
  words: 'By her request, with a copy of the CNIC',
  version,
})

/** Where somebody is in charge since today, as the form sends it. */
export const aDeclaredPlace = (given: object = {}) => ({
  ...{ id: randomUUID(), premises: 'Al-Shifa Medical Store', kind: 'medical-store', licence: '05-352-0063' },
  ...{ address: '12 Mall Road', city: 'Lahore', role: 'in-charge', since: dayInKarachi(new Date()) },
  ...given,
})
