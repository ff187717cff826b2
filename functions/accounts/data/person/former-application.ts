/** Closed applications after which a new one was begun, stored completely and permanently. */
import * as z from 'zod/mini'
import type { StoredCase } from '#functions/applications/data/case/stored-case.ts'
import { storedApplicant } from '#functions/applications/data/stored-applicant.ts'
import { type StoredForm, storedForm } from '#functions/applications/data/stored-form.ts'
import { storedDocument } from '#functions/documents/data/stored-document.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { formerApplicationKey } from '#functions/platform/table/keys/applicants.ts'
import { personPartition } from '#functions/platform/table/keys/key.ts'
import { endOfCore } from '#functions/platform/table/partitions.ts'
import { putNew, storedItem, update, within } from '#functions/platform/table/write.ts'
import { contactInformationRecord } from '#shared/applications/records/contact-information.ts'
import { qualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import { userApplicationRecord } from '#shared/applications/records/user-application.ts'
import type { FormerPerson } from '#shared/cases/checks/person-checks.ts'
import { type Payment, reviewRecord } from '#shared/cases/records/review.ts'
import { account } from '../stored-account.ts'
import type { User } from './user.ts'

/** The write that stores an application, for the transaction that lets its applicant begin a new one. */
export const putFormerApplication = (user: User & { application_form: StoredForm }, review: StoredCase) => {
  const { name, father_name, cnic, phone, email, gender } = user.account
  const { application_form, applicant, contact_information, qualification_information } = user
  return putNew(
    storedItem(formerApplicationKey(user.id, application_form.submitted_at), {
      account: { name, father_name, cnic, phone, email, ...(gender && { gender }) },
      applicant,
      contact_information,
      qualification_information,
      application_form,
      user_application: user.user_application,
      documents: user.documents,
      review,
    }),
  )
}

const storedFiles = z.object({
  documents: z.array(z.object({ object_key: z.string() })),
  applicant: z.nullable(z.object({ photo_key: z.optional(z.string()) })),
})

/** A former application as its person reads it. */
export const formerRecords = z.object({
  account: z.pick(account, {
    name: true,
    father_name: true,
    cnic: true,
    phone: true,
    email: true,
    gender: true,
  }),
  applicant: z.nullable(storedApplicant),
  contact_information: z.nullable(contactInformationRecord),
  qualification_information: z.array(qualificationInformationRecord),
  application_form: storedForm,
  user_application: z.nullable(userApplicationRecord),
  documents: z.array(storedDocument),
  review: z.pick(reviewRecord, { payment: true, part: true }),
})
export type FormerRecords = z.output<typeof formerRecords>

/** What is found out of its money afterwards. The transaction has the conditions: that of its challan, and that of the case. */
export const writeToFormer = (
  userId: string,
  { application_form, review }: FormerRecords,
  change: { form?: Partial<StoredForm>; review?: { payment?: Payment | null; part?: Payment | null } },
) => {
  const { payment, part } = { ...review, ...change.review }
  const fee_status = payment ? application_form.fee_status : 'unpaid'
  return update({
    Key: { ...formerApplicationKey(userId, application_form.submitted_at) },
    UpdateExpression: 'SET application_form = :form, #review.#payment = :payment, #review.#part = :part',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#review': 'review', '#payment': 'payment', '#part': 'part' },
    ExpressionAttributeValues: {
      ':form': { ...application_form, fee_status, ...change.form },
      ':payment': payment,
      ':part': part,
    },
  })
}

/** The person as a former application has them, by the names of items that can be returned (shared/applications/rules/correctable.ts). */
export const formerPersonOf = ({
  account: { cnic, phone, email },
  applicant,
  application_form,
}: FormerRecords): FormerPerson | null => {
  if (!applicant) return null
  const { name, father_name, date_of_birth } = applicant
  return { reference_no: application_form.reference_no, cnic, phone, email, name, father_name, date_of_birth }
}

const formerApplicationsOf = (userId: string) => ({
  ...within(personPartition('applicant', userId), { beginning: `${endOfCore}FORMER#` }),
})

export const formerApplications = ({ table }: AppContext) => ({
  /** The person as the last former application has them, or null. */
  lastPerson: async (userId: string): Promise<FormerPerson | null> => {
    const [item] = await table.query({ ...formerApplicationsOf(userId), ScanIndexForward: false, Limit: 1 })
    if (!item) return null
    return formerPersonOf(formerRecords.parse(item))
  },

  /** All of a person, newest first. */
  of: (userId: string): Promise<FormerRecords[]> =>
    table.list(formerRecords, { ...formerApplicationsOf(userId), ScanIndexForward: false }),

  /** The object keys of documents and photos that former applications of a person name; those files are never removed. */
  fileKeys: async (userId: string): Promise<Set<string>> => {
    const items = await table.query({
      ...formerApplicationsOf(userId),
      ProjectionExpression: 'documents, applicant',
      ConsistentRead: true, // an application that was stored a moment ago counts
    })
    const files = items
      .map((item) => storedFiles.parse(item))
      .flatMap(({ documents, applicant }) => [
        ...documents.map(({ object_key }) => object_key),
        ...(applicant?.photo_key ? [applicant.photo_key] : []),
      ])
    return new Set(files)
  },
})
