/** Holders of registrations by the thousand, with no more of each than a reminder reads. What becomes of each follows from its place. */
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import { registrationKey } from '#functions/platform/table/keys/register.ts'
import { storedItem } from '#functions/platform/table/write.ts'
import { expiryPlaces } from '#functions/register/data/expiry.ts'
import { addDays } from '#shared/kit/format.ts'
import { ownRegistration } from '#shared/register/records/account-registration.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { ReminderKind } from '#shared/register/records/reminder.ts'
import { renewalWindow } from '#shared/register/rules/registration.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'
import { importPortal } from '#tests/support/cases/imported-portal.ts'

const all: ReminderKind[] = ['60-days-before', '30-days-before', '7-days-before', 'last-day', '30-days-after']

/** The change of every twentieth holder, and the remaining reminders; the others have no change and get all five. */
const fates: Record<number, { fate: string; renewsAfter?: number; reminded: ReminderKind[] }> = {
  0: { fate: 'has no account', reminded: [] },
  1: { fate: 'is not confirmed', reminded: all },
  2: { fate: 'is suspended', reminded: [] },
  3: { fate: 'renews', renewsAfter: -70, reminded: [] },
  4: { fate: 'renews', renewsAfter: -45, reminded: ['60-days-before'] },
  5: {
    fate: 'renews',
    renewsAfter: 10,
    reminded: ['60-days-before', '30-days-before', '7-days-before', 'last-day'],
  },
  6: { fate: 'is removed', renewsAfter: -20, reminded: ['60-days-before', '30-days-before'] },
}

export interface ManyHolder {
  number: string
  holder: string
  valid_until: string
  fate: string
  /** The day on which they renew, or are removed. */
  on: string | null
  reminded: ReminderKind[]
}

/** Each tenth ends on the same day in the middle, the others evenly over the days on which all reminders are among these days. */
const endOf = (place: number, firstDay: string, days: number): string =>
  addDays(firstDay, place % 10 === 9 ? Math.floor(days / 2) : 75 + ((place * 7919) % (days - 120)))

const holderAt = (place: number, firstDay: string, days: number): ManyHolder => {
  const valid_until = endOf(place, firstDay, days)
  const { fate = 'stays', renewsAfter, reminded = all } = fates[place % 20] ?? {}
  const id = String(place).padStart(6, '0')
  const on = renewsAfter === undefined ? null : addDays(valid_until, renewsAfter)
  return { number: `A-${id}`, holder: `holder-${id}`, valid_until, fate, on, reminded }
}

const registrationOf = (
  { number, holder, valid_until, fate }: ManyHolder,
  day: string,
): RegistrationRecord => ({
  ...{ number, register: 'A', category: 'A', name: 'Ayesha Siddiqa', father_name: 'Muhammad Siddiq' },
  ...{ cnic: '', date_of_birth: null, city: 'Lahore', qualification: 'Pharm-D', photo: null },
  ...{ first_registered_on: '2020-01-01', valid_until, ...renewalWindow(valid_until, sampleTerm) },
  suspended: fate === 'is suspended' ? { since: day, reason: 'decided-by-council' } : null,
  removed: null,
  source: { book: 'old', file: 1, row: 1 },
  holder: fate === 'has no account' ? null : holder,
  ...{ certificate: null, certificates: 0, version: 1, created_at: day, updated_at: day },
})

const accountItem = (made: ManyHolder, registration: RegistrationRecord) => {
  const { suspended, removed: _, ...dates } = ownRegistration.parse(registration)
  return storedItem(accountKey('applicant', made.holder), {
    ...{
      id: made.holder,
      version: 1,
      name: 'Ayesha Siddiqa',
      father_name: 'Muhammad Siddiq',
      cnic: made.holder,
      created_at: '2026-01-01T00:00:00.000Z',
    },
    ...{
      phone: '03001234567',
      email: `${made.holder}@example.com`,
      password_hash: '-',
      session_generation: 1,
    },
    email_confirmed_at: made.fate === 'is not confirmed' ? null : '2026-01-01T00:00:00.000Z',
    registration: { ...dates, ...(suspended && { suspended }) },
  })
}

const itemsOf = (made: ManyHolder, day: string) => {
  const registration = registrationOf(made, day)
  const account = made.fate === 'has no account' ? [] : [accountItem(made, registration)]
  return [storedItem(registrationKey(made.number), registration), ...expiryPlaces(registration), ...account]
}

const holdersInAFile = 5000

/** A folder with a database of so many holders; close it by `remove`. */
export const manyHolders = (count: number, firstDay: string, days: number) =>
  importPortal(async (write) => {
    const holders = Array.from({ length: count }, (_, place) => holderAt(place, firstDay, days))
    for (let from = 0; from < count; from += holdersInAFile) {
      const some = holders.slice(from, from + holdersInAFile)
      await write(
        `holders-${from}`,
        some.flatMap((made) => itemsOf(made, firstDay)),
      )
    }
    return holders
  })
