/** Compares many rows with the register. */
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
import { type CheckAnswer, totalsOf } from '#shared/register/rules/register-check.ts'
import { compareNames } from '#shared/register/rules/registered-name.ts'
import { standingOn } from '#shared/register/rules/registration.ts'
import { compareCnic } from './compare-cnic.ts'
import { cnicsChecked, rowsChecked } from './register-limits.ts'

interface Asking {
  address: string
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
const answerTo = async (
  { number, name, cnic }: AskedCheckRow,
  held: RegistrationRecord | undefined,
  { now, today }: Asking,
  services: Needs<'limits'>,
): Promise<CheckedRow> => {
  const nothing = { number, name: null, spelling_differs: false, valid_until: null }
  if (!held) return { ...nothing, answer: 'not-found' }
  if (cnic) {
    const compared = await compareCnic(cnic, held, now, services)
    if (compared !== 'same') return { ...nothing, answer: compared === 'differs' ? 'cnic-differs' : compared }
  }
  const likeness = name === undefined ? 'same' : compareNames(name, held.name)
  if (likeness === 'different') return { ...nothing, answer: 'name-differs', name: held.name }
  return {
    number,
    answer: answerOfStanding[standingOn(held, today)],
    name: held.name,
    spelling_differs: likeness === 'alike',
    valid_until: held.valid_until,
  }
}

const atOnce = 25

/** @throws TooMany before anything is read */
export const checkRegister = async (
  { rows }: AskedCheck,
  asking: Asking,
  services: Needs<'limits' | 'registrations'>,
): Promise<CheckResult> => {
  const { address, now, today } = asking
  const withCnic = rows.filter(({ cnic }) => cnic).length
  if (withCnic > 0) await services.limits.count(cnicsChecked, address, now, withCnic)
  await services.limits.count(rowsChecked, address, now, rows.length)
  const found = await services.registrations.of(rows.map(({ number }) => number))
  const held = new Map(found.map((one) => [plainNumber(one.number), one]))
  const answered: CheckedRow[] = []
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce)
    const answer = (row: AskedCheckRow) => answerTo(row, held.get(plainNumber(row.number)), asking, services)
    answered.push(...(await Promise.all(some.map(answer))))
  }
  return { checked_at: now.toISOString(), day: today, rows: answered, totals: totalsOf(answered) }
}
