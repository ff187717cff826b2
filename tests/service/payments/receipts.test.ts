/** Receipts of pay orders and demand drafts: given once for each instrument, and what becomes of them. */
import { expect, test } from 'vitest'
import { plainNumber } from '#shared/kit/format.ts'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts)
const { services } = staffStack

type Case = Awaited<ReturnType<StaffStack['submittedCase']>>
const aCase = () => staffStack.submittedCase({ withDocuments: false })
let numbers = 0
const instrumentOf = ({ form, fee }: Case, more = {}) => ({
  ...{
    instrument: 'Pay order',
    bank: 'Habib Bank',
    number: `PO ${++numbers}`,
    dated: '2026-11-20',
    amount: fee,
  },
  ...{ application: form.voucher_number, ...more },
})
const take = (body: object, headers = {}) => accounts.ask('receipts.take', { body, headers })
const taken = async (application: Case) => (await take(instrumentOf(application))).body.data.serial as string
const realise = (serial: string, challan_no: string) =>
  accounts.ask('receipts.realise', {
    params: { serial },
    body: { payment: { challan_no, paid_on: '2026-11-21' } },
  })
const end = (serial: string, as: string, reason = 'A reason') =>
  accounts.ask('receipts.end', { params: { serial }, body: { as, reason } })
const outcomeOf = async (serial: string) => (await services.receipts.read(serial))?.outcome
const paymentOf = async (id: string) => (await services.cases.read(id))?.payment
const inHand = async () => {
  const days = await services.moneyCounter.days('2026-11')
  return days.reduce((sum, { in_hand }) => sum + in_hand, 0)
}
const eventsOf = async (id: string) =>
  (await accounts.ask('cases.history', { params: { id }, query: {} })).body.data.events as { event: string }[]

// receipts.take
// receipts.list
// receipts.get
test('each instrument gets one receipt with the next serial, also where two counters take at once', async () => {
  const cases = await Promise.all([aCase(), aCase(), aCase()])
  const before = await inHand()
  const given = await Promise.all(cases.map((one) => take(instrumentOf(one))))
  expect(given.map(({ status }) => status)).toEqual([201, 201, 201])
  const serials = given.map(({ body }) => body.data.serial as string).sort()
  expect(serials).toEqual(['2026-00001', '2026-00002', '2026-00003'])
  expect((await inHand()) - before).toBe(cases.reduce((sum, { fee }) => sum + fee, 0))

  const { bank, number } = given[0]!.body.data
  const again = await take(
    instrumentOf(cases[1]!, { bank: ` ${bank.toLowerCase()}`, number: number.replace(' ', '-') }),
  )
  expect([again.status, again.body.message]).toEqual([
    409,
    expect.stringMatching(/^Pay order PO-\d was taken in before, with receipt 2026-0000\d$/),
  ])
  const { entries } = (await accounts.ask('receipts.list', { query: {} })).body.data
  expect(entries.map(({ serial }: { serial: string }) => serial)).toEqual([...serials].reverse())
  const { serial } = given[0]!.body.data
  const { data } = (await accounts.ask('receipts.get', { params: { serial } })).body
  expect(data).toMatchObject({
    serial,
    outcome: null,
    amount: cases[0]!.fee,
    application: { id: cases[0]!.id },
  })
  expect(data.name).not.toBe('')
  expect(await paymentOf(cases[0]!.id)).toBeNull()
  expect((await eventsOf(cases[0]!.id)).map(({ event }) => event)).toContain('RECEIPT_GIVEN')
})

test('the same request again gives the same receipt, also at once', async () => {
  const instrument = instrumentOf(await aCase())
  const before = await inHand()
  const same = () => take(instrument, { 'idempotency-key': 'the-counter-presses-twice' })
  const answers = [...(await Promise.all(Array.from({ length: 9 }, same))), await same()]
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.data.serial)).size).toBe(1)
  expect((await inHand()) - before).toBe(instrument.amount)
})

test('an instrument that cannot pay the fee is refused at its field', async () => {
  const application = await aCase()
  const errors = async (more: object) => (await take(instrumentOf(application, more))).body.errors
  expect(await errors({ amount: application.fee - 1 })).toEqual({
    amount: [expect.stringMatching(/^The fee is/)],
  })
  expect(await errors({ application: 'nobody' })).toEqual({
    application: ['No application has this reference or voucher number'],
  })
  expect(await errors({ dated: '2099-01-01' })).toEqual({ dated: ['It is dated later than today'] })
  expect(await errors({ instrument: 'Cash' })).toEqual({
    instrument: ['The council does not take this instrument'],
  })
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
  expect(await errors({})).toEqual({ application: [expect.stringMatching(/^Already paid/)] })
})

