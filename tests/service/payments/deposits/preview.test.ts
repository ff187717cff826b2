import { expect, test } from 'vitest'
import { formatRupees } from '#shared/kit/format.ts'
import { bankImportsOf } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts)

const aCase = () => staffStack.submittedCase({ withDocuments: false })

test('the application of a reference or voucher number is shown with what keeps the deposit from paying', async () => {
  const [one, dear] = [await aCase(), await aCase()]
  const [fits, short] = [
    await bank.deposited({ amount: one.fee }),
    await bank.deposited({ amount: dear.fee - 1 }),
  ]
  const ask = async (challan_no: string, application: string) =>
    accounts.ask('deposits.preview', { body: { challan_no, application } })

  const shown = {
    id: one.id,
    reference_no: one.form.reference_no,
    name: one.person.name,
    fee: one.fee,
    voucher_number: one.form.voucher_number,
    problem: null,
    rest: null,
  }
  expect((await ask(fits, one.form.reference_no.toLowerCase())).body.data).toEqual(shown)
  expect((await ask(fits, one.form.voucher_number.replace(/(\d{5})/, '$1 '))).body.data).toEqual(shown)
  expect((await ask(short, dear.form.reference_no)).body.data.problem).toBe(
    `The fee is ${formatRupees(dear.fee)}; ${formatRupees(dear.fee - 1)} was paid`,
  )
  expect((await ask(fits, 'PC-2026-00000000')).body.errors).toEqual({
    application: ['No application has this reference or voucher number'],
  })
  expect((await ask('CH-nobody', one.form.reference_no)).status).toBe(404)
})
