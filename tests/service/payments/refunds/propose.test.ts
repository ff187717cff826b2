/** Refunds: proposed by one person, confirmed by another, and taken back by two. */
import { expect, test } from 'vitest'
import { plainNumber } from '#shared/kit/format.ts'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const registrar = await staffStack.staffMember('registrar')
const bank = bankImportsOf(accounts, registrar)

type Case = Awaited<ReturnType<StaffStack['submittedCase']>>
const aCase = () => staffStack.submittedCase({ withDocuments: false })
const paidCase = async (): Promise<Case & { challan_no: string }> => {
  const application = await aCase()
  const { payment } = staffStack.payment(application)
  await accounts.act(application.id, 'verify-fee', { payment })
  return { ...application, challan_no: payment.challan_no }
}
const propose = (challan_no: string, amount: number, reason = 'He withdrew') =>
  accounts.ask('refunds.propose', {
    body: { challan_no, reason, to: { payee: 'Ali Raza', account: 'PK36 SCBL 01', amount } },
  })
const takeBack = (challan_no: string) =>
  accounts.ask('refunds.propose', { body: { challan_no, reason: 'The pay order was cancelled', to: null } })
const settle = async (challan_no: string, who: typeof accounts = registrar) => {
  const { open } = (await who.ask('proposals.list')).body.data
  const { id } = open.find(({ title }: { title: string }) => title.includes(challan_no))
  return who.ask('proposals.act', { params: { id }, body: { action: 'confirm' } })
}
const reviewOf = async (id: string) => (await staffStack.services.cases.read(id))!
const formOf = async (id: string) => (await staffStack.services.users.load(id))!.application_form!
const depositOf = (challan_no: string) => staffStack.services.deposits.read(plainNumber(challan_no))

test('a fee that two people refund counts as unpaid, its challan pays for nothing again, and history, list and month say so', async () => {
  const { id, fee, challan_no, form } = await paidCase()
  const before = (await bank.months())[0]!
  expect((await propose(challan_no, fee - 1)).body.errors).toEqual({
    'to.amount': [`The payment is Rs. ${fee.toLocaleString('en')}`],
  })
  expect((await propose(challan_no, fee)).status).toBe(201)
  expect((await reviewOf(id)).payment).toMatchObject({ challan_no })
  expect((await settle(challan_no, accounts)).status).toBe(403)
  expect((await settle(challan_no)).status).toBe(200)

  expect((await reviewOf(id)).payment).toBeNull()
  expect(await formOf(id)).toMatchObject({ fee_status: 'unpaid', refund: { amount: fee, challan_no } })
  const history = await accounts.ask('cases.history', { params: { id }, query: {} })
  expect(history.body.data.events).toContainEqual(
    expect.objectContaining({
      event: 'FEE_REFUNDED',
      by: expect.objectContaining({ id: registrar.id }),
      details: expect.objectContaining({
        payee: 'Ali Raza',
        reason: 'He withdrew',
        proposed_by: accounts.name,
      }),
    }),
  )
  const aside = (await accounts.ask('deposits.listSetAside', { query: {} })).body.data.deposits
  expect(aside).toContainEqual(
    expect.objectContaining({
      challan_no,
      refund: expect.objectContaining({
        account: 'PK36 SCBL 01',
        application: { id, reference_no: form.reference_no },
      }),
    }),
  )
  const { verified, removed, refunded } = (await bank.months())[0]!
  expect([
    verified,
    removed.rupees - before.removed.rupees,
    refunded.rupees - before.refunded.rupees,
  ]).toEqual([before.verified, fee, fee])
  const again = await accounts.act(id, 'verify-fee', staffStack.payment({ id, fee } as Case, challan_no))
  expect(again.body.errors).toEqual({
    'payment.challan_no': [expect.stringMatching(/^This payment was refunded on \d\d-/)],
  })
  const [row] = rowsFor({ ...(await aCase()), form, fee })
  expect(await bank.outcomes(await bank.imported([{ ...row!, challan_no }]))).toEqual(['set-aside'])
  expect((await propose(challan_no, fee)).body.message).toMatch(/^It was refunded on/)
  const returned = await accounts.ask('deposits.reopen', { body: { challan_no, reason: 'Mine' } })
  expect(returned.status).toBe(409)
})

test('a refund that two people take back is a deposit again, which is matched with the application as any other', async () => {
  const { id, fee, challan_no } = await paidCase()
  await propose(challan_no, fee)
  await settle(challan_no)
  const { refunded } = (await bank.months())[0]!
  expect((await takeBack(challan_no)).status).toBe(201)
  await settle(challan_no)
  expect((await formOf(id)).refund?.taken_back_at).toBeTruthy()
  expect((await bank.months())[0]?.refunded.rupees).toBe(refunded.rupees - fee)
  expect((await bank.deposits()).map((one) => one.challan_no)).toContain(challan_no)
  const matched = await accounts.ask('deposits.match', { body: { challan_no, id } })
  expect([matched.status, (await reviewOf(id)).payment?.challan_no]).toEqual([200, challan_no])
  expect((await takeBack(challan_no)).body.message).toBe('This payment was not refunded')
})

test('a deposit that pays for nothing, and the fee of an application that was declined, can be refunded', async () => {
  const stray = await bank.deposited({ amount: 1000.5 })
  await propose(stray, 1000.5, 'Meant for another office')
  expect((await settle(stray)).status).toBe(200)
  expect(await depositOf(stray)).toMatchObject({ refund: { application: null } })

  const { id, fee, challan_no } = await paidCase()
  await registrar.act(id, 'start-review')
  await registrar.act(id, 'decline', { reason: 'No degree' })
  await propose(challan_no, fee)
  expect((await settle(challan_no)).status).toBe(200)
  expect(await reviewOf(id)).toMatchObject({ status: 'declined', payment: null })
})

test('the fee of an approved application is not refunded, nor one whose reversal waits, nor a payment that is not there', async () => {
  const ready = await staffStack.readyCase()
  const { payment } = await reviewOf(ready.id)
  await propose(payment!.challan_no, ready.fee)
  await registrar.act(ready.id, 'approve')
  expect((await settle(payment!.challan_no, await staffStack.staffMember('registrar'))).body.message).toBe(
    'The application is approved: its approval has to be reversed first',
  )
  const waiting = await paidCase()
  await accounts.act(waiting.id, 'reverse-fee', { reason: 'Another payer' })
  expect((await propose(waiting.challan_no, waiting.fee)).status).toBe(409)
  expect((await propose('CH-NOWHERE', 1)).status).toBe(404)
})
