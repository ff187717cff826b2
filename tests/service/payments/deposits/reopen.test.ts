import { expect, test } from 'vitest'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts)

const aCase = () => staffStack.submittedCase({ withDocuments: false })
const ask = (operation: 'setAside' | 'reopen', challan_no: string, reason: string, by = accounts) =>
  by.ask(`deposits.${operation}`, { body: { challan_no, reason } })
const open = async (challan: string) =>
  (await bank.deposits()).find(({ challan_no }) => challan_no === challan)
const openSum = async () => (await bank.months())[0]?.deposits

test('a deposit that was set aside is returned to the list with its history, counts again and pays again', async () => {
  const payer = await aCase()
  const [row] = rowsFor(payer)
  const challan = await bank.deposited({ ...row!, voucher_number: '' })
  const counted = await openSum()
  await ask('setAside', challan, 'Refunded')
  expect((await ask('reopen', challan, '')).body.errors).toEqual({ reason: ['Enter a reason'] })
  const colleague = await staffStack.staffMember('accounts')
  const both = await Promise.all([
    ask('reopen', challan, 'The wrong row'),
    ask('reopen', challan, 'It is ours', colleague),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])

  const [winner, reason] = both[0].status === 200 ? [accounts, 'The wrong row'] : [colleague, 'It is ours']
  expect((await ask('reopen', challan, reason, winner)).status).toBe(200) // its answer was lost
  expect((await open(challan))?.history).toEqual([
    {
      event: 'set-aside',
      by: { id: accounts.id, name: accounts.name },
      at: expect.any(String),
      reason: 'Refunded',
    },
    { event: 'returned', by: { id: winner.id, name: winner.name }, at: expect.any(String), reason },
  ])
  expect(await openSum()).toEqual(counted)
  const { body } = await accounts.ask('deposits.listSetAside', { query: {} })
  expect(body.data.deposits).toEqual([])

  const matched = await accounts.ask('deposits.match', { body: { challan_no: challan, id: payer.id } })
  expect(matched.status).toBe(200)
  const late = await ask('reopen', challan, 'Once more')
  expect([late.status, late.body.message]).toEqual([
    409,
    `This deposit was matched with ${payer.form.reference_no} by ${accounts.name}`,
  ])
})

test('a deposit is returned as long as its challan has paid for nothing since', async () => {
  const payer = await aCase()
  const [row] = rowsFor(payer)
  const challan = await bank.deposited({ ...row!, voucher_number: '' })
  await ask('setAside', challan, 'Not ours')
  const payment = { challan_no: challan, amount: payer.fee, paid_on: '2026-11-20' }
  expect((await accounts.act(payer.id, 'verify-fee', { payment })).status).toBe(200)
  const { status, body } = await ask('reopen', challan, 'It is ours')
  expect([status, body.message]).toEqual([
    409,
    'The challan of this deposit has paid for an application since',
  ])
  expect((await ask('reopen', 'CH-nobody', 'It is ours')).status).toBe(404)
})
