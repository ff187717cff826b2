import { expect, test } from 'vitest'
import { formatRupees } from '#shared/kit/format.ts'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts)

const aCase = () => staffStack.submittedCase({ withDocuments: false })

test('an import shows each row with its outcome', async () => {
  const [one, other] = [await aCase(), await aCase()]
  const [first, second] = rowsFor(one, other)
  const id = await bank.imported([first!, { ...second!, amount: 1 }])
  const { counts, results } = await bank.details(id)
  expect(counts).toMatchObject({ verified: 1, 'amount-differs': 1, repeated: 0 })
  expect(results[0]).toMatchObject({ ...first, result: { outcome: 'verified', id: one.id } })
  expect(results[1].result).toMatchObject({
    outcome: 'amount-differs',
    words: `The fee is ${formatRupees(other.fee)}; Rs. 1 was paid`,
    reference_no: other.form.reference_no,
  })
})

test('an import keeps the rows that could not be read, with their text', async () => {
  const unreadable = [{ line: 7, text: 'Total =SUM(D2:D6)', problem: 'The date cannot be read' }]
  const { id } = (await bank.begin(rowsFor(await aCase()), undefined, unreadable)).body.data
  const { body } = await accounts.ask('bankStatement.list', { query: {} })
  expect((await bank.details(id)).unreadable).toEqual(unreadable)
  expect(body.data.imports.find((one: { id: string }) => one.id === id).unreadable_rows).toBe(1)
})

test('an unknown import is not found', async () => {
  const ask = (id: string) => accounts.ask('bankStatement.get', { params: { id } })
  expect((await ask('0b0e7a52-1c1c-4c1c-8c1c-0b0e7a521c1c')).status).toBe(404)
  expect((await ask('nothing')).status).toBe(422)
})
