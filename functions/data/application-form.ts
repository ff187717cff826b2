/** The submitted application of a user. */
import { dayInKarachi } from '#shared/format.ts'
import { type ApplicationFormRecord, applicationFormRecord } from '#shared/records/application-form.ts'
import { formKey } from './keys.ts'
import { type Attempt, createRecords } from './record.ts'
import type { Table } from './table.ts'

/** What the applicant says. */
export type Submission = Pick<
  ApplicationFormRecord,
  'application_title' | 'registrationNo' | 'issueDate' | 'expiryDate'
>

/** What the service fixes at submission; a repeat on another day may find other figures and is still the same. */
export type Fixed = Pick<
  ApplicationFormRecord,
  | 'applicants_id'
  | 'contact_information_id'
  | 'qualification_information_id'
  | 'fee_amount'
  | 'fee_schedule'
  | 'fee_is_sample'
>

// No 0, 1, I, L, O: the reference is read aloud and typed from paper.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `PC-2026-XXXXXXXX`: the year of submission and 8 characters of the form's random id. */
const referenceOf = (id: string, now: Date): string => {
  let number = BigInt(`0x${id.replaceAll('-', '')}`)
  let code = ''
  for (let place = 0; place < 8; place++) {
    code += alphabet[Number(number % BigInt(alphabet.length))]
    number /= BigInt(alphabet.length)
  }
  return `PC-${dayInKarachi(now).slice(0, 4)}-${code}`
}

export const createApplicationForms = (table: Table, newId: () => string) => {
  const records = createRecords(table, applicationFormRecord)
  return {
    /** Submits once. @throws Conflict, Invalid */
    submit: (userId: string, submission: Submission, fixed: Fixed, attempt: Attempt) => {
      const id = newId()
      const key = formKey(userId)
      return records.create(key, id, submission, attempt, {
        ...fixed,
        reference_no: referenceOf(id, attempt.now),
        submitted_at: attempt.now.toISOString(),
        status: 'submitted',
      })
    },
  }
}
