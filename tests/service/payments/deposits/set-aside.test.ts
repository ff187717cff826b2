import { expect, test } from 'vitest'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts)

const aCase = () => staffStack.submittedCase({ withDocuments: false })

test('a deposit is set aside with a reason, once, and then pays for nothing', async () => {
  const payer = await aCase()
  const [row] = rowsFor(payer)
  const challan_no = await bank.deposited({ ...row!, voucher_number: '' })
  const setAside = (reason: string, challan = challan_no) =>
    accounts.ask('deposits.setAside', { body: { challan_no: challan, reason } })

  expect((await setAside('')).body.errors).toEqual({ reason: ['Enter a reason'] })
  expect((await setAside('Refunded', 'CH-nobody')).status).toBe(404)
  const both = await Promise.all([setAside('Refunded'), setAside('Not ours')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const reason = both[0].status === 200 ? 'Refunded' : 'Not ours'
  expect((await setAside(reason)).status).toBe(200) // its answer was lost

  const done = both[0].status === 200 ? 'Refunded' : 'Not ours'
  expect((await setAside(done)).status).toBe(200) // sent twice

  expect((await bank.deposits()).some((one) => one.challan_no === challan_no)).toBe(false)
  const matched = await accounts.ask('deposits.match', { body: { challan_no, id: payer.id } })
  expect([matched.status, matched.body.message]).toEqual([
    409,
    `This deposit was set aside by ${accounts.name}`,
  ])
  expect(await bank.outcomes(await bank.imported([row!]))).toEqual(['set-aside'])
})
