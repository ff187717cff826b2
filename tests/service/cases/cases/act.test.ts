import { expect, test } from 'vitest'
import { evidenceOf } from '#shared/cases/rules/evidence.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import { formatDate } from '#shared/kit/format.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { openWindow } from '#tests/support/register/registrations.ts'

type Clerk = Awaited<ReturnType<StaffStack['staffMember']>>

const staffStack = await openStaffStack()
const reviewer = await staffStack.staffMember('reviewer')
const accounts = await staffStack.staffMember('accounts')
const registrar = await staffStack.staffMember('registrar')
const reception = await staffStack.staffMember('reception')

const ofOldCertificate = { issueDate: '2021-01-01', expiryDate: '2026-01-01' }
const statusOf = async (id: string) => (await staffStack.services.users.load(id))?.application_form?.status
test('four members of staff take an application from submission to collection', async () => {
  const application = await staffStack.submittedCase()
  const steps: [Clerk, string, object][] = [
    [accounts, 'verify-fee', staffStack.payment(application)],
    [registrar, 'approve', {}],
    [reception, 'certificate-ready', {}],
    [reception, 'collect', { cnic_seen: true, reason: 'The papers came by post' }],
  ]
  await staffStack.review(application.id, reviewer)
  for (const [clerk, action, more] of steps) {
    if (action === 'certificate-ready') await staffStack.prepareCertificate(application.id)
    const { status, body } = await clerk.act(application.id, action, more)
    expect([action, status, body.errors]).toEqual([action, 200, undefined])
  }
  const { body } = await registrar.ask('cases.get', { params: { id: application.id } })
  expect(body.data.application_form).toMatchObject({
    status: 'collected',
    registration_number: expect.stringMatching(/^A-\d{5}$/),
  })
  expect(body.data.review.payment.verified_by.name).toBe(accounts.name)
  expect(body.data.actions).toEqual(['reverse-collection'])
})

test('an action that the status or the role does not allow changes nothing', async () => {
  const application = await staffStack.submittedCase()
  expect((await registrar.act(application.id, 'approve')).status).toBe(409)
  expect((await reviewer.act(application.id, 'verify-fee', staffStack.payment(application))).status).toBe(403)
  expect((await reception.act(application.id, 'start-review')).status).toBe(403)
  const administrator = await staffStack.staffMember('administrator')
  expect((await administrator.act(application.id, 'start-review')).status).toBe(403)
  expect(await statusOf(application.id)).toBe('submitted')
})

test('returning an application needs corrections, each with a reason', async () => {
  const application = await staffStack.submittedCase()
  const wrong: [object, Record<string, string[]>][] = [
    [{}, { corrections: ['Choose at least one item to correct'] }],
    [{ corrections: [] }, { corrections: ['Choose at least one item to correct'] }],
    [
      { corrections: [{ item: 'application_form.fee_amount', reason: 'other', words: 'x' }] },
      { corrections: ['This cannot be returned for correction'] },
    ],
    [
      { corrections: [{ item: 'applicant.name', reason: 'other', words: '' }] },
      { corrections: ['Describe what is wrong'] },
    ],
  ]
  for (const [more, errors] of wrong) {
    const { status, body } = await reviewer.act(application.id, 'return', more)
    expect([status, body.errors]).toEqual([422, errors])
  }
  const corrections = [
    { item: 'document.profile_photo', reason: 'not-clear', words: 'The face is in the shade' },
    { item: 'applicant.date_of_birth', reason: 'does-not-match', words: '' },
  ]
  const { status, body } = await reviewer.act(application.id, 'return', { corrections })
  expect([status, body.data.application_form.status]).toEqual([200, 'returned'])
  const seen = (await staffStack.stack.invoke('auth.user', { token: application.token })).body.data
    .application_form
  expect(seen).toMatchObject({ status: 'returned', corrections })
  expect(seen.review).toBeUndefined()
})

test('everything that stands against an approval is named at once, and nobody approves what they reviewed or verified', async () => {
  const bare = await staffStack.submittedCase({ withDocuments: false })
  const missing = await registrar.act(bare.id, 'approve')
  expect([missing.status, missing.body.message]).toEqual([
    409,
    'This is not possible: the application is submitted',
  ])
  await staffStack.review(bare.id, registrar)
  const refused = await registrar.act(bare.id, 'approve')
  expect(refused.status).toBe(409)
  for (const said of [
    /fee is not verified/,
    /Missing: CNIC front, CNIC back/,
    /You recommended the approval/,
  ])
    expect(refused.body.message).toMatch(said)
  const { body } = await registrar.ask('cases.get', { params: { id: bare.id } })
  expect(body.data.obstacles).toHaveLength(3)
  expect(body.data.actions).not.toContain('approve')

  const application = await staffStack.submittedCase()
  await staffStack.review(application.id, reviewer)
  await registrar.act(application.id, 'verify-fee', staffStack.payment(application))
  const same = await registrar.act(application.id, 'approve')
  expect([same.status, same.body.message]).toEqual([
    409,
    'This cannot be approved yet. You verified the fee, so another registrar must approve',
  ])
  expect((await (await staffStack.staffMember('registrar')).act(application.id, 'approve')).status).toBe(200)
})

