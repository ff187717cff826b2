import { expect, test } from 'vitest'
import { bankImportsOf } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test('everybody sees what their roles settle: what waits, and how others have ended', async () => {
  const [accounts, registrar] = [
    await staffStack.staffMember('accounts'),
    await staffStack.staffMember('registrar'),
  ]
  const bank = bankImportsOf(accounts, registrar)
  await bank.deposited()
  const imports = (await accounts.ask('bankStatement.list')).body.data.imports
  const [{ id }] = imports
  await bank.undo(id, 'The wrong file')
  const [administrator, second] = [
    await staffStack.staffMember('administrator'),
    await staffStack.staffMember('administrator'),
  ]
  const body = { email: 'new@council.example', name: 'Amna', roles: ['reception'] }
  await administrator.ask('people.invite', { body })

  const seen = async (who: typeof accounts) => (await who.ask('proposals.list')).body.data
  expect((await seen(registrar)).open).toMatchObject([
    {
      kind: 'bank-undo',
      title: 'Undo the import of november.csv with 1 row',
      reason: 'The wrong file',
      about: id,
      actions: ['confirm', 'refuse'],
    },
  ])
  expect((await seen(second)).open).toMatchObject([{ kind: 'invitation', about: null }])
  await bank.confirmUndo(id)
  expect(await seen(accounts)).toMatchObject({
    open: [],
    settled: [
      { outcome: 'confirmed', by: { id: accounts.id }, settled: { by: { id: registrar.id }, reason: '' } },
    ],
  })
  expect((await seen(administrator)).settled).toEqual([])
})
