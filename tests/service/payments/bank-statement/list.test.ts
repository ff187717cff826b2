import { expect, test } from 'vitest'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts)

const aCase = () => staffStack.submittedCase({ withDocuments: false })

test('the list tells who imported what and when, newest first, in pages', async () => {
  const rows = rowsFor(await aCase())
  const ids: string[] = []
  for (let count = 0; count < 26; count++) ids.unshift((await bank.begin(rows)).body.data.id)
  await bank.verify(ids[0]!)
  const page = async (cursor?: string) =>
    (await accounts.ask('bankStatement.list', { query: cursor ? { cursor } : {} })).body.data
  const first = await page()
  expect(first.imports).toHaveLength(25)
  expect(first.imports[0]).toMatchObject({ id: ids[0], by: { name: accounts.name }, counts: { verified: 1 } })
  const second = await page(first.next)
  const listed = [...first.imports, ...second.imports].map(({ id }: { id: string }) => id)
  expect(listed.sort()).toEqual([...ids].sort())
  expect(second.next).toBeNull()
})
