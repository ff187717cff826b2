/** The submitted application of a user. */
import { type ApplicationFormRecord, applicationFormRecord } from '#shared/records/application-form.ts'
import { formKey } from './keys.ts'
import { type Attempt, createRecords } from './record.ts'
import type { Table } from './table.ts'

export type ApplicationFormFields = Omit<
  ApplicationFormRecord,
  'id' | 'version' | 'reference_no' | 'submitted_at' | 'status'
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
  return `PC-${now.getUTCFullYear()}-${code}`
}

export const createApplicationForms = (table: Table, newId: () => string) => {
  const records = createRecords(table, applicationFormRecord)
  return {
    /** Submits once. @throws Conflict, Invalid */
    submit: (userId: string, fields: ApplicationFormFields, attempt: Attempt) => {
      const id = newId()
      const key = formKey(userId)
      return records.create(key, id, fields, attempt, {
        reference_no: referenceOf(id, attempt.now),
        submitted_at: attempt.now.toISOString(),
        status: 'submitted',
      })
    },
  }
}