// receipts.realise
test('a realised instrument verifies the fee as a deposit, which the row of the statement does not pay again', async () => {
  const application = await aCase()
  const serial = await taken(application)
  const before = await inHand()
  expect((await realise(serial, 'HBL-501')).status).toBe(200)
  expect(await paymentOf(application.id)).toMatchObject({ challan_no: 'HBL-501', amount: application.fee })
  expect(await services.deposits.read(plainNumber('HBL-501'))).toMatchObject({
    settled: { application: { id: application.id } },
  })
  expect((await inHand()) - before).toBe(-application.fee)
  expect((await realise(serial, 'HBL-501')).body.message).toMatch(/has marked receipt \S+ as realised$/)

  const [row] = rowsFor(application)
  const debit = { ...row!, challan_no: 'HBL-501', voucher_number: '' }
  expect(await bank.outcomes(await bank.imported([debit]))).toEqual(['already-verified'])
  await bank.imported([{ ...debit, amount: -application.fee }])
  expect((await services.cases.read(application.id))?.pending).toMatchObject({ action: 'reverse-fee' })
  const shown = await accounts.ask('receipts.get', { params: { serial } })
  expect(shown.body.data.taken_back_on).toBe(debit.paid_on)
})

test('an amount that the statement has shown before is the same deposit, and one whose fee is paid by now waits unmatched', async () => {
  const [first, second] = [await aCase(), await aCase()]
  const known = (await bank.deposited({ amount: first.fee })) as string
  expect((await realise(await taken(first), known)).status).toBe(200)
  expect(await paymentOf(first.id)).toMatchObject({ challan_no: known })

  const serial = await taken(second)
  await accounts.act(second.id, 'verify-fee', staffStack.payment(second))
  const used = await realise(serial, known)
  expect(used.body.errors).toEqual({
    'payment.challan_no': ['The deposit with this challan is settled already'],
  })
  expect((await realise(serial, 'HBL-502')).status).toBe(200)
  expect((await bank.deposits()).map(({ challan_no }) => challan_no)).toContain('HBL-502')
})

// receipts.end
test('a returned instrument pays nothing, and the history of the application says why', async () => {
  const application = await aCase()
  const serial = await taken(application)
  const before = await inHand()
  expect((await end(serial, 'returned', 'The signature differs')).status).toBe(200)
  expect((await inHand()) - before).toBe(-application.fee)
  expect(await eventsOf(application.id)).toContainEqual(
    expect.objectContaining({
      event: 'RECEIPT_RETURNED',
      details: expect.objectContaining({ receipt: serial, reason: 'The signature differs' }),
    }),
  )
  expect((await realise(serial, 'HBL-503')).status).toBe(409)
  expect(await paymentOf(application.id)).toBeNull()
})

test('a wrong receipt is cancelled by two people, its instrument taken in again with the next serial', async () => {
  const application = await aCase()
  const instrument = instrumentOf(application)
  const { serial } = (await take(instrument)).body.data
  expect((await end(serial, 'cancelled')).body.message).toBe('Sent for confirmation')
  expect(await outcomeOf(serial)).toBeNull()
  const second = await staffStack.confirmAll()
  expect(await outcomeOf(serial)).toMatchObject({
    as: 'cancelled',
    by: { id: accounts.id },
    confirmed_by: { id: second.id },
  })
  const next = (await take(instrument)).body.data.serial
  expect(Number(next.slice(5))).toBe(Number(serial.slice(5)) + 1)
})

test('one deposit is that of one receipt, also at two counters, and undoing its import leaves it', async () => {
  const [first, second] = [await aCase(), await aCase()]
  const serials = [await taken(first), await taken(second)]
  for (const one of [first, second]) await accounts.act(one.id, 'verify-fee', staffStack.payment(one))
  const file = await bank.imported([
    { ...rowsFor(first)[0]!, challan_no: 'HBL-505', voucher_number: '', amount: first.fee },
  ])
  const answers = await Promise.all(serials.map((serial) => realise(serial, 'HBL-505')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const [receipt] = serials.filter((_, at) => answers[at]?.status === 200)
  expect(await services.deposits.read('HBL505')).toMatchObject({ receipt, settled: null })
  await bank.undoneByTwo(file, 'The wrong file')
  expect(await services.deposits.read('HBL505')).toMatchObject({ receipt })
})

test('a receipt that was marked as realised by mistake is cancelled once its fee is reversed, with its deposit', async () => {
  const application = await aCase()
  const serial = await taken(application)
  await realise(serial, 'HBL-504')
  await end(serial, 'cancelled')
  const registrar = await staffStack.staffMember('registrar')
  const { open } = (await registrar.ask('proposals.list')).body.data
  const { id } = open.find(({ title }: { title: string }) => title.includes(serial))
  const confirm = () => registrar.ask('proposals.act', { params: { id }, body: { action: 'confirm' } })
  expect((await confirm()).body.message).toMatch(/^Its money is settled/)
  await accounts.act(application.id, 'reverse-fee', { reason: 'Not credited' })
  await registrar.act(application.id, 'reverse-fee')
  expect((await confirm()).status).toBe(200)
  expect(await services.deposits.read('HBL504')).toBeNull()
  expect(await outcomeOf(serial)).toMatchObject({ as: 'cancelled' })
})
