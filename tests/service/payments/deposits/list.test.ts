import { expect, test } from 'vitest'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts, await staffStack.staffMember('accounts'))

const aCase = () => staffStack.submittedCase({ withDocuments: false })

test('a row without an application is a deposit, once however often it is imported, oldest first in pages', async () => {
  const days = Array.from({ length: 26 }, (_, day) => `2026-10-${String(26 - day).padStart(2, '0')}`)
  const challans = (await bank.allDeposited(days.map((paid_on) => ({ paid_on })))).toReversed()
  await bank.deposited({ paid_on: '2026-11-01', challan_no: challans[0]!.toLowerCase() })

  const deposits = await bank.deposits()

  expect(deposits.map(({ challan_no }) => challan_no)).toEqual(challans)
  expect(deposits[0]).toMatchObject({
    ...{ amount: 2500, paid_on: '2026-10-01', line: 27 },
    ...{ outcome: 'bad-voucher', words: 'No voucher number', matches: null },
  })
  const first = await accounts.ask('deposits.list', { query: {} })
  expect(first.body.data.deposits).toHaveLength(25)
})

test('of two imports of one row at once only one adds the deposit, and the month counts it once', async () => {
  const [row] = rowsFor(await aCase())
  const rows = [{ ...row!, voucher_number: '' }]
  const counted = async () => (await bank.months())[0]?.deposits.count ?? 0
  const before = await counted()
  const second = bankImportsOf(await staffStack.staffMember('registrar'))
  const ids = [(await bank.begin(rows)).body.data.id, (await second.begin(rows)).body.data.id]
  await Promise.all([bank.verify(ids[0]), second.verify(ids[1])])

  const results = await Promise.all(ids.map(async (id) => (await bank.details(id)).results[0].result.deposit))
  expect(results.sort()).toEqual(['known', 'new'])
  expect(await counted()).toBe(before + 1)
})

test('a deposit shows the application that it matches by now', async () => {
  const declined = await aCase()
  const registrar = await staffStack.staffMember('registrar')
  await registrar.act(declined.id, 'start-review')
  await registrar.act(declined.id, 'decline', { reason: 'No degree' })
  const [row] = rowsFor(declined)
  await bank.imported([row!])
  const shown = async () => (await bank.deposits()).find(({ challan_no }) => challan_no === row?.challan_no)
  expect(await shown()).toMatchObject({ words: 'The application is declined', matches: null })

  await staffStack.stack.invoke('applicantForm.startAgain', { token: declined.token, params: { id: 'me' } })
  expect(await shown()).toMatchObject({ matches: null })
  const { body } = await staffStack.stack.invoke('applicantForm.create', {
    token: declined.token,
    body: { application_title: 'Registration' },
  })

  expect(await shown()).toMatchObject({
    matches: { id: declined.id, reference_no: body.data.reference_no, name: declined.person.name },
  })
})

test('a later import with the right voucher number matches the deposit, and undoing it opens the deposit again', async () => {
  const [row] = rowsFor(await aCase())
  await bank.deposited({ ...row!, voucher_number: '' })
  const isListed = async () =>
    (await bank.deposits()).some(({ challan_no }) => challan_no === row?.challan_no)
  expect(await isListed()).toBe(true)

  const id = await bank.imported([row!])
  expect(await bank.outcomes(id)).toEqual(['verified'])
  expect(await isListed()).toBe(false)

  await bank.undoneByTwo(id, 'The wrong file')
  expect(await isListed()).toBe(true)
})

test('undoing an import removes its deposits, except those that were settled, and they can be imported again', async () => {
  const rows = rowsFor(await aCase(), await aCase()).map((row) => ({ ...row, amount: 1 }))
  const id = await bank.imported(rows)
  await accounts.ask('deposits.setAside', { body: { challan_no: rows[1]!.challan_no, reason: 'Refunded' } })
  await bank.undoneByTwo(id, 'The wrong file')

  const { results, undone_rows } = await bank.details(id)
  expect(undone_rows).toBe(0)
  expect(results[0].result.undone_at).not.toBeNull()
  expect(results[1].result).toMatchObject({ undone_at: null, kept_because: 'The deposit has been settled' })
  const again = await bank.imported(rows)
  expect((await bank.details(again)).results.map(({ result }: { result: object }) => result)).toMatchObject([
    { outcome: 'amount-differs', deposit: 'new' },
    { outcome: 'set-aside', words: 'This deposit was set aside: Refunded', deposit: null },
  ])
})

/** Two people say that the fee of a case was not meant for it. */
const reversed = async (id: string) => {
  await accounts.act(id, 'reverse-fee', { reason: 'The wrong case' })
  expect((await (await staffStack.staffMember('registrar')).act(id, 'reverse-fee')).status).toBe(200)
}
const verifiedByHand = async (one: Awaited<ReturnType<typeof aCase>>, challan_no: string) => {
  const payment = { ...staffStack.payment(one).payment, challan_no }
  expect((await accounts.act(one.id, 'verify-fee', { payment })).body).toMatchObject({ data: {} })
}
const openWith = async (challan: string) =>
  (await bank.deposits()).find(({ challan_no }) => challan_no === challan)

test.each(['by its row', 'by hand, before its row'])(
  'money that has paid a fee %s is a deposit once the fee is reversed, and pays for another application',
  async (how) => {
    const [wrong, right] = [await aCase(), await aCase()]
    const [row] = rowsFor(wrong)
    const { challan_no } = row!
    if (how !== 'by its row') await verifiedByHand(wrong, challan_no)
    await bank.imported([row!])
    expect(await openWith(challan_no)).toBeUndefined()
    await reversed(wrong.id)

    expect(await openWith(challan_no)).toMatchObject({ amount: wrong.fee, words: 'Its fee was reversed' })
    const matched = await accounts.ask('deposits.match', { body: { challan_no, id: right.id } })
    expect(matched.status).toBe(200)
    expect(await openWith(challan_no)).toBeUndefined()
  },
)

test('a fee that was typed keeps no deposit of an import that was undone', async () => {
  const typed = await aCase()
  const [row] = rowsFor(typed)
  await verifiedByHand(typed, row!.challan_no)
  await bank.undoneByTwo(await bank.imported([row!]), 'The file of another bank')
  await reversed(typed.id)
  expect(await openWith(row!.challan_no)).toBeUndefined()
})