test('an address that is not confirmed is a warning from the beginning, and the approval does not wait for it', async () => {
  const words = 'The applicant has not confirmed their email address'
  const application = await staffStack.readyCase({ confirmed: false })
  const { data } = (await registrar.ask('cases.get', { params: { id: application.id } })).body
  expect([data.account.email_confirmed, data.obstacles]).toEqual([false, []])
  expect(data.checks).toContainEqual({ ok: false, words })
  expect((await registrar.act(application.id, 'approve')).status).toBe(200)
})

test('an approval is recommended only when every point was looked at and none is wrong', async () => {
  const application = await staffStack.submittedCase()
  expect((await reviewer.act(application.id, 'recommend-approval')).status).toBe(409)
  await reviewer.act(application.id, 'start-review')
  const early = await reviewer.act(application.id, 'recommend-approval')
  expect([early.status, Object.keys(early.body.errors)]).toEqual([422, ['ticks']])

  const { data } = (await reviewer.ask('cases.get', { params: { id: application.id } })).body
  const points = reviewPoints(data)
  const tick = (wrong: string[]) =>
    reviewer.ask('cases.tick', { params: { id: application.id }, body: { ticks: points, wrong } })
  expect((await tick(['applicant.name'])).body.data.review.ticks).not.toContain('applicant.name')
  const marked = await reviewer.act(application.id, 'recommend-approval')
  expect(marked.body.errors).toEqual({ ticks: ['Marked wrong: Full name'] })

  await tick([])
  const open = (key: string, who: Clerk) => who.ask('cases.document', { params: { id: application.id, key } })
  // What others have opened, and a file that was read for another reason, are no comparison.
  await open('certificate_image', accounts)
  const held = data.documents.map(({ name }: { name: string }) => name)
  for (const key of held) if (key !== 'certificate_image') await open(key, reviewer)
  const done = await reviewer.act(application.id, 'recommend-approval', { reason: 'A clear file' })
  expect(done.body.data.review).toMatchObject({
    recommendation: {
      outcome: 'approval',
      note: 'A clear file',
      looked_at: points.filter((item) => evidenceOf(item, held) !== 'certificate_image').length,
      points: points.length,
      not_opened: ['certificate_image'],
      by: { id: reviewer.id },
    },
    assignee: null,
  })
  expect(done.body.data.application_form.status).toBe('awaiting-fee')
})

test('the registrar sends a case back to its reviewer with a reason, and a refusal needs one', async () => {
  const application = await staffStack.submittedCase()
  await reviewer.act(application.id, 'start-review')
  expect((await reviewer.act(application.id, 'recommend-refusal')).body.errors).toEqual({
    reason: ['Enter a reason'],
  })
  await reviewer.act(application.id, 'recommend-refusal', { reason: 'The degree is not recognised' })
  expect(await statusOf(application.id)).toBe('awaiting-decision')
  expect((await reviewer.act(application.id, 'send-back', { reason: 'x' })).status).toBe(403)
  const back = await registrar.act(application.id, 'send-back', {
    reason: 'It has been recognised since May',
  })
  expect(back.body.data.review).toMatchObject({
    recommendation: null,
    sent_back: { reason: 'It has been recognised since May', by: { id: registrar.id } },
    assignee: { id: reviewer.id },
  })
  expect(await statusOf(application.id)).toBe('in-review')
})

test('a return is taken back until the applicant has opened it', async () => {
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  const unopened = await staffStack.submittedCase({ withDocuments: false })
  await reviewer.act(unopened.id, 'return', { corrections })
  const recalled = await reviewer.act(unopened.id, 'recall-return')
  expect(recalled.body.data).toMatchObject({
    application_form: { status: 'in-review', corrections: [] },
    review: { wrong: ['contact_information.city'] },
  })

  const opened = await staffStack.submittedCase({ withDocuments: false })
  await reviewer.act(opened.id, 'return', { corrections })
  const own = { token: opened.token, params: { id: 'me' } }
  await Promise.all([1, 2, 3].map(() => staffStack.stack.invoke('auth.user', own)))
  const late = await reviewer.act(opened.id, 'recall-return')
  expect([late.status, late.body.message]).toEqual([409, 'The applicant has already opened the return'])
  const { events } = (await reviewer.ask('cases.history', { params: { id: opened.id } })).body.data
  const seen = events.filter(({ event }: { event: string }) => event === 'RETURN_OPENED')
  expect(seen).toHaveLength(1)
})

test('an action sent again after its answer was lost is done once, and another one with that key is refused', async () => {
  const application = await staffStack.submittedCase()
  const headers = { 'if-match': '"v1"', 'idempotency-key': 'a-key-of-this-dialog' }
  const first = await reviewer.act(application.id, 'start-review', {}, headers)
  const again = await reviewer.act(application.id, 'start-review', {}, headers)
  const other = await reviewer.act(application.id, 'recommend-refusal', { reason: 'No degree' }, headers)
  const colleague = await registrar.act(application.id, 'start-review', {}, headers)

  expect([first.status, again.status, other.status, colleague.status]).toEqual([200, 200, 422, 412])
  expect(again.body.data).toEqual(first.body.data)
})

