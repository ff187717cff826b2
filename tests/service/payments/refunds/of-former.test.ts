/** Money that paid for a former application, after its applicant has begun a new one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainNumber } from '#shared/kit/format.ts'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let accounts: Awaited<ReturnType<StaffStack['staffMember']>>
let registrar: typeof accounts
let bank: ReturnType<typeof bankImportsOf>
beforeAll(async () => {
  staffStack = await openStaffStack()
  accounts = await staffStack.staffMember('accounts')
  registrar = await staffStack.staffMember('registrar')
  bank = bankImportsOf(accounts, registrar)
})
afterAll(() => staffStack.close())

const begin = ({ token }: { token: string }) =>
  staffStack.stack.invoke('applicantForm.startAgain', { token, params: { id: 'me' } })
const handIn = ({ token }: { token: string }) =>
  staffStack.stack.invoke('applicantForm.create', { token, body: { application_title: 'Registration' } })
/** Paid, declined, and its applicant prepares a new one. */
const formerCase = async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const { payment } = staffStack.payment(application)
  await accounts.act(application.id, 'verify-fee', { payment })
  await registrar.act(application.id, 'start-review')
  await registrar.act(application.id, 'decline', { reason: 'No degree' })
  await begin(application)
  return { ...application, challan_no: payment.challan_no }
}
type Former = Awaited<ReturnType<typeof formerCase>>

const to = { payee: 'Ali Raza', account: 'PK36 SCBL 01' }
const propose = ({ challan_no, fee }: Pick<Former, 'challan_no' | 'fee'>) =>
  accounts.ask('refunds.propose', { body: { challan_no, reason: 'Withdrawn', to: { ...to, amount: fee } } })
const takeBack = ({ challan_no }: Former) =>
  accounts.ask('refunds.propose', { body: { challan_no, reason: 'It came back', to: null } })
const waiting = async ({ challan_no }: Former) => {
  const { open } = (await registrar.ask('proposals.list')).body.data
  return open.find(({ title }: { title: string }) => title.includes(challan_no))
}
const settle = async (former: Former) => {
  const { id } = await waiting(former)
  return registrar.ask('proposals.act', { params: { id }, body: { action: 'confirm' } })
}
const ownerOf = ({ challan_no }: Former) => staffStack.services.challans.ownerOf(plainNumber(challan_no))
const kept = async ({ id }: Former) => {
  const [former] = await staffStack.services.formerApplications.of(id)
  return { payment: former?.review.payment, ...former?.application_form }
}
const feesIn = async ({ id }: Former) =>
  (await accounts.ask('cases.get', { params: { id } })).body.data.former_fees

test('two people refund what paid for a former application: the new one is as it was, and it is refunded once', async () => {
  const former = await formerCase()
  const { id, fee, challan_no, form } = former
  await handIn(former)
  const { reference_no } = form
  expect(await feesIn(former)).toEqual([
    { reference_no, payments: [{ challan_no, amount: fee }], refund: null },
  ])
  const before = (await bank.months())[0]!
  expect((await propose(former)).status).toBe(201)
  const proposal = await waiting(former)
  expect(proposal.title).toContain(`the fee of ${reference_no}`)
  const own = await accounts.ask('proposals.act', {
    params: { id: proposal.id },
    body: { action: 'confirm' },
  })
  expect(own.status).toBe(403)
  const present = await staffStack.services.users.load(id)
  expect((await settle(former)).status).toBe(200)

  expect(await kept(former)).toMatchObject({
    payment: null,
    fee_status: 'unpaid',
    refund: { ...to, amount: fee, challan_no, taken_back_at: null },
  })
  const after = await staffStack.services.users.load(id)
  expect(after?.application_form).toEqual(present?.application_form)
  expect(await feesIn(former)).toMatchObject([{ payments: [], refund: { amount: fee } }])
  expect(await ownerOf(former)).toBeNull()
  const { removed, refunded } = (await bank.months())[0]!
  expect([removed.rupees - before.removed.rupees, refunded.rupees - before.refunded.rupees]).toEqual([
    fee,
    fee,
  ])
  const history = await accounts.ask('cases.history', { params: { id }, query: {} })
  expect(history.body.data.events).toContainEqual(
    expect.objectContaining({ event: 'FEE_REFUNDED', details: expect.objectContaining({ reference_no }) }),
  )
  expect((await propose(former)).body.message).toMatch(/^It was refunded on/)
})

test('a refund of a former application that is taken back is a deposit, which the new application can use instead, or be refunded: one of both', async () => {
  const former = await formerCase()
  await propose(former)
  expect((await settle(former)).status).toBe(200) // before the new one is handed in
  expect((await kept(former)).payment).toBeNull()
  await handIn(former)
  await takeBack(former)
  expect((await settle(former)).status).toBe(200)
  expect((await kept(former)).refund).toMatchObject({ taken_back_at: expect.any(String) })

  await propose(former)
  const body = { challan_no: former.challan_no, id: former.id }
  const [refunded, matched] = await Promise.all([settle(former), accounts.ask('deposits.match', { body })])
  const { payment } = (await staffStack.services.cases.read(former.id))!
  const deposit = await staffStack.services.deposits.read(plainNumber(former.challan_no))
  expect([refunded.status, matched.status].sort()).toEqual([200, 409])
  expect([payment !== null, deposit?.refund !== undefined]).toEqual([
    matched.status === 200,
    refunded.status === 200,
  ])
})

test('a refund that is confirmed while the new application is handed in is made once or not at all, and can be made then', async () => {
  const former = await formerCase()
  await propose(former)
  const [refunded, handed] = await Promise.all([settle(former), handIn(former)])
  if (handed.status >= 400) await handIn(former)
  if (refunded.status !== 200) expect((await settle(former)).status).toBe(200)
  expect([await ownerOf(former), (await kept(former)).payment]).toEqual([null, null])
  expect((await staffStack.services.cases.read(former.id))?.payment).toBeNull()
})

test('what paid for a former application that was approved is not refunded', async () => {
  const approved = await staffStack.registeredCase()
  const { payment } = (await staffStack.services.cases.read(approved.id))!
  await begin(approved)
  const { message } = (await propose({ challan_no: payment!.challan_no, fee: approved.fee })).body
  expect(message).toBe('The application is approved: its approval has to be reversed first')
})

test('a part of the fee of a former application is refunded too, and a debit of it counts once', async () => {
  const short = async () => {
    const application = await staffStack.submittedCase({ withDocuments: false })
    const [row] = rowsFor(application)
    const challan_no = await bank.deposited({ ...row!, voucher_number: '', amount: 500 })
    await accounts.ask('deposits.match', { body: { challan_no, id: application.id, part: true } })
    await registrar.act(application.id, 'start-review')
    await registrar.act(application.id, 'decline', { reason: 'No degree' })
    await begin(application)
    await handIn(application)
    return { ...application, challan_no, fee: 500 }
  }
  const [given, debited] = [await short(), await short()]
  const before = (await bank.months())[0]!
  await propose(given)
  expect((await settle(given)).status).toBe(200)
  expect(await kept(given)).toMatchObject({ shortfall: null, refund: { amount: 500 } })
  const { challan_no } = debited
  await bank.imported([{ ...rowsFor(debited)[0]!, challan_no, amount: -500, voucher_number: '' }])
  const { removed } = (await bank.months())[0]!
  expect(removed.rupees - before.removed.rupees).toBe(1000)
})
