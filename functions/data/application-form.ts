/** The submitted application of a user, and what the desk keeps of it. */
import * as z from 'zod/mini'
import { emailToSend } from '#functions/emails/outbox.ts'
import { Conflict, Unavailable } from '#shared/errors.ts'
import { dayInKarachi } from '#shared/format.ts'
import {
  type ApplicationFormRecord,
  applicationFormRecord,
  correction,
} from '#shared/records/application-form.ts'
import { numberHeldAfter } from '#shared/rules/application-lifecycle.ts'
import { voucherNumberOf } from '#shared/rules/voucher-number.ts'
import { newCase } from './case.ts'
import { eventItem } from './event.ts'
import { caseInPlaceOf, type Former } from './former-application.ts'
import { formKey } from './keys.ts'
import { countMoved } from './queue-counter.ts'
import { type Attempt, createRecords, putNew } from './record.ts'
import { type FoundBy, indexEntries } from './search-index.ts'
import { ConditionFailed, type Table } from './table.ts'
import { voucherTaken } from './voucher.ts'

const none = z._default(z.nullable(z.string()), null)

/** As stored. Forms of before the desk have none of the later members. */
export const storedForm = z.extend(applicationFormRecord, {
  status_since: none,
  corrections: z._default(z.array(correction), []),
  decline_reason: none,
  registration_number: none,
  voucher_number: none,
  /** When its applicant began a new one. */
  followed_at: none,
  /** The number under which its applicant was registered before it. */
  held_number: none,
})
export type StoredForm = z.output<typeof storedForm>

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

const numberIn = (id: string): bigint => BigInt(`0x${id.replaceAll('-', '')}`)

/** `PC-2026-XXXXXXXX`: the year of submission and 8 characters of the form's random id. */
const referenceOf = (id: string, now: Date): string => {
  let number = numberIn(id)
  let code = ''
  for (let place = 0; place < 8; place++) {
    code += alphabet[Number(number % BigInt(alphabet.length))]
    number /= BigInt(alphabet.length)
  }
  return `PC-${dayInKarachi(now).slice(0, 4)}-${code}`
}

/** After the form: see `createRecords`. */
const placeOfVoucher = 1
/** Of nine hundred million numbers hardly one is met that is taken; a third such meeting is no chance any more. */
const triesForAVoucher = 3

export const createApplicationForms = (table: Table, newId: () => string) => {
  const records = createRecords(table, storedForm)

  const submitAs = (
    voucher_number: string,
    userId: string,
    who: FoundBy,
    submission: Submission,
    fixed: Fixed,
    attempt: Attempt,
    former: Former | null,
  ): Promise<StoredForm> => {
    const id = newId()
    const reference_no = referenceOf(id, attempt.now)
    const submitted_at = attempt.now.toISOString()
    const status = 'submitted' as const
    const held_number = former && numberHeldAfter(former.form)
    const added = {
      ...{ ...fixed, reference_no, voucher_number, held_number },
      ...{ submitted_at, status, status_since: submitted_at },
    }
    const email = { id: newId(), kind: 'application-submitted' as const, user_id: userId }
    const { application_title, registrationNo: registration_no } = submission
    const extraWrites = [
      voucherTaken(voucher_number, userId),
      caseInPlaceOf(former, newCase(userId, who, { reference_no, application_title, submitted_at })),
      countMoved(userId, former?.review.status ?? null, status),
      emailToSend(email, attempt.now),
      putNew(eventItem(userId, { event: 'SUBMITTED' }, attempt.now, newId())),
      ...indexEntries(userId, { ...who, reference_no, registration_no, voucher_number }),
    ]
    const place = former ? { insteadOf: former.form.version } : {}
    return records.create(formKey(userId), id, submission, attempt, { added, extraWrites, ...place })
  }

  return {
    /**
     * Submits once: the form, its voucher's number, its place in the queue, the ways to find it, the event and the e-mail,
     * all or none. @throws Conflict, Invalid, Unavailable
     */
    submit: async (
      ...given: [string, FoundBy, Submission, Fixed, Attempt, Former | null]
    ): Promise<StoredForm> => {
      for (let tries = 0; tries < triesForAVoucher; tries++) {
        try {
          return await submitAs(voucherNumberOf(numberIn(newId())), ...given)
        } catch (error) {
          if (!(error instanceof ConditionFailed)) throw error
          if (error.indexes[0] !== placeOfVoucher)
            throw new Conflict('The council was faster. Send your application again')
        }
      }
      throw new Unavailable()
    },
  }
}
