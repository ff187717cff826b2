import { expect, test } from 'vitest'
import { openStackWithEmails, type StackWithEmails } from '#tests/support/people/stack-with-emails.ts'

const staffStack = await openStackWithEmails()

type Member = Awaited<ReturnType<StackWithEmails['staffMember']>>
const name = { item: 'applicant.name', value: 'Ayesha Rehman', reason: 'As on the CNIC' }
const waiting = () => staffStack.services.workLists.page('confirmation', 25)

/** A case in review, with a correction that somebody has proposed. */
const aProposal = async (body: object = name) => {
  const [proposer, other] = [
    await staffStack.staffMember('reviewer'),
    await staffStack.staffMember('registrar'),
  ]
  const application = await staffStack.submittedCase({ withDocuments: false })
  const params = { id: application.id }
  await proposer.act(application.id, 'start-review')
  const ticks = ['applicant.name', 'contact_information.city']
  await proposer.ask('cases.tick', { params, body: { ticks } })
  const proposed = await proposer.ask('cases.proposeCorrection', { params, body })
  const settle = (who: Member, action: string, more: object = {}, headers = {}) =>
    who.ask('cases.settleCorrection', {
      params: { ...params, proposal: proposed.body.data.review.proposals[0].id },
      body: { action, ...more },
      headers,
    })
  return { ...application, params, proposer, other, settle }
}

test('a confirmed correction changes record, lists and search at once, and the applicant is told', async () => {
  const { id, token, params, person, proposer, other, settle } = await aProposal()
  expect((await settle(proposer, 'confirm')).status).toBe(403)
  const { status, body } = await settle(other, 'confirm')
  expect(status).toBe(200)
  expect(body.data.applicant.name).toBe('Ayesha Rehman')
  expect(body.data.review).toMatchObject({ proposals: [], ticks: ['contact_information.city'] })
  expect(await waiting()).toEqual([])

  const find = async (q: string) =>
    (await other.ask('cases.find', { query: { q } })).body.data.rows.find(
      (row: { id: string }) => row.id === id,
    )
  expect(await find('Rehman')).toMatchObject({ name: 'Ayesha Rehman' })
  expect(await find('Siddiqua')).toBeUndefined()

  const { events } = (await other.ask('cases.history', { params })).body.data
  expect(events[0]).toMatchObject({
    event: 'OFFICE_CORRECTION',
    by: { id: other.id, name: other.name },
    details: {
      item: 'Full name',
      before: 'Ayesha Siddiqua',
      after: 'Ayesha Rehman',
      reason: 'As on the CNIC',
      proposed_by: proposer.name,
    },
  })
  const own = (await staffStack.stack.invoke('auth.user', { token })).body.data
  expect(own.applicant.name).toBe('Ayesha Rehman')
  expect(own.application_form.office_corrections).toMatchObject([
    { item: 'applicant.name', before: 'Ayesha Siddiqua', after: 'Ayesha Rehman' },
  ])
  expect(JSON.stringify(own)).not.toContain(proposer.name)
  const [email] = await staffStack.emailsTo(person.email)
  expect(email?.subject).toBe('A typing error in your application was corrected')
  expect(email?.text).not.toContain('Rehman')

  expect((await settle(other, 'confirm')).body.message).toBe('This correction has been settled already')
})

test('address and qualification are corrected in their own records', async () => {
  for (const [item, value, read] of [
    ['contact_information.city', 'Kasur', 'contactInformation.current'],
    ['qualification_information.1.board_university', 'BISE Kasur', 'qualificationInformation.list'],
  ] as const) {
    const { token, other, settle } = await aProposal({ item, value, reason: 'Typing error' })
    const { body } = await settle(other, 'confirm')
    expect(JSON.stringify(body.data)).toContain(value)
    expect(JSON.stringify((await staffStack.stack.invoke(read, { token })).body)).toContain(value)
  }
})

test('a refusal needs a reason, changes nothing and is a note to the proposer', async () => {
  const { params, proposer, other, settle } = await aProposal()
  expect((await settle(other, 'refuse')).body.errors).toEqual({ reason: ['Enter a reason'] })
  const headers = { 'idempotency-key': 'a key of this dialog' }
  const refuse = () => settle(other, 'refuse', { reason: 'The CNIC says Siddiqua' }, headers)
  const { body } = await refuse()
  expect((await refuse()).status).toBe(200) // the answer was lost
  expect(body.data.applicant.name).toBe('Ayesha Siddiqua')
  expect(body.data.review.proposals).toEqual([])
  expect(await waiting()).toEqual([])
  const mentions = await staffStack.services.workLists.page(`mention#${proposer.id}`, 25)
  expect(mentions).toHaveLength(1)
  expect(mentions[0]?.about).toBe('Correction refused: Full name, “Ayesha Rehman”. The CNIC says Siddiqua')
  const { events } = (await proposer.ask('cases.history', { params })).body.data
  expect(events[0]).toMatchObject({
    event: 'CORRECTION_REFUSED',
    details: { reason: 'The CNIC says Siddiqua' },
  })
})

