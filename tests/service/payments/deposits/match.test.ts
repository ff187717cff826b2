import { expect, test } from 'vitest'
import { formatRupees } from '#shared/kit/format.ts'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts)

const aCase = () => staffStack.submittedCase({ withDocuments: false })

const match = (challan_no: string, id: string, by = accounts) =>
  by.ask('deposits.match', { body: { challan_no, id } })
const isListed = async (challan: string) =>
  (await bank.deposits()).some(({ challan_no }) => challan_no === challan)

test('a deposit pays for an application as every payment does, and leaves the list; the same match again changes nothing', async () => {
  const payer = await staffStack.submittedCase()
  const challan = await bank.deposited({ amount: payer.fee })

  const { status, body } = await match(challan, payer.id)
  expect([status, body.data.reference_no]).toEqual([200, payer.form.reference_no])
  expect((await match(challan, payer.id)).status).toBe(200)

  expect(await isListed(challan)).toBe(false)
  const registrar = await staffStack.staffMember('registrar')
  const shown = (await registrar.ask('cases.get', { params: { id: payer.id } })).body.data
  expect(shown.review.payment).toMatchObject({
    ...{ challan_no: challan, amount: payer.fee, paid_on: '2026-11-20' },
    verified_by: { id: accounts.id },
  })
  const history = await registrar.ask('cases.history', { params: { id: payer.id }, query: {} })
  expect(
    history.body.data.events.filter(({ event }: { event: string }) => event === 'VERIFY_FEE'),
  ).toHaveLength(1)
})

test('a deposit of another amount, or one that was settled, pays for nothing', async () => {
  const [one, other] = [await aCase(), await aCase()]
  const challan = await bank.deposited({ amount: one.fee - 1 })
  expect((await match(challan, one.id)).body.errors).toEqual({
    application: [`The fee is ${formatRupees(one.fee)}; ${formatRupees(one.fee - 1)} was paid`],
  })
  const paid = await bank.deposited({ amount: one.fee })
  await match(paid, one.id)
  const again = await match(paid, other.id)
  expect([again.status, again.body.message]).toEqual([
    409,
    `This deposit was matched with ${one.form.reference_no} by ${accounts.name}`,
  ])
  expect((await match(paid, 'nobody')).status).toBe(404)
})

test('of two matches of one deposit at once, and of two deposits for one application, only one succeeds', async () => {
  const [one, other, third] = [await aCase(), await aCase(), await aCase()]
  const colleague = await staffStack.staffMember('registrar')
  const challan = await bank.deposited({ amount: one.fee })
  const both = await Promise.all([match(challan, one.id), match(challan, other.id, colleague)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])

  const [first, second] = [
    await bank.deposited({ amount: third.fee }),
    await bank.deposited({ amount: third.fee }),
  ]
  const ends = await Promise.all([match(first, third.id), match(second, third.id, colleague)])
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 422])
  expect([await isListed(first), await isListed(second)].filter(Boolean)).toHaveLength(1)
})

test('a deposit that is matched while it is imported for another application pays once', async () => {
  const [named, other] = [await aCase(), await aCase()]
  const [row] = rowsFor(named)
  await bank.deposited({ ...row!, voucher_number: '' })
  const id = (await bank.begin([row!])).body.data.id
  const [matched] = await Promise.all([match(row!.challan_no, other.id), bank.verify(id)])

  const outcome = (await bank.outcomes(id))[0]
  // Whether the row finds the deposit settled already, or settled while it writes, depends on the moment.
  const lost = expect.stringMatching(/^(already-verified|challan-used)$/)
  expect([matched.status, outcome]).toEqual(matched.status === 200 ? [200, lost] : [409, 'verified'])
  expect(await isListed(row!.challan_no)).toBe(false)
  const paid = await Promise.all(
    [named, other].map(async (one) => (await staffStack.services.cases.read(one.id))?.payment),
  )
  expect(paid.filter(Boolean)).toHaveLength(1)
})

test('a fee verified by hand with the challan of a deposit settles it, for the amount that the bank has received', async () => {
  const payer = await aCase()
  const challan = await bank.deposited({ amount: payer.fee })
  const less = await bank.deposited({ amount: 1 })
  const refused = await accounts.act(payer.id, 'verify-fee', staffStack.payment(payer, less))
  expect(refused.body.errors).toEqual({
    'payment.amount': ['The bank’s statement has Rs. 1 for this challan'],
  })
  expect((await accounts.act(payer.id, 'verify-fee', staffStack.payment(payer, challan))).status).toBe(200)
  expect([await isListed(challan), await isListed(less)]).toEqual([false, true])

  const colleague = await staffStack.staffMember('accounts')
  await accounts.act(payer.id, 'reverse-fee', { reason: 'Another payer' })
  await colleague.act(payer.id, 'reverse-fee')
  expect(await isListed(challan)).toBe(true)
})
