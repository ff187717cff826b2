import { expect, test } from 'vitest'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts)

const aCase = () => staffStack.submittedCase({ withDocuments: false })

test('a row verifies a fee as staff do: case, challan and history change, and the review stays where it is', async () => {
  const application = await staffStack.submittedCase()
  const [row] = rowsFor(application)
  await bank.imported([row!])
  const registrar = await staffStack.staffMember('registrar')
  const { body } = await registrar.ask('cases.get', { params: { id: application.id } })
  expect(body.data).toMatchObject({
    application_form: { status: 'submitted', fee_status: 'verified' },
    review: {
      payment: {
        voucher_number: application.form.voucher_number,
        challan_no: row?.challan_no,
        amount: application.fee,
        verified_by: { id: accounts.id },
      },
    },
  })
  const history = await registrar.ask('cases.history', { params: { id: application.id }, query: {} })
  const verified = history.body.data.events.find(({ event }: { event: string }) => event === 'VERIFY_FEE')
  expect(verified).toMatchObject({ by: { id: accounts.id }, details: { challan_no: row?.challan_no } })
  expect((await registrar.act(application.id, 'approve')).status).toBe(409)
})

test('sending the same rows again, one after the other or at once, verifies no row twice', async () => {
  const rows = rowsFor(await aCase(), await aCase(), await aCase())
  const { id } = (await bank.begin(rows)).body.data
  const together = await Promise.all([bank.verify(id), bank.verify(id), bank.verify(id)])
  expect(together.map(({ status }) => status)).toEqual([200, 200, 200])
  const before = await bank.details(id)
  expect(before.counts).toMatchObject({ verified: 3, 'already-verified': 0 })
  expect((await bank.verify(id)).body.data.counts).toEqual(before.counts)
  expect(await bank.details(id)).toEqual(before)
})

test('an interrupted import can be finished by another member of staff', async () => {
  const cases = await Promise.all(Array.from({ length: 27 }, aCase))
  const rows = rowsFor(...cases)
  const { id } = (await bank.begin(rows)).body.data
  await bank.verify(id, 25)
  expect((await bank.details(id)).counts.verified).toBe(2)
  const { body } = await bankImportsOf(await staffStack.staffMember('registrar')).verify(id, 0)
  expect(body.data.counts.verified).toBe(27)
})

test('of two imports at once with the same row or challan only one verifies a fee', async () => {
  const [one, other] = [await aCase(), await aCase()]
  const second = bankImportsOf(await staffStack.staffMember('accounts'))
  const rows = rowsFor(one)
  const same = [(await bank.begin(rows)).body.data.id, (await second.begin(rows)).body.data.id]
  await Promise.all([bank.verify(same[0]), second.verify(same[1])])
  const outcomes = [...(await bank.outcomes(same[0])), ...(await bank.outcomes(same[1]))]
  expect(outcomes.sort()).toEqual(['already-verified', 'verified'])

  const [mine, theirs] = [rowsFor(await aCase()), rowsFor(other)]
  theirs[0]!.challan_no = mine[0]!.challan_no
  const ids = [(await bank.begin(mine)).body.data.id, (await second.begin(theirs)).body.data.id]
  await Promise.all([bank.verify(ids[0]), second.verify(ids[1])])
  const ends = [...(await bank.outcomes(ids[0])), ...(await bank.outcomes(ids[1]))]
  expect(ends.sort()).toEqual(['challan-used', 'verified'])
})
