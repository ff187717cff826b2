/** An answer of the database that gets lost must not turn into a false refusal or a second effect. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/rules/fee.ts'
import { aPhoto, aPng, dataString } from '#tests/support/files/images.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  intermediate,
  matriculation,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'
import { lostAnswers } from '#tests/support/portal/aws-calls.ts'
import { aClock, openStack, type Stack } from '#tests/support/portal/stack.ts'

const faults = lostAnswers()
let stack: Stack
beforeAll(async () => {
  stack = await openStack({ plugin: faults.plugin as never })
})
afterAll(() => stack.close())

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
  await invoke('applications.create', { token, body: anApplicant() })
  await invoke('contactInformation.create', { token, body: aContact() })
  for (const level of [matriculation, intermediate, pharmacyDegree])
    await invoke('qualificationInformation.create', { token, body: aQualification(level) })
  const submit = () => invoke('applicantForm.create', { token, body: { application_title: 'Registration' } })
  const first = await submit()
  await services.feeSchedules.put({ ...sampleFeeSchedule, effective_from: '2026-11-24', name: 'Another' })

  const again = await submit()

  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.data).toEqual(first.body.data)
  await later.close()
})

test('a database that does not answer gives a 503 with Retry-After', async () => {
  const hanging = await openStack()
  const { token } = (await hanging.invoke('auth.register', { body: aPerson() })).body.data
  const pid = hanging.localStack.database.pid() as number
  process.kill(pid, 'SIGSTOP')
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
