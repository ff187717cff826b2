/** Automatic checks of a case that staff read before they decide. None of them decides anything. */
import { formatCnic, formatDate } from '../format.ts'
import type { UnreachableAddress } from '../records/unreachable-address.ts'
import type { ApplicationTitle } from '../vocabulary/applications.ts'
import { fieldLabel } from '../vocabulary/field-labels.ts'
import { correctableItems, itemLabel } from './correctable.ts'
import { lacksNumber } from './renewal.ts'
import { missingDocuments } from './required-documents.ts'
import { unreachableForStaff } from './unreachable-address.ts'

interface Case {
  account: {
    cnic: string
    name: string
    father_name: string
    /** Null until the e-mail address is confirmed. */
    email_confirmed_at?: string | null | undefined
    registration?: { made_here?: boolean | undefined } | undefined
    unreachable?: UnreachableAddress | undefined
  }
  applicant: {
    gender: string
    date_of_birth: string
    name: string
    father_name: string
    photo_key?: string | undefined
  }
  qualification_information: {
    qualification_level: string
    year_of_passing: string
    degree_issue_date: string
  }[]
  application_form: { application_title: ApplicationTitle; registrationNo: string }
  documents: { name: string; uploaded_at: string; sha256: string }[]
}

/** Another person whose application has something of this one too. */
export interface Duplicate {
  id: string
  /** What both have: see rules/correctable.ts. */
  items: string[]
  /** Null for an account without an application. */
  reference_no: string | null
}

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

interface Check {
  ok: boolean
  words: string
  /** Other cases whose references stand in the words. */
  cases?: { id: string; reference_no: string }[]
}

const youngestWithDegree = 14
const youngestInYears = 20 // a B Pharm or Pharm D takes four to five years after Intermediate

const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0)

const documentsCheck = (application: Case): Check => {
  const missing = missingDocuments({ ...application, registration: application.account.registration })
  return missing.length === 0
    ? { ok: true, words: 'All required documents uploaded' }
    : { ok: false, words: `Missing: ${missing.map(fieldLabel).join(', ')}` }
}

/** A new registration gets its number at approval. */
const numberChecks = ({ application_form: form }: Case): Check[] => {
  if (form.application_title !== 'Renewal') return []
  return lacksNumber(form)
    ? [{ ok: false, words: 'Renewal without a registration number' }]
    : [{ ok: true, words: 'Names the registration to be renewed' }]
}

const ageCheck = ({ applicant }: Case, today: string): Check => {
  const age = yearsBetween(applicant.date_of_birth, today)
  return { ok: age >= youngestInYears && age < 90, words: `${age} years old` }
}

/** The last digit of a CNIC is odd for men and even for women. A note only. */
const cnicCheck = ({ account, applicant }: Case): Check => {
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

const nameCheck = ({ account, applicant }: Case): Check => {
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
const emailCheck = ({ account }: Case): Check => {
  if (account.unreachable) return { ok: false, words: unreachableForStaff(account.unreachable) }
  return account.email_confirmed_at === null
    ? { ok: false, words: 'The applicant has not confirmed their email address' }
    : { ok: true, words: 'Email address confirmed' }
}

/** A registration belongs to one person: somebody who applies again must be the person of the former application. */
const formerCheck = ({ account, applicant }: Case, former: FormerPerson): Check => {
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

const yearsCheck = ({ qualification_information: list }: Case): Check => {
  const years = list.map(({ year_of_passing }) => Number(year_of_passing))
  const ok = years.every((year, index) => year > (years[index - 1] ?? 0))
  return {
    ok,
    words: ok ? 'Passing years are in order' : `Passing years are not in order: ${years.join(', ')}`,
  }
}

const datesCheck = ({ applicant, qualification_information: list }: Case): Check => {
  const early = list.find(
    ({ degree_issue_date }) => yearsBetween(applicant.date_of_birth, degree_issue_date) < youngestWithDegree,
  )
  return early
    ? {
        ok: false,
        words: `A degree dated ${formatDate(early.degree_issue_date)} was issued before the age of ${youngestWithDegree}`,
      }
    : { ok: true, words: 'Degree dates match the date of birth' }
}

/** The same file under two names: probably one paper was uploaded twice and the other is missing. */
const repeatedFileCheck = ({ documents }: Case): Check => {
  const first = new Map<string, string>()
  const twice: string[] = []
  for (const { name, sha256 } of documents) {
    const other = first.get(sha256)
    if (other) twice.push(`${fieldLabel(other)} and ${fieldLabel(name)}`)
    else first.set(sha256, name)
  }
  return twice.length === 0
    ? { ok: true, words: 'No file used twice' }
    : { ok: false, words: `The same file is used twice: ${twice.join(', ')}` }
}

/** Short labels within a line; numbers are never returned, so their field tables would only make the functions larger. */
const duplicateLabels: Record<string, string> = {
  'applicant.name': 'name',
  'applicant.father_name': 'father',
  'applicant.date_of_birth': 'birth date',
  'application_form.registrationNo': 'registration no.',
  'user_application.challan_no': 'challan no.',
}

/** "Marks sheet" within a sentence is "marks sheet", but "CNIC front" stays. */
const withinSentence = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

const joined = (labels: string[]): string =>
  [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter((part) => part !== '').join(' and ')

/** More documents than these are counted, so that a finding stays one short line. */
const mostNamed = 2

const sharedLabels = (items: string[]): string[] => {
  const inOrder = items.toSorted((a, b) => correctableItems.indexOf(a) - correctableItems.indexOf(b))
  const isDocument = (item: string) => item.startsWith('document.')
  const documents = inOrder.filter(isDocument).map((item) => withinSentence(itemLabel(item)))
  return [
    ...inOrder.filter((item) => !isDocument(item)).map((item) => duplicateLabels[item] ?? itemLabel(item)),
    ...(documents.length > mostNamed ? [`${documents.length} documents`] : documents),
  ]
}

const duplicateCheck = ({ id, items, reference_no }: Duplicate): Check => ({
  ok: false,
  words: `Same ${joined(sharedLabels(items))} as ${reference_no ?? 'an account without an application'}`,
  cases: reference_no ? [{ id, reference_no }] : [],
})

/** One line for each other application, since one that shares several papers is one finding. */
const duplicateChecks = (duplicates: readonly Duplicate[]): Check[] => {
  if (duplicates.length === 0) return [{ ok: true, words: 'No duplicates found' }]
  const checks = duplicates.map(duplicateCheck)
  return [...new Map(checks.map((check) => [check.words, check])).values()]
}

/** @param today the council's day, `YYYY-MM-DD`. */
export const caseChecks = (
  application: Case,
  today: string,
  duplicates: readonly Duplicate[],
  former: FormerPerson | null,
): Check[] => [
  documentsCheck(application),
  ...numberChecks(application),
  repeatedFileCheck(application),
  ...duplicateChecks(duplicates),
  nameCheck(application),
  ...(former ? [formerCheck(application, former)] : []),
  emailCheck(application),
  cnicCheck(application),
  ageCheck(application, today),
  yearsCheck(application),
  datesCheck(application),
]
