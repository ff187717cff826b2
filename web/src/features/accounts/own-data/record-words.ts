/** The records of a person in words: the name of each member, and its value. */

import { returnWords } from '#shared/accounts/rules/unreachable-address.ts'
import { accountFields } from '#shared/applications/field-tables/account.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { qualificationInformationFields } from '#shared/applications/field-tables/qualification-information.ts'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import { declaredAs } from '#shared/applications/rules/declaration.ts'
import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import type { FieldTable } from '#shared/kit/field.ts'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import type { OwnChangeRequest } from '#shared/register/records/change-request.ts'
import type { OwnClaim } from '#shared/register/records/claim.ts'
import { refusalLabels } from '#shared/register/rules/change-requests.ts'
import { wordingSentences } from '#shared/register/rules/register-words.ts'
import { registrationEventLabels } from '#shared/register/rules/registration-events.ts'
import { reasonLabels } from '#shared/register/rules/standing-changes.ts'
import { labelOf } from '#shared/vocabulary/people.ts'
import { causeLabels } from '#web/ui/application/cause-labels.ts'
import { labelOfKey } from '#web/ui/messages/field-labels.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { outcomeLabels } from '#web/ui/sign-ins/outcome-labels.ts'

const fields: FieldTable = {
  ...userApplicationFields,
  ...applicationFormFields,
  ...qualificationInformationFields,
  ...contactInformationFields,
  ...applicantFields,
  ...accountFields,
}

/** Members that are of no use to a reader; `data.json` has them. */
const technical = ['id', 'version', 'digest', 'sent', 'photo_sha256']
export const isTechnical = (key: string): boolean => technical.includes(key) || key.endsWith('_id')

/** Of a claim, and of a request to change the register. */
const stateLabels: Record<OwnClaim['state'] | OwnChangeRequest['state'], string> = {
  waiting: 'With the office',
  done: 'Done',
  linked: 'Linked to the account',
  held: 'On hold: somebody has objected',
  unlinked: 'Taken from the account again',
  refused: 'Refused',
  withdrawn: 'Withdrawn by you',
}

/** What is stored as a code, by the key of its field. */
const codes: Record<string, Readonly<Record<string, string>>> = {
  cause: causeLabels,
  event: registrationEventLabels,
  outcome: outcomeLabels,
  particular: askedLabels,
  reason: { ...reasonLabels, ...refusalLabels, ...returnWords },
  state: stateLabels,
  wording: wordingSentences.en,
}

/** What the QR code of a paper has: an address. */
const checkLabels: Record<string, string> = {
  address: 'Check of the certificate',
  code: 'Check of the letter',
}
export const isCheck = (key: string, value: unknown): boolean =>
  key in checkLabels && /^https?:/.test(String(value))

const labels: Record<string, string> = {
  cnic_end: 'End of the CNIC',
  count: 'Number of the certificate',
  to: 'Sent to',
}

/** The name of anything but a person, such as a document or a passkey. */
const isOfThing = (record: object): boolean => !('father_name' in record || 'cnic' in record)

export const labelIn = (record: object, key: string): string =>
  key === 'name' && isOfThing(record)
    ? 'Name'
    : (fields[key]?.label ?? checkLabels[key] ?? labels[key] ?? labelOfKey(key))

export const textOf = (key: string, value: unknown): string => {
  const text = String(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const words = codes[key]
  if (words && Object.hasOwn(words, text)) return words[text] ?? text
  if (key === 'cnic') return formatCnic(text)
  if (key === 'declared') return declaredAs({ declared: text })
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return `${formatMoment(text)} (Pakistan time)`
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text)
  const field = fields[key]
  return field?.kind === 'choice' ? (field.optionLabel ?? labelOf)(text) : text
}
