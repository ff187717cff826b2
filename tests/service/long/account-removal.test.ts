/** What the daily clean-up makes of closed accounts: what goes, what stays, and what a crash in between changes. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { personPartition } from '#functions/platform/table/keys/key.ts'
import { createTable } from '#functions/platform/table/table.ts'
import { cleanUp } from '#functions/workers/clean-up.ts'
import { aClaim } from '#tests/support/cases/books.ts'
import { aChangeRequest } from '#tests/support/cases/registrations.ts'
import { checkedTable } from '#tests/support/data-check/checked-table.ts'
import { aPng } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import { aContact, anApplicant, aPerson } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { crashes } from '#tests/support/portal/aws-calls.ts'
import { aClock } from '#tests/support/portal/stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const day = 24 * 60 * 60
const clock = aClock()
const process = crashes()
const staffStack = await openStackWithEmails({ clock: clock.now, plugin: process.plugin as never })

const invoke = (name: string, call: object = {}) => staffStack.stack.invoke(name, call)
const run = () => cleanUp(staffStack.services)()

/** Every item of the person and every object in the bucket. */
const keptOf = async (id: string) => {
  const table = createTable(() => new DynamoDBClient(), staffStack.services.config.TABLE_NAME)
  const items = await table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': personPartition('applicant', id) },
    ConsistentRead: true,
  })
  const lists = ['incoming', 'documents', 'photos', 'claims'].map((prefix) =>
    staffStack.services.files.list(`${prefix}/${id}/`),
  )
  const objects = (await Promise.all(lists)).flat().map(({ key }) => key)
  return { items, kinds: [...new Set(items.map(({ sk }) => String(sk).split('#')[0]))].sort(), objects }
}

const close = async (token: string, current_password: string) =>
  expect((await invoke('ownData.closeAccount', { token, body: { current_password } })).status).toBe(200)

const upload = async (token: string, size: number) => {
  const bytes = aPng(size, size)
  const grant = (await invoke('uploads.grant', { token, body: announced('cnic_front_image', bytes) })).body
    .data
  await postToStore(grant, bytes)
  expect((await invoke('uploads.confirm', { token, params: { id: grant.id } })).status).toBe(200)
}

/** An account with a draft: records, a document, sessions and a trail. */
const aDraft = async () => {
  const person = aPerson()
  const { token, user } = (await invoke('auth.register', { body: person })).body.data
  await invoke('applications.create', { token, body: anApplicant() })
  await invoke('contactInformation.create', { token, body: aContact() })
  await upload(token, 11)
  return { person, token: token as string, id: user.id as string }
}

test('of an account without an application nothing is left, and e-mail and CNIC are free again', async () => {
  const { person, token, id } = await aDraft()
  await close(token, person.password)
  clock.turn(27 * day)
  await run()
  expect((await keptOf(id)).kinds).toContain('APPLICANT')
  clock.turn(2 * day)

  const report = await run()

  expect(report).toMatchObject({ finished: true, accounts_removed: 1, items_left: 0, accounts_waiting: 0 })
  expect(report.files_removed).toBeGreaterThan(0)
  expect(await keptOf(id)).toEqual({ items: [], kinds: [], objects: [] })
  const wrong = await invoke('auth.login', {
    body: { email: person.email, password: person.password, keep_account: true },
  })
  expect(wrong.body.errors).toEqual({ email: ['Email or password is wrong'] })
  expect((await invoke('auth.register', { body: person })).status).toBe(201)
  expect((await staffStack.services.retention.runs())[0]).toMatchObject({ accounts_removed: 1 })
  expect(staffStack.stack.lines).toContainEqual(
    expect.objectContaining({ event: 'RECORDS_CLEANED_UP', accounts_removed: 1, level: 'info' }),
  )
})

test('of a submitted application all that it rests on stays, apart from any account', async () => {
  const application = await staffStack.readyCase()
  const { id, token, person } = application
  await invoke('auth.login', { body: { email: person.email, password: person.password } })
  const registrar = await staffStack.staffMember('registrar')
  expect((await registrar.act(id, 'approve')).status).toBe(200)
  await staffStack.emailsTo(person.email)
  const before = await keptOf(id)
  expect(before.items.find(({ sk }) => sk === 'ACCOUNT')).toHaveProperty('registration')
  await close(token, person.password)
  clock.turn(29 * day)

  expect(await run()).toMatchObject({ accounts_removed: 1, items_left: 0 })

  const after = await keptOf(id)
  expect(after.objects).toEqual(before.objects.filter((key) => key.startsWith('documents/')))
  expect(before.kinds.filter((kind) => !after.kinds.includes(kind))).toEqual([
    'SESSION',
    '~DEVICES',
    '~EMAIL',
    '~GRANT',
    '~SIGN-IN',
  ])
  const account = after.items.find(({ sk }) => sk === 'ACCOUNT')
  expect(account).toMatchObject({
    name: person.name,
    cnic: person.cnic,
    email: '',
    phone: '',
    password_hash: '',
  })
  const clerk = await staffStack.staffMember('registrar')
  const { status, body } = await clerk.ask('cases.get', { params: { id } })
  expect(status).toBe(200)
  expect(body.data.application_form.registration_number).toEqual(expect.any(String))
  const number = body.data.application_form.registration_number
  expect(await staffStack.services.registrations.read(number, true)).toMatchObject({
    name: person.name,
    holder: null,
  })
  // Somebody else's, or their own next account.
  expect((await invoke('auth.register', { body: person })).status).toBe(201)
})

