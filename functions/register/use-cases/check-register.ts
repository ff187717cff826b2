/** Compares many rows with the register. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Needs } from '#functions/services.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type {
  AskedCheck,
  AskedCheckRow,
  CheckedRow,
  CheckResult,
} from '#shared/register/records/public-register.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { Standing } from '#shared/register/records/standing.ts'
import { totalsOf } from '#shared/register/rules/register-check.ts'
import { compareNames } from '#shared/register/rules/registered-name.ts'
import { holdShownOn, standingOn } from '#shared/register/rules/registration.ts'
import type { CheckAnswer } from '#shared/vocabulary/register.ts'
import { rowsChecked, wrongCnics } from './register-limits.ts'

interface Asking {
  address: string
  /** Who is signed in. */
  user?: User | undefined
  now: Date
  today: string
}

const answerOfStanding: Record<Standing, CheckAnswer> = {
  active: 'in-force',
  expired: 'expired',
  suspended: 'suspended',
  removed: 'removed',
}

/** A row that differs is answered without the standing, and one with another CNIC also without the name. */
const answerTo = (
  { number, name, cnic }: AskedCheckRow,
  held: RegistrationRecord | undefined,
  today: string,
): CheckedRow => {
  const nothing = {
    number: held?.number ?? plainNumber(number),
    name: null,
    spelling_differs: false,
    valid_until: null,
    hold: false,
  }
  if (!held) return { ...nothing, answer: 'not-found' }
  if (cnic && held.cnic !== cnic) return { ...nothing, answer: held.cnic ? 'cnic-differs' : 'not-compared' }
  const likeness = name === undefined ? 'same' : compareNames(name, held.name)
  if (likeness === 'different') return { ...nothing, answer: 'name-differs', name: held.name }
  const answer = answerOfStanding[standingOn(held, today)]
  return {
    number: held.number,
    answer: likeness === 'alike' && answer === 'in-force' ? 'spelling-differs' : answer,
    name: held.name,
    spelling_differs: likeness === 'alike',
    valid_until: held.valid_until,
    hold: holdShownOn(held, today),
  }
}

/**
 * A person of the register counts for oneself, whoever shares the address. Of an IPv6 address the /48 counts, since whoever
 * rents one has 65,536 addresses as limits count them otherwise.
 */
const askerOf = ({ address, user }: Asking): string =>
  user?.account.registration ? user.id : address.split(':').slice(0, 3).join(':')

/** @param found the entries with these numbers */
export const compareRows = (
  rows: readonly AskedCheckRow[],
  found: readonly RegistrationRecord[],
  now: Date,
  today: string,
): CheckResult => {
  const held = new Map(found.map((one) => [plainNumber(one.number), one]))
  const compared = rows.map((row) => answerTo(row, held.get(plainNumber(row.number)), today))
  return { checked_at: now.toISOString(), day: today, rows: compared, totals: totalsOf(compared) }
}

/**
 * Compares CNICs only for who has not sent too many wrong ones, so that nobody finds one out by guessing, and nobody
 * keeps others from comparing (docs/security.md#the-public-register).
 * @throws TooMany before anything is read
 */
export const checkRegister = async (
  { rows }: AskedCheck,
  asking: Asking,
  services: Needs<'limits' | 'registrations'>,
): Promise<CheckResult> => {
  const { address, now, today } = asking
  await services.limits.count(rowsChecked, address, now, rows.length)
  const found = await services.registrations.of(rows.map(({ number }) => number))
  const { rows: compared } = compareRows(rows, found, now, today)
  const wrong = compared.filter(({ answer }) => answer === 'cnic-differs').length
  const mayTell =
    rows.every(({ cnic }) => !cnic) || (await services.limits.use(wrongCnics, askerOf(asking), now, wrong))
  const answered = compared.map(
    (row, place): CheckedRow =>
      mayTell || !rows[place]?.cnic || row.answer === 'not-found'
        ? row
        : { ...row, answer: 'not-compared', name: null, valid_until: null, hold: false },
  )
  return { checked_at: now.toISOString(), day: today, rows: answered, totals: totalsOf(answered) }
}
