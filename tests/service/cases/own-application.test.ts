/** Nobody of the staff acts on an application that has their e-mail, CNIC or phone number; each is free to read it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract.ts'
import { aRegistrationLink } from '#tests/support/cases/registrations.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

const sentence = 'This application has your CNIC, so a colleague must act on it'

/** A member of staff whose CNIC an administrator has entered, and the application with the same CNIC. */
const ownApplication = async (...roles: Parameters<StaffStack['staffMember']>) => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const member = await staffStack.staffMember(...roles)
  const administrator = await staffStack.staffMember('administrator')
  const { status } = await administrator.ask('people.act', {
    params: { id: member.id },
    body: { action: 'change-details', cnic: application.person.cnic },
  })
  expect(status).toBe(200)
  return { application, member }
}

const everyRole = ['reviewer', 'registrar', 'accounts', 'reception'] as const

/** A body that each endpoint takes, so that the refusal is about the person. */
const bodies: Record<string, object> = {
  'cases.act': { action: 'start-review' },
  'cases.take': { take_over: true },
  'cases.takeChange': { record: 'contact_information', digest: 'a'.repeat(64) },
  'cases.tick': { ticks: ['applicant.name'] },
  'cases.receive': { document: 'CNIC', copies: 1 },
  'cases.linkRegistration': aRegistrationLink(),
  'cases.unlinkRegistration': { reason: 'Another person' },
  'cases.note': { text: 'Called the board' },
  'cases.escalate': { reason: 'Two degrees' },
  'cases.settleEscalation': { answer: 'Take the later one' },
  'cases.proposeCorrection': { item: 'contact_information.city', value: 'Kasur', reason: 'Typing error' },
  'cases.settleCorrection': { action: 'confirm' },
}

/** They change nothing about a case: a mention of the caller, and that the caller has printed it. */
const harmless = ['cases.clearMentions', 'cases.printed']

test('every act on one’s own application is refused with the reason, and none is offered', async () => {
  const { application, member } = await ownApplication(...everyRole)
  const params = { id: application.id }
  const acts = endpoints.filter(
    ({ name, feature, endpoint }) =>
      feature === 'cases' &&
      endpoint.method !== 'GET' &&
      endpoint.path.includes('{id}') &&
      !harmless.includes(name),
  )
  expect(acts.map(({ name }) => name).sort()).toEqual(Object.keys(bodies).sort())
  for (const { name } of acts) {
    const proposal = name === 'cases.settleCorrection' && { proposal: randomUUID() }
    const { status, body } = await member.ask(name, {
      params: { ...params, ...proposal },
      body: bodies[name],
    })
    expect([name, status, body.message]).toEqual([name, 409, sentence])
  }
  const opened = await member.ask('cases.get', { params })
  expect(opened.body.data).toMatchObject({ own: sentence, actions: [], withheld: [], obstacles: [sentence] })
  const { events } = (await member.ask('cases.history', { params })).body.data
  expect(events[0]).toMatchObject({ event: 'OPENED', by: { id: member.id }, details: { own: 'yes' } })
})

test('in lists one’s own application is refused, the others are done', async () => {
  const { application, member } = await ownApplication('registrar')
  const other = await staffStack.submittedCase({ withDocuments: false })
  const { results } = (
    await member.ask('cases.assign', { body: { cases: [application.id, other.id], take_over: true } })
  ).body.data
  expect(results).toMatchObject([
    { id: application.id, outcome: 'refused', message: sentence },
    { id: other.id, outcome: 'assigned' },
  ])
  const many = await member.ask('cases.actOnMany', {
    body: { action: 'certificate-ready', ids: [application.id] },
  })
  expect(many.body.data.results).toMatchObject([{ outcome: 'refused', words: sentence }])
})

test('an e-mail or a phone number in common is enough, however it is written', async () => {
  const byPhone = await staffStack.submittedCase({ person: { phone: '0300 1234567' }, withDocuments: false })
  const administrator = await staffStack.staffMember('administrator')
  const member = await staffStack.staffMember('reviewer')
  const details = { action: 'change-details', phone: '+92 (0)300-123 45 67' }
  await administrator.ask('people.act', { params: { id: member.id }, body: details })
  const refused = await member.act(byPhone.id, 'start-review')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This application has your phone number, so a colleague must act on it',
  ])
  const byEmail = await staffStack.submittedCase({
    person: { email: member.email.toUpperCase() },
    withDocuments: false,
  })
  expect((await member.act(byEmail.id, 'start-review')).body.message).toContain('your email')
  const stranger = await staffStack.submittedCase({ person: { phone: '0301 7654321' }, withDocuments: false })
  expect((await member.act(stranger.id, 'start-review')).status).toBe(200)
})

test('a case is assigned to nobody whose own it is, by hand or by fair shares', async () => {
  const { application, member } = await ownApplication('reviewer')
  const registrar = await staffStack.staffMember('registrar')
  const refused = await registrar.ask('cases.take', {
    params: { id: application.id },
    body: { to: member.id },
  })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `This application has the CNIC of ${member.name}. Choose another colleague`,
  ])
  await registrar.ask('officeSettings.update', { body: { fair_shares: true } })
  const { fairShares, clock, newId } = staffStack.services
  const attempt = { requestId: newId(), now: clock() }
  while (await fairShares.assign(application.id, '2026-11-22', attempt)) {
    // assigned once
  }
  const { data } = (await registrar.ask('cases.get', { params: { id: application.id } })).body
  expect(data.review.assignee?.id).not.toBe(member.id)
})

test('a payment of the importer’s own application stays a deposit for a colleague', async () => {
  const { application, member } = await ownApplication('accounts')
  const row = {
    line: 2,
    paid_on: '2026-11-20',
    voucher_number: application.form.voucher_number,
    amount: application.fee,
    challan_no: `CH-${randomUUID().slice(0, 8)}`,
  }
  const preview = await member.ask('bankStatement.preview', { body: { rows: [row] } })
  expect(preview.body.data).toMatchObject([{ outcome: 'wrong-status', words: sentence, deposit: 'new' }])
  const statement = { id: randomUUID(), file_name: 'november.csv', rows: [row] }
  await member.ask('bankStatement.create', { body: statement })
  const params = { id: statement.id }
  const imported = await member.ask('bankStatement.verify', { params, body: { from: 0 } })
  expect(imported.body.data.counts).toMatchObject({ verified: 0, 'wrong-status': 1 })
  const match = (clerk: typeof member) =>
    clerk.ask('deposits.match', { body: { challan_no: row.challan_no, id: application.id } })
  const own = await match(member)
  expect([own.status, own.body.message]).toEqual([409, sentence])
  expect((await match(await staffStack.staffMember('accounts'))).status).toBe(200)
})

test('an administrator enters the CNIC and phone of others, never their own', async () => {
  const administrator = await staffStack.staffMember('administrator')
  const body = { action: 'change-details', cnic: aPerson().cnic }
  const refused = await administrator.ask('people.act', { params: { id: administrator.id }, body })
  expect([refused.status, refused.body.message]).toEqual([403, 'Another administrator must do this'])
  const member = await staffStack.staffMember('reception')
  const wrong = { action: 'change-details', cnic: '123', phone: 'none' }
  const invalid = await administrator.ask('people.act', { params: { id: member.id }, body: wrong })
  expect([invalid.status, Object.keys(invalid.body.errors)]).toEqual([422, ['cnic', 'phone']])
})
