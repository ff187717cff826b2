/** What an application says at one moment, in one form: the same records always give the same text, and so the same digest. */
import { qualificationLevels } from '#shared/vocabulary/people.ts'

/** Hexadecimal digests stand for files. */
export type SnapshotContent = Readonly<Record<string, Readonly<Record<string, string>>>>

interface Application {
  account: { cnic: string }
  applicant: object | null
  contact_information: object | null
  qualification_information: readonly { qualification_level: string }[]
  application_form: {
    application_title: string
    registrationNo: string
    issueDate: string | null
    expiryDate: string | null
    fee_amount: number
    fee_schedule: string
    fee_is_sample: boolean
    fee_fixed_on: string
  }
  user_application: object | null
  /** `sha256` in Base64. */
  documents: readonly { name: string; sha256: string }[]
}

const hexOf = (base64: string): string =>
  Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('')

const notStated = ['id', 'version', 'photo_key', 'photo_digest', 'qualification_level']

/** The stated fields in the order of their names. What is empty is left out, so that a field added later changes nothing. */
const statedIn = (record: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([field, value]) => !notStated.includes(field) && (value ?? '') !== '')
      .map(([field, value]) => [field, String(value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** A record as a version states it: what the version leaves out is empty. */
export const asStated = <R extends object>(record: R, fields: Readonly<Record<string, string>> = {}): R =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      notStated.includes(field) ? value : (fields[field] ?? ''),
    ]),
  ) as R

const photoOf = (applicant: object | null): Record<string, string> => {
  const { photo_digest } = (applicant ?? {}) as { photo_digest?: string }
  return photo_digest ? { photo: hexOf(photo_digest) } : {}
}

/** `qualification_information.3`: the name of a level in a version. */
export const levelName = ({ qualification_level }: { qualification_level: string }): string =>
  `qualification_information.${(qualificationLevels as readonly string[]).indexOf(qualification_level) + 1}`

const levelsOf = (levels: Application['qualification_information']): [string, object][] =>
  levels.map((level) => [levelName(level), level])

export const snapshotContent = (application: Application): SnapshotContent => {
  const { fee_amount, fee_schedule, fee_is_sample, fee_fixed_on, ...form } = application.application_form
  const { application_title, registrationNo, issueDate, expiryDate } = form
  const records: [string, object][] = [
    ['account', { cnic: application.account.cnic }],
    ['applicant', { ...application.applicant, ...photoOf(application.applicant) }],
    ['application_form', { application_title, registrationNo, issueDate, expiryDate }],
    ['contact_information', application.contact_information ?? {}],
    ['document', Object.fromEntries(application.documents.map(({ name, sha256 }) => [name, hexOf(sha256)]))],
    ['fee', { amount: fee_amount, schedule: fee_schedule, sample: fee_is_sample, fixed_on: fee_fixed_on }],
    ...levelsOf(application.qualification_information),
    ['user_application', application.user_application ?? {}],
  ]
  const stated = records.map(([name, record]) => [name, statedIn(record)] as const)
  return Object.fromEntries(
    stated
      .filter(([, fields]) => Object.keys(fields).length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Canonical: members in the order of their names, nothing that is empty, no space. */
export const canonicalJson = (content: SnapshotContent): string => JSON.stringify(content)
