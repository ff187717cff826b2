/** A deposit of too little is a part of the fee; a second one over the rest settles it. */
import { expect, test } from 'vitest'
import { plainNumber } from '#shared/kit/format.ts'
import { bankImportsOf } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const registrar = await staffStack.staffMember('registrar')
const bank = bankImportsOf(accounts, registrar)

const row = { line: 2, paid_on: '2026-11-20' }
const reviewOf = async (id: string) => (await staffStack.services.cases.read(id))!
const formOf = async (id: string) => (await staffStack.services.users.load(id))!.application_form!
/** Somebody of whose fee 1,000 rupees are missing. */
const shortCase = async (setting = { withDocuments: false }) => {
  const application = await staffStack.submittedCase(setting)
  const { id, fee, form } = application
  const challan_no = await bank.deposited({ amount: fee - 1000, voucher_number: form.voucher_number })
  const found = await accounts.ask('deposits.preview', {
    body: { challan_no, application: form.voucher_number },
  })
  expect(found.body.data.rest).toBe(1000)
  const matched = await accounts.ask('deposits.match', { body: { challan_no, id, part: true } })
  expect(matched.status).toBe(200)
  const { shortfall } = await formOf(id)
  return { ...application, challan_no, second: shortfall?.voucher_number ?? '' }
}
const settleAll = async () => {
  for (const { id } of (await registrar.ask('proposals.list')).body.data.open)
    await registrar.ask('proposals.act', { params: { id }, body: { action: 'confirm' } })
}

test('the rest of a fee is printed on second vouchers and paid with their number; both deposits settle the fee and allow the approval', async () => {
  const { id, fee, token, second, form } = await shortCase({ withDocuments: true })
  const printed = await staffStack.stack.invoke('printOut.get', { token, params: { id: 'me' } })
  expect(printed.body.data).toMatchObject({
    application_form: { voucher_number: second },
    qualification_information_pharm_d: { fee_amount: 1000, paid: fee - 1000 },
  })
  expect(second).not.toBe(form.voucher_number)
  await staffStack.review(id, await staffStack.staffMember('reviewer'))
  expect((await reviewOf(id)).status).toBe('awaiting-fee')
  const [tooMuch, rest] = ['CH-TOO-MUCH', 'CH-REST']
  const rows = [
    { ...row, voucher_number: second, amount: fee, challan_no: tooMuch },
    { ...row, line: 3, voucher_number: second, amount: 1000, challan_no: rest },
  ]
  expect(await bank.outcomes(await bank.imported(rows))).toEqual(['amount-differs', 'verified'])
  expect(await reviewOf(id)).toMatchObject({ part: { amount: fee - 1000 }, payment: { amount: 1000 } })
  expect((await registrar.act(id, 'approve')).status).toBe(200)
})

test('a second person takes back what was accepted as a part of the wrong fee: the deposit is unmatched again, the whole fee is owed', async () => {
  const { id, fee, challan_no } = await shortCase()
  const { verified, removed } = (await bank.months())[0]!
  const reason = 'It was for somebody else'
  await accounts.ask('refunds.propose', { body: { challan_no, reason, to: null } })
  expect((await reviewOf(id)).part).toMatchObject({ challan_no })
  await settleAll()
  expect((await reviewOf(id)).part).toBeNull()
  expect((await formOf(id)).shortfall).toBeNull()
  expect((await bank.deposits()).map((one) => one.challan_no)).toContain(challan_no)
  const after = (await bank.months())[0]!
  expect([after.verified, after.removed.rupees - removed.rupees]).toEqual([verified, fee - 1000])
  const paid = await accounts.act(id, 'verify-fee', staffStack.payment({ id, fee } as never))
  expect(paid.status).toBe(200)
})

test('a part is refunded, or taken back by the bank; where the rest is verified by then, that waits for its reversal', async () => {
  const refunded = await shortCase()
  const to = { payee: 'Ali Raza', account: 'Pay order 7', amount: refunded.fee - 1000 }
  const { challan_no } = refunded
  await accounts.ask('refunds.propose', { body: { challan_no, reason: 'Withdrew', to } })
  await settleAll()
  expect((await formOf(refunded.id)).shortfall).toBeNull()
  expect(await staffStack.services.deposits.read(plainNumber(challan_no))).toMatchObject({
    refund: { payee: 'Ali Raza' },
  })

  const debited = await shortCase()
  const amount = debited.fee - 1000
  await accounts.act(debited.id, 'verify-fee', {
    payment: { challan_no: 'CH-LAST', amount: 1000, paid_on: row.paid_on },
  })
  const debit = { ...row, voucher_number: '', amount: -amount, challan_no: debited.challan_no }
  expect(await bank.outcomes(await bank.imported([debit]))).toEqual(['taken-back'])
  const { part, pending, payment } = await reviewOf(debited.id)
  expect([part, pending?.action, payment?.taken_back_on]).toEqual([null, 'reverse-fee', row.paid_on])
})
