/** Submits the application of a user. */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { referencePrefix } from '#functions/platform/services/config.ts'
import { putEvent } from '#functions/platform/table/event.ts'
import { formKey } from '#functions/platform/table/keys/applicants.ts'
import { type Attempt, createRecords } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { ConditionFailed, type Table, type Write } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { numberHeldAfter } from '#shared/applications/rules/application-lifecycle.ts'
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { newCase } from './case/new-case.ts'
import { type FormerCase, putCase } from './case/put-case.ts'
import type { QueueFacts } from './case/queue-attributes.ts'
import { countGroupChange, countStatusChange } from './counters/queue-counter.ts'
import { countSubmission } from './counters/report-counter.ts'
import { FormChanged, type FormOwner, replacing } from './form-lock.ts'
import { type IndexedPerson, putIndexEntries } from './search/search-index.ts'
import { firstSnapshot, type SnapshotSource } from './snapshot.ts'
import { type StoredForm, storedForm } from './stored-form.ts'
import { numberOf, putVoucher } from './voucher.ts'

/** The applicant's statements. */
type Stated = Pick<ApplicationFormRecord, 'application_title' | 'registrationNo' | 'issueDate' | 'expiryDate'>

/**
 * Values that the service sets. A repetition on another day may compute other amounts and is still the same
 * submission.
 */
type FixedAtSubmission = Pick<
  StoredForm,
  | 'applicants_id'
  | 'contact_information_id'
  | 'qualification_information_id'
  | 'declared'
  | 'fee_amount'
  | 'fee_schedule'
  | 'fee_is_sample'
  | 'fee_fixed_on'
  | 'pay_by'
>

// Without 0, 1, I, L and O: the reference is read aloud and typed from paper.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `PC-2026-XXXXXXXX`: the council's prefix, the year of submission and 8 characters of the form's random id. */
const referenceOf = (prefix: string, id: string, now: Date): string => {
  let number = numberOf(id)
  let code = ''
  for (let position = 0; position < 8; position++) {
    code += alphabet[Number(number % BigInt(alphabet.length))]
    number /= BigInt(alphabet.length)
  }
  return `${prefix}-${dayInKarachi(now).slice(0, 4)}-${code}`
}

/** The submission, with all records that were read for it. */
interface NewSubmission {
  owner: FormOwner
  person: IndexedPerson
  stated: Stated
  fixed: FixedAtSubmission
  facts: QueueFacts
  /** The rest of what the application says, for its first version. */
  records: Omit<SnapshotSource, 'id' | 'application_form'>
  /** The closed application that this one replaces. */
  former: FormerCase | null
  /** The challan that the applicant states already. */
  stated_challan_no?: string | undefined
  /** Further conditions. */
  alsoRequired?: Write[]
}

/** The indexes of writes in the transaction: `createRecords` puts the form first. */
const [formWriteIndex, voucherWriteIndex] = [0, 1]
/** One of nine hundred million numbers is hardly ever taken already; three times in a row points to a fault. */
const voucherNumberTries = 3

const isRefused = (error: unknown, index: number): boolean =>
  error instanceof ConditionFailed && error.indexes[0] === index

const isVoucherTaken = (error: unknown): boolean => isRefused(error, voucherWriteIndex)

const refusalOf = (error: unknown): unknown => {
  if (isRefused(error, formWriteIndex)) return new FormChanged()
  return error instanceof ConditionFailed && !isVoucherTaken(error)
    ? new Conflict('The council was faster. Send your application again')
    : error
}

export const createApplicationForms = (table: Table, newId: () => string, prefix = referencePrefix({})) => {
  const forms = createRecords(table, storedForm)

  const submitAs = (
    voucher_number: string,
    {
      owner,
      person,
      stated,
      fixed,
      facts,
      records,
      former,
      stated_challan_no,
      alsoRequired = [],
    }: NewSubmission,
    attempt: Attempt,
  ): Promise<StoredForm> => {
    const { id: userId } = owner
    const id = newId()
    const reference_no = referenceOf(prefix, id, attempt.now)
    const submitted_at = attempt.now.toISOString()
    const status = 'submitted' as const
    const held_number = former && numberHeldAfter(former.form)
    const application_form = { ...stated, ...fixed, submitted_at }
    const first = firstSnapshot({ ...records, id: userId, application_form }, attempt.now)
    const added = {
      ...{ ...fixed, reference_no, voucher_number, held_number },
      ...{ submitted_at, status, status_since: submitted_at, fee_status: 'unpaid' },
      milestones: { submitted: submitted_at },
      snapshot: first.mark,
    }
    const email = {
      id: newId(),
      kind: 'application-submitted' as const,
      user_id: userId,
      reference_no,
      status: 'submitted' as const,
    }
    const { application_title, registrationNo: registration_no } = stated
    const found_by = { ...person, submitted_at }
    const item = newCase(userId, found_by, { reference_no, application_title, submitted_at, ...facts })
    const numbers = { reference_no, registration_no, stated_challan_no }
    const extraWrites = [
      putVoucher(voucher_number, userId),
      putCase(former, item),
      countStatusChange(userId, former?.review.status ?? null, status),
      ...countGroupChange(userId, former?.review.filter_pk ?? null, item.filter_pk),
      countSubmission(userId, { application_title, city: facts.city }, attempt.now),
      putEmail(email, attempt.now),
      putEvent(userId, { event: 'SUBMITTED' }, attempt.now, newId()),
      ...putIndexEntries(userId, found_by, numbers, former?.review.found_by),
      first.write,
      ...alsoRequired,
    ]
    return forms.create(formKey(userId), id, stated, attempt, {
      added,
      extraWrites,
      replaces: replacing(owner),
    })
  }

  return {
    /** Notes that the sheets were printed. It is no change of the form: its version stays. */
    printed: (userId: string, now: Date): Promise<void> =>
      table.transact([
        update({
          Key: { ...formKey(userId) },
          UpdateExpression: 'SET printed_at = :now',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':now': now.toISOString() },
        }),
        putEvent(userId, { event: 'PRINTED' }, now, newId()),
      ]),

    /**
     * Submits once, in one transaction: form, voucher number, case, search index, event and e-mail.
     * @throws FormChanged when the applicant has changed something since it was read; Conflict, Invalid, Unavailable
     */
    submit: (given: NewSubmission, attempt: Attempt): Promise<StoredForm> =>
      retry({ tries: voucherNumberTries, when: isVoucherTaken }, () =>
        submitAs(voucherNumberOf(numberOf(newId())), given, attempt).catch((error) => {
          throw refusalOf(error)
        }),
      ),
  }
}

export const applicationForms = ({ config, table, newId }: AppContext) =>
  createApplicationForms(table, newId, referencePrefix(config))
