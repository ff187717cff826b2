/** What is kept of an application whose applicant begins a new one: the file as it stood, for good. */
import * as z from 'zod/mini'
import type { FormerPerson } from '#shared/rules/case-checks.ts'
import type { StoredForm } from './application-form.ts'
import type { StoredCase } from './case.ts'
import { formerApplicationKey, type Key, personPartition } from './keys.ts'
import { endOfCore } from './partitions.ts'
import { putInstead, putNew } from './record.ts'
import type { Item, Table } from './table.ts'
import type { User } from './user.ts'

/** A closed application whose place a new one takes. */
export interface Former {
  form: StoredForm
  review: StoredCase
}

/** The write of a new case where none was, or in the place of a former one, which it remembers. */
export const caseInPlaceOf = (former: Former | null, item: Item & Key) => {
  if (!former) return putNew(item)
  const { reference_no, application_title, submitted_at, status, registration_number } = former.form
  const summary = { reference_no, application_title, submitted_at, status, registration_number }
  const version = former.review.version + 1
  return putInstead({ ...item, version, former: [...former.review.former, summary] }, former.review.version)
}

/** The write that keeps it, for the transaction that makes room. */
export const formerApplication = (user: User & { application_form: StoredForm }, review: StoredCase) => {
  const { name, father_name, cnic, phone, email } = user.account
  const { application_form, applicant, contact_information, qualification_information } = user
  return putNew({
    ...formerApplicationKey(user.id, application_form.submitted_at),
    _v: 1,
    account: { name, father_name, cnic, phone, email },
    applicant,
    contact_information,
    qualification_information,
    application_form,
    user_application: user.user_application,
    documents: user.documents,
    review,
  })
}

const restsOn = z.object({
  documents: z.array(z.object({ object_key: z.string() })),
  applicant: z.nullable(z.object({ photo_key: z.optional(z.string()) })),
})

/** Who a former application was about, by the names of the items that can be returned (rules/correctable.ts). */
const aboutPerson = z.object({
  account: z.object({ cnic: z.string() }),
  applicant: z.object({ name: z.string(), father_name: z.string(), date_of_birth: z.string() }),
  application_form: z.object({ reference_no: z.string() }),
})

const formerOf = (userId: string) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :former)',
  ExpressionAttributeValues: {
    ':pk': personPartition('applicant', userId),
    ':former': `${endOfCore}FORMER#`,
  },
})

export const createFormerApplications = (table: Table) => ({
  /** The person as the last former application has them, or null. */
  lastPerson: async (userId: string): Promise<FormerPerson | null> => {
    const [item] = await table.query({ ...formerOf(userId), ScanIndexForward: false, Limit: 1 })
    if (!item) return null
    const { account, applicant, application_form } = aboutPerson.parse(item)
    return { reference_no: application_form.reference_no, cnic: account.cnic, ...applicant }
  },

  /** The files that former applications of a person rest on, documents and photos; they are never removed. */
  fileKeys: async (userId: string): Promise<Set<string>> => {
    const items = await table.query({
      ...formerOf(userId),
      ProjectionExpression: 'documents, applicant',
      ConsistentRead: true, // one that was kept a moment ago counts
    })
    const files = items
      .map((item) => restsOn.parse(item))
      .flatMap(({ documents, applicant }) => [
        ...documents.map(({ object_key }) => object_key),
        ...(applicant?.photo_key ? [applicant.photo_key] : []),
      ])
    return new Set(files)
  },
})
