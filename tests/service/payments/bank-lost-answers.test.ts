/** A lost answer of the database neither repeats nor loses a row of a bank statement. */
import { expect, test } from 'vitest'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { lostAnswers } from '#tests/support/portal/aws-calls.ts'

const faults = lostAnswers()
const staffStack = await openStaffStack({ plugin: faults.plugin as never })

test('when the database’s answers are lost, an import is still stored, verified, recorded and undone once each, and answered so', async () => {
  const bank = bankImportsOf(
    await staffStack.staffMember('accounts'),
    await staffStack.staffMember('accounts'),
  )
  const [good, stray] = rowsFor(
    await staffStack.submittedCase({ withDocuments: false }),
    await staffStack.submittedCase({ withDocuments: false }),
  )
  const rows = [good!, { ...stray!, voucher_number: '' }]
  faults.plan('TransactWriteItemsCommand')
  const { id } = (await bank.begin(rows)).body.data
  faults.plan('TransactWriteItemsCommand')
  const verified = await bank.verify(id)
  faults.plan('TransactWriteItemsCommand')
  await bank.undo(id, 'The wrong file')
  faults.plan('TransactWriteItemsCommand')
  expect((await bank.confirmUndo(id))?.status).toBe(200)
  faults.plan('TransactWriteItemsCommand')
  const undone = await bank.undo(id)

  expect(faults.left()).toBe(0)
  expect([verified.status, undone.status]).toEqual([200, 200])
  expect(verified.body.data.counts).toMatchObject({ verified: 1, 'bad-voucher': 1, 'already-verified': 0 })
  expect(undone.body.data.undone_rows).toBe(1)
  expect((await bank.details(id)).results[0].result).toMatchObject({
    outcome: 'verified',
    kept_because: null,
  })
  expect(await bank.deposits()).toEqual([])
  expect(await bank.months()).toMatchObject([
    { verified: { count: 1 }, by_hand: 0, removed: { count: 1 }, deposits: { count: 0, rupees: 0 } },
  ])
})