test('every return is kept with its reasons for the whole office, except one that was taken back', async () => {
  const application = await staffStack.submittedCase()
  const corrections = [{ item: 'applicant.name', reason: 'other', words: 'The CNIC says Ali Raza' }]
  const returned = await reviewer.act(application.id, 'return', { corrections })
  const seen = (await accounts.ask('cases.get', { params: { id: application.id } })).body.data.review.returns
  const recalled = await reviewer.act(application.id, 'recall-return')

  expect(returned.status).toBe(200)
  expect(seen).toEqual([
    { by: { id: reviewer.id, name: reviewer.name }, at: expect.any(String), corrections },
  ])
  expect(recalled.body.data.review.returns).toEqual([])
})

test('a certificate is handed over without CNIC or papers only with a reason', async () => {
  const application = await staffStack.readyCase()
  await registrar.act(application.id, 'approve')
  await staffStack.prepareCertificate(application.id)
  await reception.act(application.id, 'certificate-ready')
  expect((await reception.act(application.id, 'collect')).body.errors).toEqual({
    reason: ['Enter a reason: the CNIC was not seen, 13 papers of the checklist are missing'],
  })
  const explained = await reception.act(application.id, 'collect', { reason: 'Sent by registered post' })
  expect(explained.body.data.review.handed_over).toMatchObject({
    cnic_seen: false,
    reason: 'Sent by registered post',
  })
})

test('a renewal is approved once its window is open; then the old certificate counts for nothing, nor does a void one', async () => {
  const renewal = await staffStack.registeredCase()
  const own = { token: renewal.token, params: { id: 'me' } }
  const { invoke } = staffStack.stack
  await invoke('applicantForm.startAgain', own)
  await staffStack.holdDocuments(renewal.id, ['paid_bank_deposit_slip'])
  const { number } = (await staffStack.services.users.load(renewal.id))!.account.registration!
  const body = { application_title: 'Renewal', registrationNo: number, ...ofOldCertificate }
  const form = (await invoke('applicantForm.create', { ...own, body })).body.data
  const early = (await registrar.ask('cases.get', { params: { id: renewal.id } })).body.data
  const opens = `The window to renew ${number} opens on ${formatDate(early.registration.renew_from)}`
  expect([early.checks[0].words, early.obstacles]).toEqual([opens, expect.arrayContaining([opens])])
  await openWindow(staffStack.services, number)
  await staffStack.review(renewal.id, reviewer)
  await accounts.act(renewal.id, 'verify-fee', staffStack.payment({ ...renewal, fee: form.fee_amount }))
  const approved = await registrar.act(renewal.id, 'approve')
  const reason = 'The certificate of this approval is not prepared yet. Prepare it first'
  const unprepared = { actions: [], withheld: [{ action: 'certificate-ready', reason }] }
  expect((await reception.ask('cases.get', { params: { id: renewal.id } })).body.data).toMatchObject(
    unprepared,
  )
  const refused = await reception.act(renewal.id, 'certificate-ready')
  expect([approved.status, refused.status, refused.body.message]).toEqual([200, 409, reason])

  await staffStack.prepareCertificate(renewal.id)
  expect((await reception.act(renewal.id, 'certificate-ready')).status).toBe(200)
  const misprinted = { params: { number }, body: { serial: 2, reason: 'misprinted' } }
  expect((await reception.ask('certificates.void', misprinted)).status).toBe(200)
  const handover = { cnic_seen: true, reason: 'The papers came by post' }
  expect((await reception.act(renewal.id, 'collect', handover)).body.message).toBe(reason)
})

test('ten approvals of one case at once issue one registration number, and five cases get five consecutive numbers', async () => {
  const one = await staffStack.readyCase()
  const replies = await Promise.all(Array.from({ length: 10 }, () => registrar.act(one.id, 'approve')))
  const numbers = replies
    .filter(({ status }) => status === 200)
    .map(({ body }) => body.data.application_form.registration_number)
  expect(new Set(numbers).size).toBe(1)
  expect(replies.filter(({ status }) => status === 200).length).toBe(1)
  for (const { status } of replies) expect([200, 409, 412]).toContain(status)

  const first = Number(String(numbers[0]).slice(2))
  const cases = await Promise.all(Array.from({ length: 5 }, () => staffStack.readyCase()))
  const approved = await Promise.all(cases.map((application) => registrar.act(application.id, 'approve')))
  const row = approved.map(({ body }) => Number(body.data.application_form.registration_number.slice(2)))
  expect(row.sort((a, b) => a - b)).toEqual(cases.map((_, index) => first + 1 + index))
})

test('of ten changes with one version one succeeds and the others are refused', async () => {
  const application = await staffStack.submittedCase()
  const { body } = await reviewer.ask('cases.get', { params: { id: application.id } })
  const version = { 'if-match': `"v${body.data.version}"` }
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => reviewer.act(application.id, 'start-review', {}, version)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 412)).toHaveLength(9)
})
