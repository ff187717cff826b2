/** Deposits that the bank takes back by a row of its statement, whenever that comes. */
import { expect, test } from 'vitest'
import { plainNumber } from '#shared/kit/format.ts'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const second = await staffStack.staffMember('accounts')
const registrar = await staffStack.staffMember('registrar')
const bank = bankImportsOf(accounts, second)

type Row = ReturnType<typeof rowsFor>[number]
const aCase = () => staffStack.submittedCase({ withDocuments: false })
const debitOf = (row: Row, line = row.line) => ({
  ...row,
  ...{ line, amount: -row.amount, paid_on: '2026-11-21', voucher_number: '' },
})
const reviewOf = async (id: string) => (await staffStack.services.cases.read(id))!
const depositOf = ({ challan_no }: Row) => staffStack.services.deposits.read(plainNumber(challan_no))
const setAside = async (): Promise<{ challan_no: string; settled: { reason: string } }[]> =>
  (await accounts.ask('deposits.listSetAside', { query: {} })).body.data.deposits

test('a debit in a later file blocks the approval, asks a second person to reverse the fee, and nothing pays with that deposit again', async () => {
  const paid = await staffStack.submittedCase()
  const [row] = rowsFor(paid) as [Row]
  await bank.imported([row])
  await staffStack.review(paid.id, await staffStack.staffMember('reviewer'))
  const before = (await bank.months())[0]!
  const [debit, again] = [await bank.imported([debitOf(row)]), await bank.imported([debitOf(row)])]
  expect([...(await bank.outcomes(debit)), ...(await bank.outcomes(again))]).toEqual([
    'taken-back',
    'taken-back',
  ])

  const reason = `The bank took the payment with challan ${row.challan_no} back on 21-11-2026`
  const { body } = await registrar.ask('cases.get', { params: { id: paid.id } })
  expect(body.data.review).toMatchObject({
    pending: { action: 'reverse-fee', reason, by: { id: accounts.id } },
  })
  expect((await registrar.act(paid.id, 'approve')).status).toBe(409)
  const history = await accounts.ask('cases.history', { params: { id: paid.id }, query: {} })
  const asked = history.body.data.events.filter(
    ({ event }: { event: string }) => event === 'REVERSE_FEE_ASKED',
  )
  expect(asked).toEqual([expect.objectContaining({ details: { reason } })])
  const work = await second.ask('work.list', { query: {} })
  expect(JSON.stringify(work.body.data)).toContain(paid.form.reference_no)

  expect((await accounts.act(paid.id, 'reverse-fee')).status).toBe(403)
  await accounts.act(paid.id, 'drop-request', { reason: 'Not so' })
  expect((await registrar.act(paid.id, 'approve')).body.message).toMatch(
    /The bank took the payment back on 21-11-2026: the fee must be reversed$/,
  )
  await accounts.act(paid.id, 'reverse-fee', { reason: 'Taken back' })
  expect((await second.act(paid.id, 'reverse-fee')).status).toBe(200)
  expect((await reviewOf(paid.id)).payment).toBeNull()
  expect(await setAside()).toMatchObject([{ challan_no: row.challan_no, settled: { reason } }])
  const { verified, removed, taken_back, deposits } = (await bank.months())[0]!
  expect([verified, deposits]).toEqual([before.verified, before.deposits])
  expect([removed.rupees - before.removed.rupees, taken_back]).toEqual([
    row.amount,
    { count: 1, rupees: row.amount },
  ])

  expect(await bank.outcomes(await bank.imported([row]))).toEqual(['taken-back'])
  const byHand = await accounts.act(paid.id, 'verify-fee', staffStack.payment(paid, row.challan_no))
  expect(byHand.body.errors).toEqual({
    'payment.challan_no': ['The bank took this payment back on 21-11-2026'],
  })
  const { challan_no } = row
  const returned = await accounts.ask('deposits.reopen', { body: { challan_no, reason: 'Mine' } })
  expect([returned.status, returned.body.message]).toEqual([
    409,
    'The bank took this deposit back on 21-11-2026',
  ])
})

