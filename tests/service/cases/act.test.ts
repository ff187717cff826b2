import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatVoucherNumber } from '#shared/rules/voucher-number.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
type Clerk = Awaited<ReturnType<StaffStack['staffMember']>>
let reviewer: Clerk
let accounts: Clerk
let registrar: Clerk
let reception: Clerk

beforeAll(async () => {
  staffStack = await openStaffStack()
  reviewer = await staffStack.staffMember('reviewer')
  accounts = await staffStack.staffMember('accounts')
  registrar = await staffStack.staffMember('registrar')
  reception = await staffStack.staffMember('reception')
})
afterAll(() => staffStack.close())

const statusOf = async (id: string) => (await staffStack.services.users.load(id))?.application_form?.status
test('four members of staff take an application from submission to collection', async () => {
  const application = await staffStack.submittedCase()
  const steps: [Clerk, string, object][] = [
    [reviewer, 'take-up', {}],
    [accounts, 'verify-fee', staffStack.payment(application)],
    [registrar, 'approve', {}],
    [reception, 'certificate-ready', {}],
    [reception, 'collect', {}],
  ]
  for (const [clerk, action, more] of steps) {
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
  expect((await reception.act(application.id, 'take-up')).status).toBe(403)
  expect((await (await staffStack.staffMember('administrator')).act(application.id, 'take-up')).status).toBe(
    403,
  )
  expect(await statusOf(application.id)).toBe('submitted')
})

test('returning an application needs corrections, each with a reason', async () => {
  const application = await staffStack.submittedCase()
  const wrong: [object, Record<string, string[]>][] = [
    [{}, { corrections: ['Choose at least one thing to be put right'] }],
    [{ corrections: [] }, { corrections: ['Choose at least one thing to be put right'] }],
    [
      { corrections: [{ item: 'application_form.fee_amount', reason: 'other', words: 'x' }] },
      { corrections: ['This cannot be returned for correction'] },
    ],
    [
      { corrections: [{ item: 'applicant.name', reason: 'other', words: '' }] },
      { corrections: ['Say in words what is wrong'] },
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

test('the paid fee must be the one that is owed, and a challan pays only once', async () => {
  const [one, other] = [await staffStack.submittedCase(), await staffStack.submittedCase()]
  const { payment } = staffStack.payment(one, 'CH 4711')
  const short = await accounts.act(one.id, 'verify-fee', { payment: { ...payment, amount: one.fee - 1 } })
  expect([short.status, short.body.errors]).toEqual([
    422,
    { 'payment.amount': [`The fee is Rs. ${one.fee}/-`] },
  ])
  const races = await Promise.all([
    accounts.act(one.id, 'verify-fee', { payment }),
    registrar.act(other.id, 'verify-fee', { payment: { ...payment, challan_no: 'ch-4711' } }),
  ])
  expect(races.map(({ status }) => status).sort()).toEqual([200, 422])
  const lost = races.find(({ status }) => status === 422)
  expect(lost?.body.errors).toEqual({
    'payment.challan_no': ['This challan was used for another application'],
  })
})

test('a voucher number must have correct check digits and belong to this application', async () => {
  const [one, other] = [await staffStack.submittedCase(), await staffStack.submittedCase()]
  const verify = async (voucher_number: string) => {
    const { payment } = staffStack.payment(one)
    const { status, body } = await accounts.act(one.id, 'verify-fee', {
      payment: { ...payment, voucher_number },
    })
    return [status, body.errors ?? body.data.review.payment.voucher_number]
  }
  const { voucher_number: own } = one.form
  expect(await verify(own.slice(0, 9) + ((Number(own[9]) + 1) % 10))).toEqual([
    422,
    { 'payment.voucher_number': ['Check the voucher number: a digit is wrong or missing'] },
  ])
  expect(await verify(other.form.voucher_number)).toEqual([
    422,
    { 'payment.voucher_number': [`The voucher of this application is ${formatVoucherNumber(own)}`] },
  ])
  expect(await verify(formatVoucherNumber(own))).toEqual([200, own])
})

test('a fee verified before a return stays verified, and another challan is refused', async () => {
  const application = await staffStack.submittedCase()
  const paid = staffStack.payment(application)
  await accounts.act(application.id, 'verify-fee', paid)
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  await reviewer.act(application.id, 'return', { corrections })
  const own = { token: application.token, params: { id: 'me' } }
  await staffStack.stack.invoke('contactInformation.update', { ...own, body: { city: 'Kasur' } })
  await staffStack.stack.invoke('applicantForm.resubmit', own)
  const other = await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
  expect([other.status, other.body.errors]).toEqual([
    422,
    { 'payment.challan_no': [`This application was paid with challan ${paid.payment.challan_no}`] },
  ])
  expect((await accounts.act(application.id, 'verify-fee')).status).toBe(200)
})

test('approval needs another person than the one who verified the fee, and every required document', async () => {
  const bare = await staffStack.submittedCase({ withDocuments: false })
  await accounts.act(bare.id, 'verify-fee', staffStack.payment(bare))
  const missing = await registrar.act(bare.id, 'approve')
  expect([missing.status, missing.body.message]).toEqual([409, 'Missing: CNIC front'])

  const application = await staffStack.submittedCase()
  await registrar.act(application.id, 'verify-fee', staffStack.payment(application))
  const same = await registrar.act(application.id, 'approve')
  expect([same.status, same.body.message]).toEqual([
    403,
    'Another person must approve: you have verified the fee',
  ])
  expect((await (await staffStack.staffMember('registrar')).act(application.id, 'approve')).status).toBe(200)
})

test('50 approvals of one case at once issue one registration number, and five cases get five consecutive numbers', async () => {
  const one = await staffStack.submittedCase()
  await accounts.act(one.id, 'verify-fee', staffStack.payment(one))
  const replies = await Promise.all(Array.from({ length: 50 }, () => registrar.act(one.id, 'approve')))
  const numbers = replies
    .filter(({ status }) => status === 200)
    .map(({ body }) => body.data.application_form.registration_number)
  expect(new Set(numbers).size).toBe(1)
  expect(replies.filter(({ status }) => status === 200).length).toBe(1)
  for (const { status } of replies) expect([200, 409, 412]).toContain(status)

  const first = Number(String(numbers[0]).slice(2))
  const cases = await Promise.all(Array.from({ length: 5 }, () => staffStack.submittedCase()))
  for (const application of cases)
    await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
  const approved = await Promise.all(cases.map((application) => registrar.act(application.id, 'approve')))
  const row = approved.map(({ body }) => Number(body.data.application_form.registration_number.slice(2)))
  expect(row.sort((a, b) => a - b)).toEqual(cases.map((_, index) => first + 1 + index))
})

test('of 50 changes with one version one succeeds and the others are refused', async () => {
  const application = await staffStack.submittedCase()
  const { body } = await reviewer.ask('cases.get', { params: { id: application.id } })
  const version = { 'if-match': `"v${body.data.version}"` }
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => reviewer.act(application.id, 'take-up', {}, version)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 412)).toHaveLength(49)
})

test('an action that undoes a decision needs a reason and a second person', async () => {
  const application = await staffStack.submittedCase()
  const other = await staffStack.staffMember('registrar')
  expect((await registrar.act(application.id, 'decline')).body.errors).toEqual({ reason: ['Say why'] })
  await registrar.act(application.id, 'decline', { reason: 'No degree' })
  expect((await registrar.act(application.id, 'reopen')).body.errors).toEqual({ reason: ['Say why'] })

  const asked = await registrar.act(application.id, 'reopen', { reason: 'The degree has come' })
  expect([asked.status, asked.body.data.review.pending.reason]).toEqual([200, 'The degree has come'])
  expect(await statusOf(application.id)).toBe('declined')
  const alone = await registrar.act(application.id, 'reopen', { reason: 'Again' })
  expect([alone.status, alone.body.message]).toEqual([403, 'Another person must confirm this'])

  const confirmed = await other.act(application.id, 'reopen')
  expect(confirmed.body.data).toMatchObject({
    application_form: { status: 'in-review', decline_reason: null },
    review: { pending: null },
  })
})

test('reversing an approval keeps the registration number, and reversing a fee frees its challan', async () => {
  const application = await staffStack.submittedCase()
  const [second, third] = [
    await staffStack.staffMember('registrar'),
    await staffStack.staffMember('accounts'),
  ]
  const paid = staffStack.payment(application)
  await accounts.act(application.id, 'verify-fee', paid)
  const { body } = await registrar.act(application.id, 'approve')
  const number = body.data.application_form.registration_number
  await registrar.act(application.id, 'reverse-approval', { reason: 'Wrong person' })
  await second.act(application.id, 'reverse-approval')
  expect(await statusOf(application.id)).toBe('fee-verified')
  const again = await registrar.act(application.id, 'approve')
  expect(again.body.data.application_form.registration_number).toBe(number)

  const free = await staffStack.submittedCase()
  await registrar.act(application.id, 'reverse-approval', { reason: 'Wrong challan' })
  await second.act(application.id, 'reverse-approval')
  await accounts.act(application.id, 'reverse-fee', { reason: 'Wrong challan' })
  await third.act(application.id, 'reverse-fee')
  expect((await accounts.act(free.id, 'verify-fee', paid)).status).toBe(200)
})

test('an approved renewal keeps its registration number', async () => {
  const application = await staffStack.submittedCase({ title: 'Renewal' })
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
  const { body } = await registrar.act(application.id, 'approve')
  expect(body.data.application_form.registration_number).toBe('B 778')
})
