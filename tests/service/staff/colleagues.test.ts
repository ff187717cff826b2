import { expect, test } from 'vitest'
import { addDays } from '#shared/kit/format.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const today = '2027-03-01'
const clock = aClock(new Date(`${today}T06:00:00Z`))
const staffStack = await openStaffStack({ clock: clock.now })

// colleagues.list
test('colleagues are those who work on cases, by name, without their e-mail addresses', async () => {
  const administrator = await staffStack.staffMember('administrator')
  const reviewer = await staffStack.staffMember('reviewer', 'administrator')
  const accounts = await staffStack.staffMember('accounts')
  const left = await staffStack.staffMember('reception')
  await administrator.ask('people.act', { params: { id: left.id }, body: { action: 'deactivate' } })
  const { people } = (await accounts.ask('colleagues.list')).body.data
  const nobodyAbsent = { absence: null, absent: false }
  const told = people.filter(({ id }: { id: string }) =>
    [administrator, reviewer, accounts, left].some((one) => one.id === id),
  )
  expect(told).toEqual([
    { id: accounts.id, name: accounts.name, roles: ['accounts'], ...nobodyAbsent },
    { id: reviewer.id, name: reviewer.name, roles: ['reviewer'], ...nobodyAbsent },
  ])
})

const nadia = await staffStack.staffMember('reviewer')
const deputy = await staffStack.staffMember('reviewer')
const registrar = await staffStack.staffMember('registrar')

// colleagues.endAbsence
test('an absence ends at once, ending it again changes nothing, and of two changes at once one counts', async () => {
  const [one, other] = [await staffStack.staffMember('reviewer'), await staffStack.staffMember('reviewer')]
  const set = (until: string) =>
    one.ask('colleagues.setAbsence', { params: { id: 'me' }, body: { from: today, until, deputy: other.id } })
  const statuses = (await Promise.all([set(addDays(today, 1)), set(addDays(today, 2))])).map(
    ({ status }) => status,
  )
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses.sort())

  const end = () => one.ask('colleagues.endAbsence', { params: { id: 'me' } })
  const ended = (await end()).body.data.people.find(({ id }: { id: string }) => id === one.id)
  expect(ended).toMatchObject({ absence: null, absent: false })
  expect((await end()).status).toBe(200)
  const refused = await other.ask('colleagues.endAbsence', { params: { id: one.id } })
  expect(refused.status).toBe(403)
})

// colleagues.setAbsence
const setAbsence = (by: typeof nadia, absence: object = {}, id = 'me') =>
  by.ask('colleagues.setAbsence', {
    params: { id },
    body: { from: today, until: addDays(today, 7), deputy: deputy.id, ...absence },
  })

const assignee = async (id: string) => (await staffStack.services.cases.read(id, true))?.assignee
const correction = [{ item: 'contact_information.city', reason: 'other', words: 'Which?' }]

test('while somebody is absent, new cases and those that come back go to the deputy', async () => {
  const back = await staffStack.submittedCase({ withDocuments: false })
  await nadia.act(back.id, 'return', { corrections: correction })
  const set = await setAbsence(nadia)
  const listed = set.body.data.people.find(({ id }: { id: string }) => id === nadia.id)
  expect(listed).toMatchObject({
    absent: true,
    absence: { from: today, until: '2027-03-08', deputy: { id: deputy.id, name: deputy.name } },
  })

  const fresh = await staffStack.submittedCase({ withDocuments: false })
  await registrar.ask('cases.take', { params: { id: fresh.id }, body: { to: nadia.id } })
  const own = { token: back.token, params: { id: 'me' } }
  await staffStack.stack.invoke('contactInformation.update', { ...own, body: { city: 'Multan' } })
  await staffStack.stack.invoke('applicantForm.resubmit', own)
  for (const { id } of [fresh, back])
    expect(await assignee(id)).toMatchObject({ id: deputy.id, for: { id: nadia.id, name: nadia.name } })

  const { events } = (
    await (await staffStack.staffMember('administrator')).ask('people.history', { params: { id: nadia.id } })
  ).body.data
  expect(events[0]).toMatchObject({
    event: 'ABSENCE_SET',
    by: null,
    details: { from: '01-03-2027', until: '08-03-2027', deputy: deputy.name },
  })
})

test('what the registrar sends back goes to the deputy of the reviewer', async () => {
  const application = await staffStack.submittedCase()
  await staffStack.review(application.id, nadia)
  const accounts = await staffStack.staffMember('accounts')
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
  await registrar.act(application.id, 'send-back', { reason: 'Look at the degree' })
  expect((await assignee(application.id))?.id).toBe(deputy.id)
})

test('two people who stand in for each other send nothing in circles', async () => {
  await setAbsence(deputy, { deputy: nadia.id })
  const application = await staffStack.submittedCase({ withDocuments: false })
  await registrar.ask('cases.take', { params: { id: application.id }, body: { to: nadia.id } })
  expect((await assignee(application.id))?.id).toBe(deputy.id)
  await deputy.ask('colleagues.endAbsence', { params: { id: 'me' } })
})

test('on the day after the last, cases go to the person again', async () => {
  clock.turn(8 * 24 * 60 * 60)
  const again = await staffStack.staffMember('registrar')
  const application = await staffStack.submittedCase({ withDocuments: false })
  const { body } = await again.ask('cases.take', { params: { id: application.id }, body: { to: nadia.id } })
  expect(body.data.review.assignee).toMatchObject({ id: nadia.id })
  clock.turn(-8 * 24 * 60 * 60)
})

test('a registrar may say it for others, nobody else may', async () => {
  expect((await setAbsence(registrar, {}, nadia.id)).status).toBe(200)
  expect((await setAbsence(deputy, { deputy: nadia.id }, registrar.id)).status).toBe(403)
  expect((await setAbsence(registrar, {}, 'nobody')).status).toBe(404)
})

test.each([
  ['they themselves', () => ({ deputy: nadia.id }), 'deputy'],
  ['nobody', () => ({ deputy: 'nobody' }), 'deputy'],
  ['somebody who decides and does not review', () => ({ deputy: registrar.id }), 'deputy'],
  ['the last day before the first', () => ({ until: '2027-02-28' }), 'until'],
  ['days that are over', () => ({ from: '2027-02-01', until: '2027-02-28' }), 'until'],
  ['no real day', () => ({ from: '2027-02-30' }), 'from'],
  ['years', () => ({ until: '2030-01-01' }), 'until'],
])('an absence that is not possible is refused: %s', async (_, absence, field) => {
  const refused = await setAbsence(nadia, absence())
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
})
