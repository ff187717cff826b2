/** Applications by the thousand as version 0.2 stored them, with no more of their applicants than a migration reads. */
import { accountKey } from '#functions/data/keys/accounts.ts'
import { applicantKey, contactKey } from '#functions/data/keys/applicants.ts'
import { queueCounterKey } from '#functions/data/keys/counters.ts'
import { searchPrefix } from '#functions/data/partitions.ts'
import { shardOf } from '#functions/data/table/shard.ts'
import type { Item } from '#functions/data/table/table.ts'
import { aContact, anApplicant } from '#tests/support/people/applicants.ts'
import type { SubmittedCase } from './case-items.ts'
import { addUpCounters } from './counter-items.ts'
import { formerCaseItem, formerFormItem } from './former-shape.ts'
import { importPortal, type WriteItems } from './imported-portal.ts'
import { makeCases } from './many-cases.ts'

/** Statuses of that time, each for as many cases, with the status that a case has now. */
export const formerStatuses = [
  { status: 'submitted', now: 'submitted', paid: false },
  { status: 'fee-verified', now: 'submitted', paid: true },
  { status: 'returned', now: 'returned', paid: false },
  { status: 'approved', now: 'approved', paid: true },
  { status: 'collected', now: 'collected', paid: true },
] as const
type FormerStatus = (typeof formerStatuses)[number]

const by = { id: 'former-clerk', name: 'Former Clerk' }
const at = '2026-06-01T10:00:00.000Z'

const paymentOf = (id: string) => ({
  payment: { challan_no: `CH-${id}`, amount: 2500, paid_on: '2026-05-30', verified_by: by, verified_at: at },
})

const laterSearches = ['REFERENCE-PART', 'NAME-PAIR', 'FATHER', 'PERSON'].map(
  (kind) => `${searchPrefix}${kind}#`,
)
const isLater = ({ pk }: Item): boolean => laterSearches.some((prefix) => String(pk).startsWith(prefix))

const personItems = ({ id, who }: SubmittedCase): Item[] => {
  const { name, father_name, date_of_birth, cnic, phone } = who
  const identity = { id, version: 1 }
  const account = { name, father_name, cnic, phone, email: `${id}@example.com` }
  return [
    { ...accountKey('applicant', id), ...identity, ...account, password_hash: '-', session_generation: 1 },
    { ...applicantKey(id), ...identity, ...anApplicant({ name, father_name, date_of_birth }) },
    { ...contactKey(id), ...identity, ...aContact() },
  ]
}

const formerItems = (made: SubmittedCase, { status, paid }: FormerStatus): Item[] => [
  ...personItems(made),
  ...made.items
    .filter((item) => !isLater(item))
    .map((item) => {
      if (String(item.sk).endsWith('CASE'))
        return { ...formerCaseItem(item, status), ...(paid && paymentOf(made.id)) }
      return item.sk === 'FORM' ? formerFormItem(item, status) : item
    }),
]

const writeFormerCases = (count: number) => async (write: WriteItems) => {
  const counters = addUpCounters()
  const ids: string[] = []
  await makeCases(count, async (some, name) => {
    const items = some.flatMap((made) => {
      const former = formerStatuses[ids.push(made.id) % formerStatuses.length] as FormerStatus
      counters.add([{ key: { ...queueCounterKey(shardOf(made.id)) }, by: { [former.status]: 1 } }])
      return formerItems(made, former)
    })
    await write(name, items)
  })
  await write('counters', counters.items())
  return ids
}

/** A folder with a database of `count` former applications; close it by `remove`. */
export const manyFormerCases = (count: number) => importPortal(writeFormerCases(count))
