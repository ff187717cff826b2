/** Acts on a case that concern its fee. */
import { expect, test } from 'vitest'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { formatRupees } from '#shared/kit/format.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reviewer = await staffStack.staffMember('reviewer')
const accounts = await staffStack.staffMember('accounts')
const registrar = await staffStack.staffMember('registrar')

test('the paid fee must be the one that is owed, and a challan pays only once', async () => {
  const [one, other] = [await staffStack.submittedCase(), await staffStack.submittedCase()]
  const { payment } = staffStack.payment(one, 'CH 4711')
  const short = await accounts.act(one.id, 'verify-fee', { payment: { ...payment, amount: one.fee - 1 } })
  expect([short.status, short.body.errors]).toEqual([
    422,
    { 'payment.amount': [`The fee is ${formatRupees(one.fee)}`] },
  ])
  const races = await Promise.all([
    accounts.act(one.id, 'verify-fee', { payment }),
    registrar.act(other.id, 'verify-fee', { payment: { ...payment, challan_no: '\u0441h-47\u200b11' } }), // a Cyrillic letter, and one that nobody sees
  ])
  expect(races.map(({ status }) => status).sort()).toEqual([200, 422])
  const lost = races.find(({ status }) => status === 422)
  expect(lost?.body.errors).toEqual({
    'payment.challan_no': ['This challan has already paid for another application'],
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

test('money comes before the review and while a case is returned, moves neither, and pays once', async () => {
  const application = await staffStack.submittedCase()
  const paid = staffStack.payment(application)
  await accounts.act(application.id, 'verify-fee', paid)
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  await reviewer.act(application.id, 'return', { corrections })
  const own = { token: application.token, params: { id: 'me' } }
  await staffStack.stack.invoke('contactInformation.update', { ...own, body: { city: 'Kasur' } })
  await staffStack.stack.invoke('applicantForm.resubmit', own)
  const other = await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
  expect([other.status, other.body.message]).toEqual([
    409,
    'This is not possible: the fee is already verified',
  ])
  const seen = (await staffStack.stack.invoke('auth.user', own)).body.data.application_form
  expect(seen).toMatchObject({ status: 'resubmitted', fee_status: 'verified' })

  const returned = await staffStack.submittedCase()
  await reviewer.act(returned.id, 'return', { corrections })
  const late = await accounts.act(returned.id, 'verify-fee', staffStack.payment(returned))
  expect(late.body.data.application_form).toMatchObject({ status: 'returned', fee_status: 'verified' })
})