test('only its proposer withdraws a correction; an unknown one, an older version and an unknown act are refused', async () => {
  const { proposer, other, params, settle } = await aProposal()
  expect((await settle(other, 'withdraw')).status).toBe(403)
  expect((await settle(other, 'applaud')).status).toBe(422)
  expect((await settle(other, 'confirm', {}, { 'if-match': '"v1"' })).status).toBe(412)
  const body = { action: 'confirm' }
  const unknown = await other.ask('cases.settleCorrection', { params: { ...params, proposal: 'x' }, body })
  expect(unknown.status).toBe(409)
  const withdrawn = await settle(proposer, 'withdraw')
  expect(withdrawn.body.data.review.proposals).toEqual([])
  expect(await waiting()).toEqual([])
})

test('a value that the applicant has changed after the proposal is not overwritten', async () => {
  const { id, token, params, proposer, other } = await aProposal()
  const city = { item: 'contact_information.city', value: 'Kasur', reason: 'Typing error' }
  const proposed = await proposer.ask('cases.proposeCorrection', { params, body: city })
  const proposal = proposed.body.data.review.proposals[1].id
  const corrections = [{ item: city.item, reason: 'other', words: 'Which one?' }]
  await other.act(id, 'return', { corrections })
  const confirm = () =>
    other.ask('cases.settleCorrection', { params: { ...params, proposal }, body: { action: 'confirm' } })
  expect((await confirm()).body.message).toBe('The applicant has been asked to correct this')
  const own = { token, params: { id: 'me' } }
  await staffStack.stack.invoke('contactInformation.update', { ...own, body: { city: 'Multan' } })
  await staffStack.stack.invoke('applicantForm.resubmit', own)
  const late = await confirm()
  expect([late.status, late.body.message]).toEqual([
    409,
    'This was changed after the correction was proposed. It can be refused or withdrawn',
  ])
})

test.each([
  ['confirm', {}, 'OFFICE_CORRECTION'],
  ['refuse', { reason: 'The CNIC says Siddiqua' }, 'CORRECTION_REFUSED'],
])('the same %s sent again after its answer was lost is done once', async (action, more, event) => {
  const { params, other, settle } = await aProposal()
  const headers = { 'idempotency-key': `a-key-to-${action}` }
  const first = await settle(other, action, more, headers)
  const again = await settle(other, action, more, headers)
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body.data).toEqual(first.body.data)
  expect((await settle(other, 'confirm', { reason: 'Something else' }, headers)).status).toBe(422)
  const { events } = (await other.ask('cases.history', { params })).body.data
  expect(events.filter((one: { event: string }) => one.event === event)).toHaveLength(1)
})

test('the office supplies the number of a renewal that names none, and it can then be approved and found', async () => {
  const application = await staffStack.readyCase({ title: 'Renewal', stated: {} })
  const [proposer, registrar] = [
    await staffStack.staffMember('reviewer'),
    await staffStack.staffMember('registrar'),
  ]
  const params = { id: application.id }
  const propose = (item: string, value: string) =>
    proposer.ask('cases.proposeCorrection', { params, body: { item, value, reason: 'As in the register' } })
  const before = (await registrar.ask('cases.get', { params })).body.data
  expect(before.obstacles).toEqual(['The renewal names no registration number'])
  expect(before.checks).toContainEqual({ ok: false, words: 'Renewal without a registration number' })
  expect((await registrar.act(application.id, 'approve')).status).toBe(409)

  const item = 'application_form.registrationNo'
  expect((await propose(item, 'Apply now')).body.errors).toEqual({
    value: ['Enter your registration number'],
  })
  const { data } = (await propose(item, 'B 90817')).body
  const proposal = data.review.proposals[0].id
  const settled = await registrar.ask('cases.settleCorrection', {
    params: { ...params, proposal },
    body: { action: 'confirm' },
  })
  expect(settled.body.data.application_form.registrationNo).toBe('B 90817')
  expect(settled.body.data.obstacles).toEqual(['The renewal is not linked to an entry of the register'])
  await staffStack.link(application.id, { number: 'B 90817' })
  const { rows } = (await registrar.ask('cases.find', { query: { q: 'B90817' } })).body.data
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([application.id])
  await registrar.act(application.id, 'approve')
  const { application_form } = (await registrar.ask('cases.get', { params })).body.data
  expect(application_form.registration_number).toBe('B 90817')
})
