import { expect, test } from 'vitest'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts, await staffStack.staffMember('accounts'))

const aCase = () => staffStack.submittedCase({ withDocuments: false })

test('each month counts payments verified, by hand among them, payments removed, and deposits without an application', async () => {
  const [byHand, byRow, byDeposit, undone] = [await aCase(), await aCase(), await aCase(), await aCase()]
  expect(await bank.months()).toEqual([])
  const colleague = await staffStack.staffMember('registrar')
  await accounts.act(byHand.id, 'verify-fee', staffStack.payment(byHand))
  await bank.imported(rowsFor(byRow))
  const challan_no = await bank.deposited({ amount: byDeposit.fee })
  await accounts.ask('deposits.match', { body: { challan_no, id: byDeposit.id } })
  await bank.undoneByTwo(await bank.imported(rowsFor(undone)), 'The wrong file')
  await accounts.act(byRow.id, 'reverse-fee', { reason: 'Called back' })
  await colleague.act(byRow.id, 'reverse-fee')
  await bank.deposited({ amount: 1000.5 })
  const refunded = await bank.deposited({ amount: 300 })
  await accounts.ask('deposits.setAside', { body: { challan_no: refunded, reason: 'Refunded' } })

  const sum = (...cases: { fee: number }[]) => cases.reduce((total, { fee }) => total + fee, 0)
  expect(await bank.months()).toEqual([
    {
      month: new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString().slice(0, 7),
      verified: { count: 4, rupees: sum(byHand, byRow, byDeposit, undone) },
      by_hand: 1,
      removed: { count: 2, rupees: sum(byRow, undone) },
      deposits: { count: 2, rupees: sum(byRow) + 1000.5 },
      taken_back: { count: 0, rupees: 0 },
      refunded: { count: 0, rupees: 0 },
    },
  ])
})