test('a deposit and its debit in one file or the debit first pay nothing, and neither does the debit of an open deposit', async () => {
  const [both, first, none] = rowsFor(await aCase(), await aCase(), await aCase()) as [Row, Row, Row]
  const file = await bank.imported([debitOf(both, 2), { ...both, line: 3 }])
  expect(await bank.outcomes(file)).toEqual(['taken-back', 'taken-back'])
  const early = await bank.imported([debitOf(first)])
  expect(await bank.outcomes(early)).toEqual(['no-payment'])
  expect(await bank.outcomes(await bank.imported([first]))).toEqual(['taken-back'])
  await bank.imported([{ ...none, voucher_number: '' }])
  const open = await bank.deposits()
  expect(await bank.outcomes(await bank.imported([debitOf(none)]))).toEqual(['taken-back'])
  expect((await bank.deposits()).length).toBe(open.length - 1)
  const listed = (await setAside()).map(({ challan_no }) => challan_no)
  expect(listed).toEqual(expect.arrayContaining([both, first, none].map(({ challan_no }) => challan_no)))

  await bank.undoneByTwo(file, 'The wrong file')
  expect(await depositOf(both)).toBeNull()
})

test('of a deposit and its debit that are imported at once, the debit has the last word, and it counts once', async () => {
  const cases = await Promise.all([aCase(), aCase(), aCase(), aCase()])
  const rows = rowsFor(...cases)
  const other = bankImportsOf(second)
  const [credits, debits] = [await bank.begin(rows), await other.begin(rows.map((row) => debitOf(row)))]
  await Promise.all(
    [0, 1].flatMap(() => [bank.verify(credits.body.data.id), other.verify(debits.body.data.id)]),
  )
  const { counts } = await other.details(debits.body.data.id)
  expect(counts['taken-back'] + counts['no-payment']).toBe(rows.length)
  for (const [place, { id }] of cases.entries()) {
    const [{ payment, pending }, deposit] = [await reviewOf(id), await depositOf(rows[place]!)]
    expect(deposit?.taken_back).toMatchObject({ paid_on: '2026-11-21' })
    if (payment) expect([payment.taken_back_on, pending?.action]).toEqual(['2026-11-21', 'reverse-fee'])
  }
})

test('undoing the import of a debit by two people gives the deposit back, and the fee that it pays stands', async () => {
  const application = await aCase()
  const [paid, stray] = rowsFor(application, await aCase()) as [Row, Row]
  await bank.imported([paid, { ...stray, voucher_number: '' }])
  const id = await bank.imported([debitOf(paid), debitOf(stray)])
  await bank.undoneByTwo(id, 'Another account')
  expect(await reviewOf(application.id)).toMatchObject({
    payment: { challan_no: paid.challan_no },
    pending: null,
  })
  expect((await reviewOf(application.id)).payment?.taken_back_on).toBeUndefined()
  expect((await bank.deposits()).map(({ challan_no }) => challan_no)).toContain(stray.challan_no)
})

test('a debit of a fee whose application has been approved asks the registrars', async () => {
  const approved = await staffStack.submittedCase()
  const [row] = rowsFor(approved) as [Row]
  await bank.imported([row])
  await staffStack.review(approved.id, await staffStack.staffMember('reviewer'))
  await registrar.act(approved.id, 'approve')
  await bank.imported([debitOf(row)])
  const { escalated, pending } = await reviewOf(approved.id)
  expect([escalated?.reason, pending]).toEqual([
    `The bank took the payment with challan ${row.challan_no} back on 21-11-2026`,
    null,
  ])
})

test('a debit of the fee of a former application asks the registrars, and its line among the former applications says so', async () => {
  const application = await aCase()
  const [row] = rowsFor(application) as [Row]
  await bank.imported([row])
  await registrar.act(application.id, 'start-review')
  await registrar.act(application.id, 'decline', { reason: 'No degree' })
  const { token, form } = application
  await staffStack.stack.invoke('applicantForm.startAgain', { token, params: { id: 'me' } })
  const body = { application_title: 'Registration' }
  await staffStack.stack.invoke('applicantForm.create', { token, body })
  const before = (await bank.months())[0]!
  const id = await bank.imported([debitOf(row)])
  const { result } = (await bank.details(id)).results[0]
  expect(result.words).toBe(`It has paid the fee of the former application ${form.reference_no}`)
  const { escalated, former, payment } = await reviewOf(application.id)
  const reason = `The bank took the payment with challan ${row.challan_no} back on 21-11-2026; it had paid for the former application ${form.reference_no}`
  expect([escalated?.reason, payment]).toEqual([reason, null])
  expect(former).toMatchObject([{ reference_no: form.reference_no, taken_back_on: '2026-11-21' }])
  expect(await setAside()).toContainEqual(
    expect.objectContaining({ settled: expect.objectContaining({ reason }) }),
  )
  const { removed, taken_back } = (await bank.months())[0]!
  expect([removed.rupees - before.removed.rupees, taken_back.rupees - before.taken_back.rupees]).toEqual([
    row.amount,
    row.amount,
  ])
  await bank.undoneByTwo(id, 'Another account')
  expect((await bank.details(id)).results[0].result.kept_because).toMatch(/former application/)
})
