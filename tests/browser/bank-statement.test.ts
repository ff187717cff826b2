/** A bank statement in a real browser: chosen, previewed, imported, undone. */
import { expect, test } from 'vitest'
import { formatRupees } from '#shared/format.ts'
import { voucherNumberOf } from '#shared/rules/voucher-number.ts'
import { follow, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { chooseStatement, openStaffMember } from '#tests/support/browser/staff-and-cases.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = openJourney()

test('a bank statement with a matching row, one that pays too little and one that names nobody is imported and undone', async () => {
  const [fits, short] = [await openAccountAt(journey.url, 'form'), await openAccountAt(journey.url, 'form')]
  const formOf = async (applicant: typeof fits) =>
    (await applicant.get('/api/auth/user')).body.data.application_form
  const [good, less] = [await formOf(fits), await formOf(short)]
  const clerk = await openStaffMember(journey.url, 'Amina Accounts', 'accounts')
  const { page } = await journey.visitor({ storageState: clerk.storageState })
  await page.goto('/admin')
  await follow(page, 'Bank statement')
  await page.getByText('Nothing has been imported yet.').waitFor()

  await chooseStatement(page, 'Date;Amount\n')
  await page.getByRole('alert').filter({ hasText: 'Columns are missing: Voucher number' }).waitFor()
  await chooseStatement(
    page,
    [
      'Date;Voucher no;Challan no;Amount',
      `20/11/2026;${good.voucher_number};CH-1;${good.fee_amount}.00`,
      `20/11/2026;${less.voucher_number};CH-2;1`,
      `20/11/2026;${voucherNumberOf(1n)};CH-3;2500`,
    ].join('\n'),
  )
  await page.getByRole('heading', { name: 'november.csv: 3 rows, 1 to be verified' }).waitFor()
  await page.getByText(`The fee is ${formatRupees(less.fee_amount)}; Rs. 1 was paid`).waitFor()
  await page.getByText('No application has this voucher number').waitFor()

  await press(page, 'Import 1 row')
  await page.getByRole('heading', { name: 'Import of a bank statement' }).waitFor()
  await page.getByText('3 rows, 1 verified').waitFor()
  await page.getByText('Fee verified').waitFor()

  await press(page, 'Undo this import')
  const dialog = page.getByRole('dialog', { name: 'Undo this import' })
  await dialog.getByRole('button', { name: 'Undo this import' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'Enter a reason' }).waitFor()
  await dialog.getByLabel('Reason').fill('The file of another day')
  await dialog.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByText('3 rows, 1 verified, 1 undone').waitFor()
  expect((await formOf(fits)).status).toBe('submitted')
})
