/** An answer that gets lost, of the database or of the portal itself, must not turn into a false refusal or a second effect. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { aPhoto, aPng, dataString } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import { anApplicant, aPerson } from '#tests/support/people/applicants.ts'
import { saveRecords } from '#tests/support/people/qualified-applicant.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { lostAnswers } from '#tests/support/portal/aws-calls.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'

const faults = lostAnswers()
const stack = await openStack({ plugin: faults.plugin as never })

test('registering, creating and changing take effect once and succeed although the answer was lost', async () => {
  const { invoke } = stack
  faults.plan('TransactWriteItemsCommand')
  const registered = await invoke('auth.register', { body: aPerson() })
  const { token } = registered.body.data
  faults.plan('TransactWriteItemsCommand')
  const created = await invoke('applications.create', { token, body: anApplicant() })
  faults.plan('TransactWriteItemsCommand')
  const changed = await invoke('applications.update', {
    token,
    params: { id: 'me' },
    body: { domicile: 'Kasur' },
  })

  expect(faults.left()).toBe(0)
  expect([registered.status, created.status, changed.status]).toEqual([201, 201, 200])
  expect(changed.body.data.version).toBe(2)
})

test('an application sent again after the fee changed keeps its first fee', async () => {
  const clock = aClock()
  const later = await openStack({ clock: clock.now })
  const { invoke, services } = later
  const { token } = (await invoke('auth.register', { body: aPerson() })).body.data
  await saveRecords(async (name, body) => (await invoke(name, { token, body })).body.data)
  const submit = () => invoke('applicantForm.create', { token, body: { application_title: 'Registration' } })
  const first = await submit()
  await services.feeSchedules.put({ ...sampleFeeSchedule, effective_from: '2026-11-24', name: 'Another' })

  const again = await submit()

  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.data).toEqual(first.body.data)
  await later.close()
})

test('a database that does not answer gives a 503 with Retry-After', async () => {
  const callLimits = { connectInMs: 500, tryInMs: 500, requestInMs: 1000 }
  const hanging = await openStack({ callLimits })
  const { token } = (await hanging.invoke('auth.register', { body: aPerson() })).body.data
  const pid = hanging.localStack.database.pid() as number
  process.kill(pid, 'SIGSTOP')
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) T /) // no thread runs any more
  const { status, headers } = await hanging.invoke('auth.user', { token })
  process.kill(pid, 'SIGCONT')
  expect([status, headers['retry-after']]).toEqual([503, '5'])
  await hanging.close()
})

test('a photo is kept when it is unknown whether its record was saved', async () => {
  // Its own stack: clients read the environment at their first use, and the last stack opened has set it.
  const own = await openStack({ plugin: faults.plugin as never })
  const { invoke } = own
  const { token } = (await invoke('auth.register', { body: aPerson() })).body.data
  await invoke('applications.create', { token, body: anApplicant({ photo: aPhoto() }) })
  // The change is done, and the answer to every try of it is lost.
  const everyTry = Array<string>(4).fill('TransactWriteItemsCommand')
  faults.plan('PutObjectCommand', ...everyTry)
  const body = { photo: dataString(aPng(500, 640)) }
  const unsure = await invoke('applications.update', { token, params: { id: 'me' }, body })

  const { photo, version } = (await invoke('applications.get', { token, params: { id: 'me' } })).body.data

  expect([unsure.status, faults.left(), version]).toEqual([503, 0, 2])
  expect((await fetch(photo)).status).toBe(200)
  await own.close()
})

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

test('a resubmission and a withdrawal sent again under their key give the first answer, whatever the office did since', async () => {
  const office = await openStaffStack()
  const reviewer = await office.staffMember('reviewer')
  const registrar = await office.staffMember('registrar')
  const { id, token } = await office.submittedCase({ withDocuments: false })
  const ask = (name: string, more: object = {}) =>
    office.stack.invoke(name, { token, params: { id: 'me' }, ...more })
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  await reviewer.act(id, 'return', { corrections })
  await ask('contactInformation.update', { body: { city: 'Kasur' } })
  const sent = await ask('applicantForm.resubmit', keyed('send again'))
  const sentAgain = await ask('applicantForm.resubmit', keyed('send again'))
  await reviewer.act(id, 'start-review')
  const sentLate = await ask('applicantForm.resubmit', keyed('send again'))
  const sentWithoutKey = await ask('applicantForm.resubmit')
  const withdrawn = await ask('applicantForm.withdraw', keyed('withdraw'))
  const withdrawnAgain = await ask('applicantForm.withdraw', keyed('withdraw'))
  const mixedUp = await ask('applicantForm.resubmit', keyed('withdraw'))

  expect([sent, sentAgain, sentLate, sentWithoutKey].map(({ status }) => status)).toEqual([
    200, 200, 200, 409,
  ])
  expect(sentAgain.body).toEqual(sent.body)
  expect([withdrawn, withdrawnAgain, mixedUp].map(({ status }) => status)).toEqual([200, 200, 422])
  expect(withdrawnAgain.body).toEqual(withdrawn.body)
  const { events } = (await registrar.ask('cases.history', { params: { id } })).body.data
  const names = events.map(({ event }: { event: string }) => event)
  expect(names.filter((name: string) => /RESUBMIT|WITHDRAW/.test(name))).toHaveLength(2)
  await office.close()
})

test('an act of staff sent again under its key is answered although colleagues have changed the case since', async () => {
  const office = await openStaffStack()
  const reviewer = await office.staffMember('reviewer')
  const accounts = await office.staffMember('accounts')
  const application = await office.submittedCase({ withDocuments: false })
  const start = (reason = '') =>
    reviewer.act(
      application.id,
      'start-review',
      { ...(reason && { reason }) },
      { 'if-match': '"v1"', ...keyed('start').headers },
    )
  const first = await start()
  await accounts.act(application.id, 'verify-fee', office.payment(application))
  const again = await start()
  const other = await start('Urgent')

  expect([first.status, again.status, other.status]).toEqual([200, 200, 422])
  expect(again.body.data.review).toMatchObject({ stage: 'in-review', payment: { amount: application.fee } })
  await office.close()
})

test('a removal sent again under its key is answered as the first time and removes no later file', async () => {
  const own = await openStack()
  const { invoke } = own
  const { token } = (await invoke('auth.register', { body: aPerson() })).body.data
  await saveRecords(async (name, body) => (await invoke(name, { token, body })).body.data)
  const upload = async (bytes: Buffer) => {
    const grant = (await invoke('uploads.grant', { token, body: announced('profile_image', bytes) })).body
      .data
    await postToStore(grant, bytes)
    await invoke('uploads.confirm', { token, params: { id: grant.id } })
  }
  const remove = (more: object = {}) =>
    invoke('documents.remove', { token, params: { key: 'profile_image' }, ...more })
  await upload(aPng(20, 20))
  const first = await remove(keyed('remove'))
  const again = await remove(keyed('remove'))
  const withoutKey = await remove()
  const mixedUp = await invoke('documents.remove', {
    token,
    params: { key: 'marksSheet_image' },
    ...keyed('remove'),
  })
  await upload(aPng(21, 21))
  const late = await remove(keyed('remove'))
  const { files } = (await invoke('documents.list', { token })).body.data

  expect([first, again, withoutKey, mixedUp, late].map(({ status }) => status)).toEqual([
    200, 200, 404, 422, 200,
  ])
  expect(again.body).toEqual(first.body)
  expect(files.profile_image).not.toBeNull()
  await own.close()
})
