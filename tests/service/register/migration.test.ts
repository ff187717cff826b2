/** Applications that were approved before there was a register get their entries by `data:migrate`, once. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateRegistrations } from '#functions/app/migration/migrate-registrations.ts'
import { accountKey } from '#functions/data/keys/accounts.ts'
import { caseKey } from '#functions/data/keys/cases.ts'
import { registrationKey } from '#functions/data/keys/register.ts'
import { expiryPlaces } from '#functions/data/register/expiry.ts'
import { remove, update } from '#functions/data/table/write.ts'
import { createAppContext } from '#functions/services/app-context.ts'
import { addDays, dayInKarachi } from '#shared/format.ts'
import { validUntil } from '#shared/rules/registration.ts'
import { sampleTerm } from '#shared/rules/terms.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let registrar: Awaited<ReturnType<StaffStack['staffMember']>>
beforeAll(async () => {
  staffStack = await openStaffStack()
  registrar = await staffStack.staffMember('registrar')
})
afterAll(() => staffStack.close())

const today = dayInKarachi(new Date())

/** An approved case as it was stored before: no entry, nothing of it in the account and in the case. */
const forget = async (id: string): Promise<void> => {
  const { services } = staffStack
  const { table } = createAppContext(services.config)
  const { registration } = (await services.accounts.read(id)) ?? {}
  const entry = await services.registrations.read(registration?.number ?? '', true)
  if (!entry) throw new Error('There is no entry')
  await table.transact([
    remove(registrationKey(entry.number)),
    ...expiryPlaces(entry).map((place) => remove({ pk: place.pk, sk: place.sk })),
    update({ Key: { ...accountKey('applicant', id) }, UpdateExpression: 'REMOVE registration' }),
    update({ Key: { ...caseKey(id) }, UpdateExpression: 'REMOVE registration' }),
  ])
}
const approved = async (setting = {}) => {
  const application = await staffStack.readyCase(setting)
  const { status, body } = await registrar.act(application.id, 'approve')
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...application, number: body.data.application_form.registration_number as string }
}
const migrate = () =>
  migrateRegistrations({ requestId: randomUUID(), now: new Date() }, () => {}, staffStack.services)
const entryOf = (number: string) => staffStack.services.registrations.read(number, true)

test('approved, collected and followed applications get their entries, renewals from the stated end; a second run does nothing', async () => {
  const { stack, services } = staffStack
  const [fresh, followed] = [await approved(), await approved()]
  await staffStack.prepareCertificate(followed.id)
  for (const [action, more] of [
    ['certificate-ready', {}],
    ['collect', { cnic_seen: true, reason: 'By post' }],
  ] as const)
    await (await staffStack.staffMember('reception')).act(followed.id, action, more)
  const oldEnd = addDays(today, -30)
  const stated = { registrationNo: 'B 991', issueDate: '2021-01-01', expiryDate: oldEnd }
  const renewed = await approved({ title: 'Renewal', stated })
  const untouched = await approved()
  for (const { id } of [fresh, followed, renewed]) await forget(id)
  await stack.invoke('applicantForm.startAgain', { token: followed.token, params: { id: 'me' } })

  expect(await migrate()).toEqual({ looked: 3, left: [] })
  expect(await entryOf(fresh.number)).toMatchObject({
    ...{ holder: fresh.id, first_registered_on: today, valid_until: validUntil(today, sampleTerm) },
    source: { application: fresh.form.reference_no },
  })
  expect(await entryOf('B 991')).toMatchObject({
    ...{ holder: renewed.id, first_registered_on: '2021-01-01' },
    valid_until: validUntil(addDays(oldEnd, 1), sampleTerm),
  })
  expect((await entryOf(followed.number))?.holder).toBe(followed.id)
  expect((await services.accounts.read(followed.id))?.registration?.number).toBe(followed.number)
  const { changes } = await services.registrationHistory.page(fresh.number)
  expect(changes[0]).toMatchObject({ event: 'CREATED', by: null, from: fresh.form.reference_no })
  expect((await entryOf(untouched.number))?.version).toBe(1)

  const before = await entryOf(fresh.number)
  const { left } = await migrate()
  expect([left, await entryOf(fresh.number)]).toEqual([[], before])

  // The case knows what was done, so the approval can be taken back.
  await registrar.act(renewed.id, 'reverse-approval', { reason: 'Wrong person' })
  await (await staffStack.staffMember('registrar')).act(renewed.id, 'reverse-approval')
  expect((await entryOf('B 991'))?.valid_until).toBe(oldEnd)
})

test('a number that two people had renewed is given to one of them, and the other is named', async () => {
  const one = await approved({ title: 'Renewal', stated: { registrationNo: 'B 992' } })
  await forget(one.id)
  const other = await approved({ title: 'Renewal', stated: { registrationNo: 'B 992' } })
  expect(await migrate()).toMatchObject({ left: [one.id] })
  expect((await entryOf('B 992'))?.holder).toBe(other.id)
})
