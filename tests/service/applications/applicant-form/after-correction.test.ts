/** What follows from a correction when the application is sent again: the fee, the account, the search. */
import { expect, test } from 'vitest'
import { aReturnedCase } from '#tests/support/cases/returned-case.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reviewer = await staffStack.staffMember('reviewer')

const degreeDate = 'qualification_information.3.degree_issue_date'
const datedAnew = { qualification_level: 'B Pharm / Pharm D', degree_issue_date: '2026-08-14' }

test('the fee follows a corrected degree date and type at the resubmission, the voucher number stays', async () => {
  const returned = await aReturnedCase(staffStack, reviewer, [
    degreeDate,
    'application_form.application_title',
  ])
  const before = returned.form
  expect((await returned.call('qualificationInformation.update', datedAnew)).status).toBe(200)
  const type = {
    application_title: 'Renewal',
    registrationNo: 'B 55',
    issueDate: '2020-01-01',
    expiryDate: '2025-01-01',
  }
  const { body: saved } = await returned.call('applicantForm.correct', type)
  expect(saved.data.fee_amount).toBe(before.fee_amount)

  const { body } = await returned.call('applicantForm.resubmit')
  const query = { issue_date: '2026-08-14' }
  const { details } = (await staffStack.stack.invoke('fee.calculate', { token: returned.token, query })).body
  const fee = details.amounts['Renewal Registration']
  expect(fee).not.toBe(before.fee_amount)
  expect(body.data).toMatchObject({ fee_amount: fee, voucher_number: before.voucher_number })
  expect((await returned.resubmission()).details).toEqual({
    fee_before: String(before.fee_amount),
    fee_after: String(fee),
  })
  expect((await returned.seen()).application_form.fee_amount).toBe(fee)
})

test('a correction that has nothing to do with the fee leaves it alone', async () => {
  const returned = await aReturnedCase(staffStack, reviewer, ['contact_information.city'])
  await returned.call('contactInformation.update', { city: 'Kasur' })
  const { body } = await returned.call('applicantForm.resubmit')
  expect(body.data.fee_amount).toBe(returned.form.fee_amount)
  expect((await returned.resubmission()).details).toBeNull()
})

test('a fee that was paid by the old amount stands against the approval until it is reversed and verified anew', async () => {
  const [accounts, other, registrar] = [
    await staffStack.staffMember('accounts'),
    await staffStack.staffMember('accounts'),
    await staffStack.staffMember('registrar'),
  ]
  const paid = (amount: number, challan_no: string) => ({
    payment: { challan_no, amount, paid_on: '2026-11-20' },
  })
  const returned = await aReturnedCase(staffStack, reviewer, [degreeDate], {
    prepare: (id, fee) => accounts.act(id, 'verify-fee', paid(fee, 'CH-OLD-1')),
  })
  await returned.call('qualificationInformation.update', datedAnew)
  const { fee_amount: fee, fee_status } = (await returned.call('applicantForm.resubmit')).body.data
  expect(fee_status).toBe('verified')
  await staffStack.review(returned.id, reviewer)
  const refused = await registrar.act(returned.id, 'approve')
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(`was paid`)])

  const reason = { reason: 'The fee has changed' }
  await accounts.act(returned.id, 'reverse-fee', reason)
  expect((await other.act(returned.id, 'reverse-fee', reason)).status).toBe(200)
  expect((await accounts.act(returned.id, 'verify-fee', paid(fee, 'CH-NEW-1'))).status).toBe(200)
  const { review, obstacles } = await returned.seen()
  expect(review.payment.amount).toBe(fee)
  expect(obstacles.join()).not.toContain('was paid')
})

test('the account, its e-mails and the search follow a corrected name and mobile', async () => {
  const returned = await aReturnedCase(staffStack, reviewer, [
    'applicant.name',
    'applicant.father_name',
    'applicant.mobile',
  ])
  const corrected = { name: 'Rukhsana Bhattavi', father_name: 'Ghulam Sarwar', mobile: '0345 1112233' }
  expect((await returned.call('applications.update', corrected)).status).toBe(200)
  expect((await returned.call('applicantForm.resubmit')).status).toBe(200)

  const { account, checks } = await returned.seen()
  expect(account).toMatchObject({
    name: 'Rukhsana Bhattavi',
    father_name: 'Ghulam Sarwar',
    phone: '0345 1112233',
  })
  expect(checks).toContainEqual({ ok: true, words: 'Names match the account' })
  const found = await reviewer.ask('cases.find', { query: { q: '0345 1112233' } })
  expect(found.body.data.rows.map(({ id }: { id: string }) => id)).toEqual([returned.id])
  const signedIn = (await returned.call('auth.user')).body.data
  expect(signedIn.name).toBe('Rukhsana Bhattavi')
})

test('a telephone of the account that is another than the mobile stays', async () => {
  const returned = await aReturnedCase(staffStack, reviewer, ['applicant.mobile', 'applicant.domicile'])
  const { name, father_name, cnic, email } = returned.person
  const person = { name, father_name, cnic, phone: '0301 7654321', email }
  const account = { ...person, password: '', password_confirmation: '' }
  expect((await returned.call('portfolioUpdate.update', account)).status).toBe(200)
  await returned.call('applications.update', { mobile: '0345 9998877', domicile: 'Kasur' })
  expect((await returned.call('applicantForm.resubmit')).status).toBe(200)
  expect((await returned.seen()).account.phone).toBe('0301 7654321')
})
