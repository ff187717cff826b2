/** Whether what is said of the person is in agreement: with the account, the CNIC, and the application before this one. */

import { unreachableForStaff } from '#shared/accounts/rules/unreachable-address.ts'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import type { Case, Check } from './check.ts'

/** The same person in the application before this one. */
export interface FormerPerson {
  reference_no: string
  name: string
  father_name: string
  date_of_birth: string
  /** Without dashes. */
  cnic: string
  phone: string
  email: string
}

const youngestInYears = 20 // a B Pharm or Pharm D takes four to five years after Intermediate

export const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0)

export const ageCheck = ({ applicant }: Case, today: string): Check => {
  const age = yearsBetween(applicant.date_of_birth, today)
  return { ok: age >= youngestInYears && age < 90, words: `${age} years old` }
}

/** The last digit of a CNIC is odd for men and even for women. A note only. */
export const cnicCheck = ({
  account,
  applicant,
}: {
  account: Pick<Case['account'], 'cnic'>
  applicant: Pick<Case['applicant'], 'gender'>
}): Check => {
  const expected = Number(account.cnic.at(-1)) % 2 === 1 ? 'Male' : 'Female'
  const ok = applicant.gender === 'Other' || applicant.gender === expected
  return {
    ok,
    words: ok
      ? 'CNIC matches the gender'
      : `CNIC ends in an ${expected === 'Male' ? 'odd digit (male)' : 'even digit (female)'}`,
  }
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const nameCheck = ({ account, applicant }: Case): Check => {
  const differences = [
    !isSameName(account.name, applicant.name) && `The full name in the account is ${account.name}`,
    !isSameName(account.father_name, applicant.father_name) &&
      `The father’s name in the account is ${account.father_name}`,
  ].filter((difference) => difference !== false)
  return differences.length === 0
    ? { ok: true, words: 'Names match the account' }
    : { ok: false, words: differences.join('. ') }
}

/** Before the decision, so that the applicant is reminded in time. */
export const emailCheck = ({ account }: Case): Check => {
  if (account.email === '') return { ok: false, words: 'No email: call or write' }
  if (account.unreachable) return { ok: false, words: unreachableForStaff(account.unreachable) }
  return account.email_confirmed_at === null
    ? { ok: false, words: 'The applicant has not confirmed their email address' }
    : { ok: true, words: 'Email address confirmed' }
}

/** A registration belongs to one person: somebody who applies again must be the person of the former application. */
export const formerCheck = ({ account, applicant }: Case, former: FormerPerson): Check => {
  const differences = [
    !isSameName(former.name, applicant.name) && `name ${former.name}`,
    !isSameName(former.father_name, applicant.father_name) && `father’s name ${former.father_name}`,
    former.date_of_birth !== applicant.date_of_birth && `born on ${formatDate(former.date_of_birth)}`,
    former.cnic !== account.cnic && `CNIC ${formatCnic(former.cnic)}`,
  ].filter((difference) => difference !== false)
  return differences.length === 0
    ? { ok: true, words: 'Same person as in the previous application' }
    : { ok: false, words: `Different in ${former.reference_no}: ${differences.join(', ')}` }
}
