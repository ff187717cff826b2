/** Each case carries what the indexes need, whatever has happened to it, and the counters agree with the cases. */
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { expect, test } from 'vitest'
import { queueAttributes } from '#functions/applications/data/case/queue-attributes.ts'
import { tracksOf } from '#functions/applications/data/case/stored-case.ts'
import { queueFactsOf } from '#functions/applications/use-cases/queue-facts.ts'
import { loadCase } from '#functions/cases/use-cases/load-case.ts'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { anApplicant } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

type Item = Record<string, unknown>

const everyItem = async (): Promise<Item[]> => {
  const { Items } = await staffStack.stack.localStack.call<{ Items: never[] }>('DynamoDB_20120810.Scan', {
    TableName: 'portal',
  })
  return Items.map((item) => unmarshall(item))
}

const storedCase = async (id: string): Promise<Item> =>
  (await everyItem()).find(({ pk, sk }) => pk === `USER#${id}` && sk === '~CASE') ?? {}

/** A woman, since the last digit of her CNIC is even: what she states agrees. */
const agreeing = { cnic: '9999912345672', name: String(anApplicant().name) }
const another = { ...agreeing, cnic: '9999912345674' }

test('the attributes of a case follow every action, and the counters of all groups follow the cases', async () => {
  const { services, submittedCase, staffMember, review, payment } = staffStack
  const reviewer = await staffMember('reviewer')
  const [plain, paid, reviewed, withdrawn] = [
    await submittedCase({ person: agreeing, withDocuments: false }),
    await submittedCase({ withDocuments: false }),
    await submittedCase(),
    await submittedCase({ title: 'Renewal', withDocuments: false }),
  ]
  expect(await storedCase(plain.id)).toMatchObject({
    filter_pk: 'QUEUE#submitted#numwf',
    city_pk: 'QUEUE#submitted#numwf#lahore',
    waiting_sk: `${plain.form.submitted_at}#${plain.id}`,
    city: 'Lahore',
    open_warnings: 1, // the documents are missing
  })
  await (await staffMember('accounts')).act(paid.id, 'verify-fee', payment(paid))
  await review(reviewed.id, reviewer)
  await reviewer.ask('cases.take', { params: { id: plain.id }, body: {} })
  await staffStack.stack.invoke('applicantForm.withdraw', { token: withdrawn.token, params: { id: 'me' } })
  const reception = await staffMember('reception')
  for (const body of checklistOf('Registration'))
    await reception.ask('cases.receive', { params: { id: paid.id }, body })
  expect(await storedCase(paid.id)).toMatchObject({
    filter_pk: 'QUEUE#submitted#nvcwf',
    papers: 'complete',
    fee_status: 'verified',
  })
  expect(await storedCase(plain.id)).toMatchObject({
    filter_pk: 'QUEUE#submitted#numwa',
    assignee_pk: `ASSIGNED#${reviewer.id}`,
  })
  expect(await storedCase(withdrawn.id)).not.toHaveProperty('assignee_pk')

  const today = dayInKarachi(services.clock())
  const all = (await everyItem()).filter(({ sk }) => sk === '~CASE')
  for (const item of all) {
    const application = await loadCase(String(item.id), services)
    const { review, application_form } = application
    const facts = queueFactsOf(application, application_form, today, null)
    const computed = { ...facts, ...queueAttributes({ ...review, ...facts }, tracksOf(review).fee) }
    expect(item).toMatchObject(JSON.parse(JSON.stringify(computed)))
  }
  const counted: Record<string, number> = {}
  for (const { pk, sk, _v, ...groups } of await everyItem())
    if (pk === 'COUNTER#GROUPS')
      for (const [group, number] of Object.entries(groups)) {
        const partition = `QUEUE#${String(sk).split('#')[0]}#${group}`
        counted[partition] = (counted[partition] ?? 0) + Number(number)
      }
  const present = Object.groupBy(all, ({ filter_pk }) => String(filter_pk))
  expect(Object.fromEntries(Object.entries(counted).filter(([, number]) => number !== 0))).toEqual(
    Object.fromEntries(Object.entries(present).map(([group, items]) => [group, items?.length])),
  )
})

test('opening a case brings its warnings up to date without a new version, once for many who open it', async () => {
  const { submittedCase, staffMember, services } = staffStack
  const { id } = await submittedCase({ person: another, withDocuments: false })
  expect(await storedCase(id)).toMatchObject({ open_warnings: 1, version: 1 })
  const review = (await services.cases.read(id))!
  await services.cases.refreshLists(review, { city: 'Lahore', open_warnings: 0 })
  const reviewer = await staffMember('reviewer')
  await Promise.all([1, 2, 3].map(() => reviewer.ask('cases.get', { params: { id } })))
  expect(await storedCase(id)).toMatchObject({
    filter_pk: 'QUEUE#submitted#numwf',
    open_warnings: 1,
    version: 1,
  })
  const groups = (await everyItem()).filter(({ pk }) => pk === 'COUNTER#GROUPS')
  expect(groups.every((item) => Object.values(item).every((value) => !(Number(value) < 0)))).toBe(true)
})
