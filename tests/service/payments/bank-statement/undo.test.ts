import { expect, test } from 'vitest'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts, await staffStack.staffMember('registrar'))

const aCase = () => staffStack.submittedCase({ withDocuments: false })

const statusOf = async (id: string) => (await staffStack.services.cases.read(id))?.status

test('undoing an import reopens the fees it verified, except of cases that have moved on, and undoing twice changes nothing more', async () => {
  const [open, approved, waiting] = [await aCase(), await staffStack.submittedCase(), await aCase()]
  const registrar = await staffStack.staffMember('registrar')
  await registrar.act(waiting.id, 'start-review')
  const rows = rowsFor(open, approved, waiting)
  const id = await bank.imported(rows)
  await staffStack.review(approved.id, await staffStack.staffMember('reviewer'))
  await registrar.act(approved.id, 'approve')
  expect((await bank.undo(id)).body.errors).toEqual({ reason: ['Enter a reason'] })

  await bank.undo(id, 'The wrong file')
  await bank.confirmUndo(id)
  const replies = await Promise.all([bank.undo(id), bank.undo(id)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const after = await bank.details(id)
  expect(after).toMatchObject({ undone: { reason: 'The wrong file' }, undone_rows: 2 })
  expect(
    after.results.map(({ result }: { result: { kept_because: string } }) => result.kept_because),
  ).toEqual([null, 'The application has moved on: approved', null])
  expect(await Promise.all([open, approved, waiting].map(({ id: one }) => statusOf(one)))).toEqual([
    'submitted',
    'approved',
    'in-review',
  ])
  const told = (await staffStack.services.users.load(open.id))?.application_form?.reversal
  expect(told?.step).toBe('fee-verified')
  await bank.undo(id)
  expect(await bank.details(id)).toEqual(after)

  const history = await accounts.ask('cases.history', { params: { id: open.id }, query: {} })
  expect(history.body.data.events.filter(({ event }: { event: string }) => event === 'FEE_UNDONE')).toEqual([
    expect.objectContaining({
      by: expect.objectContaining({ id: accounts.id }),
      details: { challan_no: rows[0]?.challan_no, reason: 'The wrong file' },
    }),
  ])
})

test('after an undo the same challan can be imported again, and the undone import cannot continue', async () => {
  const rows = rowsFor(await aCase())
  const id = await bank.imported(rows)
  await bank.undoneByTwo(id, 'The wrong day')
  const goingOn = await bank.verify(id)
  expect([goingOn.status, goingOn.body.message]).toEqual([409, 'This import has been undone'])
  expect(await bank.outcomes(await bank.imported(rows))).toEqual(['verified'])
})

test('nothing is undone before a second person has confirmed it, and the history names both', async () => {
  const paid = await aCase()
  const id = await bank.imported(rowsFor(paid))
  const proposed = await bank.undo(id, 'The wrong file')
  expect([proposed.status, proposed.body.data.undone]).toEqual([200, null])
  expect((await bank.undo(id, 'The wrong file')).status).toBe(200) // sent twice
  expect((await bank.undo(id)).status).toBe(422)
  expect((await staffStack.services.cases.read(paid.id))?.payment).not.toBeNull()
  const other = bankImportsOf(await staffStack.staffMember('accounts'))
  const refused = await other.undo(id, 'Mine')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `${accounts.name} has proposed something here, which waits for a second person`,
  ])
  const own = bankImportsOf(accounts, accounts)
  expect((await own.confirmUndo(id))?.status).toBe(403)
  expect((await bank.details(id)).undo_proposed).toMatchObject({ by: { id: accounts.id } })

  expect((await bank.confirmUndo(id))?.status).toBe(200)
  await bank.undo(id)
  expect(await bank.details(id)).toMatchObject({
    undone: { by: { id: accounts.id }, confirmed_by: { name: 'Clerk registrar' }, reason: 'The wrong file' },
    undone_rows: 1,
    undo_proposed: null,
  })
})