test('a draft after a former application gives way to the records of the former one', async () => {
  const { id, token, person } = await staffStack.submittedCase()
  await invoke('applicantForm.withdraw', { token, params: { id: 'me' } })
  await invoke('applicantForm.startAgain', { token, params: { id: 'me' } })
  const before = await keptOf(id)
  await invoke('contactInformation.update', { token, params: { id: 'me' }, body: { city: 'Kasur' } })
  await upload(token, 12)
  await close(token, person.password)
  clock.turn(29 * day)

  expect(await run()).toMatchObject({ accounts_removed: 1, items_left: 0 })

  const after = await keptOf(id)
  expect(after.objects.sort()).toEqual(before.objects.filter((key) => key.startsWith('documents/')).sort())
  expect(after.items.find(({ sk }) => sk === 'CONTACT')).not.toMatchObject({ city: 'Kasur' })
  const clerk = await staffStack.staffMember('registrar')
  expect((await clerk.ask('cases.get', { params: { id } })).status).toBe(200)
})

test('a run that dies between any two calls is finished by the next one', async () => {
  const first = await aDraft()
  await close(first.token, first.person.password)
  clock.turn(29 * day)
  const calls = await process.counting(run)
  expect(calls).toBeGreaterThan(10)
  for (let survived = 1; survived < calls; survived += 3) {
    const { person, token, id } = await aDraft()
    await close(token, person.password)
    clock.turn(29 * day)
    process.after(survived)
    await run().catch(() => undefined)
    process.restart()
    await run()
    expect(await keptOf(id), `after ${survived} calls`).toEqual({ items: [], kinds: [], objects: [] })
    expect(await staffStack.services.accountClosings.due(clock.now(), 10)).toEqual([])
  }
})

test('an account is kept or removed, whichever of the two is first', async () => {
  for (let round = 0; round < 6; round++) {
    const { person, token, id } = await aDraft()
    await close(token, person.password)
    clock.turn(29 * day)
    const { email, password } = person
    const [signedIn] = await Promise.all([
      invoke('auth.login', { body: { email, password, keep_account: true } }),
      run(),
    ])
    await run()
    const { kinds } = await keptOf(id)
    if (signedIn.status === 200) expect(kinds).toContain('APPLICANT')
    else expect(kinds).toEqual([])
  }
})

test('a decision that the council takes back holds the removal until it is decided again', async () => {
  const { id, token, person } = await staffStack.submittedCase()
  await invoke('applicantForm.withdraw', { token, params: { id: 'me' } })
  await close(token, person.password)
  const [one, two] = [await staffStack.staffMember('registrar'), await staffStack.staffMember('registrar')]
  await one.act(id, 'reopen', { reason: 'Withdrawn by mistake' })
  expect((await two.act(id, 'reopen')).status).toBe(200)
  clock.turn(29 * day)
  expect(await run()).toMatchObject({ accounts_waiting: 1, accounts_overdue: 0 })
  clock.turn(3 * day)
  expect(await run()).toMatchObject({ accounts_waiting: 1, accounts_overdue: 1 })
  expect((await keptOf(id)).kinds).toContain('APPLICANT')
})

test('a claim that waits goes with the account, from the queue too', async () => {
  const { person, token, id } = await aDraft()
  await confirmEmailOf(staffStack.services, id)
  const claimed = await invoke('ownClaims.create', { token, form: await aClaim() })
  expect(claimed.status).toBe(201)
  expect((await staffStack.services.claims.waiting()).map((claim) => claim.id)).toContain(id)
  await close(token, person.password)
  clock.turn(29 * day)
  await run()
  expect((await staffStack.services.claims.waiting()).map((claim) => claim.id)).not.toContain(id)
  expect(await keptOf(id)).toEqual({ items: [], kinds: [], objects: [] })
})

test('what the holder asked to change goes with the account and its document; what was done stays with the register', async () => {
  const { services } = staffStack
  const { person, token, id } = await aDraft()
  const { number } = await aStoredRegistration(services, {
    holder: id,
    photo: null,
    source: { application: 'PC-2026-ASKED' },
  })
  const asked = async (particular: string, value: string): Promise<string> => {
    const form = await aChangeRequest({ particular, value })
    return (await invoke('ownChangeRequests.create', { token, form })).body.data.id
  }
  const [done, open] = [await asked('city', 'Multan'), await asked('name', 'Ayesha Khan')]
  const registrar = await staffStack.staffMember('registrar')
  const body = { words: 'The CNIC was seen', version: 1 }
  await registrar.ask('changeRequests.accept', { params: { number, id: done }, body })
  await staffStack.confirmAll()
  await close(token, person.password)
  clock.turn(29 * day)
  await run()
  const kept = await services.changeRequests.of(number)
  expect(kept.map((request) => [request.id, request.state])).toEqual([[done, 'done']])
  expect((await services.changeRequests.waiting()).map((request) => request.id)).not.toContain(open)
  const files = await services.files.list('requests/')
  expect(files.map(({ key }) => key)).toEqual([kept[0]?.object_key])
})

test('whatever was removed, all that is left agrees', async () => {
  const { findings } = await checkedTable(staffStack.stack)
  // Nobody delivers e-mails here, and some are of an earlier day.
  expect(findings.filter(({ family }) => family !== 'outbox')).toEqual([])
})
