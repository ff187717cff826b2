/** Applications as they are after submission, made by the data layer itself: in a table, or as items without a database. */
import { randomInt, randomUUID } from 'node:crypto'
import { createApplicationForms } from '#functions/applications/data/application-form.ts'
import type { Item, Table, TransactItem, Write } from '#functions/platform/table/table.ts'
import { type ApplicationTitle, noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'

/** A table that writes nothing and returns what would have been written. */
export const collectingTable = () => {
  const writes: TransactItem[] = []
  const transact = async (requested: Write[]) => {
    writes.push(...requested.map((write) => write('-')))
  }
  return { table: { transact } as Table, taken: () => writes.splice(0) }
}

const given = ['Ayesha', 'Bilal', 'Fatima', 'Hamza', 'Iqra', 'Junaid', 'Khadija', 'Muhammad', 'Nida', 'Usman']
const middle = ['Ali', 'Bano', 'Farooq', 'Hassan', 'Jan', 'Noor', 'Rehman', 'Sana', 'Tariq', 'Zahid']
const family = [
  'Baloch',
  'Chaudhry',
  'Durrani',
  'Gul',
  'Khattak',
  'Mengal',
  'Qureshi',
  'Rind',
  'Siddiqui',
  'Zehri',
]
const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')
const oneOf = (words: string[]): string => words[randomInt(words.length)] ?? ''

export const aSubmitter = () => ({
  name: [given, middle, family].map(oneOf).join(' '),
  cnic: digits(13),
  phone: `03${digits(2)} ${digits(7)}`,
  father_name: [given, family].map(oneOf).join(' '),
  date_of_birth: `19${70 + randomInt(30)}-0${1 + randomInt(9)}-1${randomInt(10)}`,
})

/** Somebody without an application. */
export const aFormOwner = (id: string = randomUUID()) => ({
  ...{ id, application_form: null, former_form: null, draft_changes: 0 },
})

/** The contents of an application of somebody without records. */
export const noRecords = (cnic: string) => ({
  ...{ account: { cnic }, applicant: null, contact_information: null, user_application: null },
  ...{ qualification_information: [], documents: [] },
})

const submission = { registrationNo: noRegistrationNumberYet, issueDate: null, expiryDate: null } as const

/** Submits an application of somebody who has no account. */
export const submitACase = async (
  forms: ReturnType<typeof createApplicationForms>,
  who = aSubmitter(),
  now = new Date(),
  facts = { city: 'Lahore', open_warnings: 1 },
  application_title: ApplicationTitle = 'Registration',
) => {
  const fixed = {
    applicants_id: randomUUID(),
    contact_information_id: randomUUID(),
    qualification_information_id: randomUUID(),
    fee_amount: 2500,
    fee_schedule: 'Sample',
    fee_is_sample: true,
    fee_fixed_on: '2026-11-22',
    pay_by: null,
    declared: 'v1',
  }
  const id = randomUUID()
  const attempt = { requestId: randomUUID(), now }
  return {
    id,
    who,
    form: await forms.submit(
      {
        ...{ owner: aFormOwner(id), person: who, stated: { ...submission, application_title } },
        ...{ fixed, facts, records: noRecords(who.cnic), former: null },
      },
      attempt,
    ),
  }
}

/** `ADD #to :one, #g0 :g0` as key and amounts. */
const raisedBy = ({ Key, UpdateExpression = '', ...names }: NonNullable<TransactItem['Update']>) => ({
  key: Key as Item,
  by: Object.fromEntries(
    [...UpdateExpression.matchAll(/(#\w+) (:\w+)/g)].map(([, name = '', value = '']) => [
      names.ExpressionAttributeNames?.[name] ?? '',
      Number(names.ExpressionAttributeValues?.[value]),
    ]),
  ),
})

/** The writes of the submission of one application: its items, and the counters that it increases. */
export const itemsOfACase = async (who = aSubmitter(), now = new Date()) => {
  const { table, taken } = collectingTable()
  const submitted = await submitACase(createApplicationForms(table, randomUUID), who, now)
  const writes = taken()
  return {
    ...submitted,
    items: writes.flatMap(({ Put }): Item[] => (Put?.Item ? [Put.Item] : [])),
    /** The counters that are raised: the key of the item, and by how much which of its attributes. */
    counters: writes.flatMap(({ Update }) => (Update ? [raisedBy(Update)] : [])),
  }
}
export type SubmittedCase = Awaited<ReturnType<typeof itemsOfACase>>
