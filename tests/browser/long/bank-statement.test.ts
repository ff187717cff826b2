/** A bank statement in a real browser: chosen, previewed, imported, its deposits settled, undone. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import { dayInKarachi, formatRupees } from '#shared/kit/format.ts'
import { follow, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { chooseStatement, confirmProposal, openStaffMember } from '#tests/support/browser/staff-and-cases.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

test('a bank statement with a matching row, one that pays too little and one that names nobody is imported, its deposits settled, and undone', async () => {
  const [fits, short] = [await openAccountAt(journey.url, 'form'), await openAccountAt(journey.url, 'form')]
  const formOf = async (applicant: typeof fits) =>
    (await applicant.get('/api/auth/user')).body.data.application_form
  const [good, less] = [await formOf(fits), await formOf(short)]
  const clerk = await openStaffMember(journey.url, 'Amina Accounts', 'accounts')
  const { page } = await journey.visitor({ storageState: clerk.storageState })
  await page.goto('/admin')
  await follow(page, 'Bank statement')
  await page.getByText('Nothing has been imported yet.').waitFor()

  await chooseStatement(page, 'Paid;Sum;Number;Text\n03/11/2026;1;CH-9;Fee\n')
  await page.getByRole('alert').filter({ hasText: 'Say what is missing: Date' }).waitFor()
  for (const [label, column] of [
    ['Date', 'Paid'],
    ['Amount or credit', 'Sum'],
    ['Challan number (or transaction number)', 'Number'],
    ['Narration', 'Text'],
  ] as const)
    await page.getByLabel(label, { exact: true }).selectOption(column)
  await page
    .getByText('03/11/2026 is 03-11-2026 with the day first, 11-03-2026 with the month first')
    .waitFor()
  await page.getByLabel('Dates of this bank').selectOption('Month first')
  await page.getByRole('cell', { name: '11-03-2026' }).waitFor()
  await press(page, 'Look at the rows')
  await page.getByRole('heading', { name: 'november.csv: 1 row, 0 to be verified' }).waitFor()
  await chooseStatement(
    page,
    [
      'Date;Voucher no;Challan no;Amount',
      `20-Jan-26;${good.voucher_number};CH-1;Rs. ${good.fee_amount}.00`,
      `20/11/2026;${less.voucher_number};CH-2;1/-`,
      `20.11.2026;${voucherNumberOf(1n)};CH-3;${less.fee_amount}`,
      'Total;;;=SUM(D2:D4)',
    ].join('\n'),
  )
  await page.getByRole('heading', { name: 'november.csv: 4 rows, 1 to be verified' }).waitFor()
  await page.getByText(`The fee is ${formatRupees(less.fee_amount)}; Rs. 1 was paid`).waitFor()
  await page.getByRole('button', { name: /^Paid before the day of the voucher/ }).waitFor()
  await page.getByRole('button', { name: /^Row cannot be read/ }).click()
  await page.getByText('Total | =SUM(D2:D4)').waitFor()
  const download = page.waitForEvent('download')
  await press(page, 'Save the problems as CSV')
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFRow,Date,Voucher number,Challan number,Amount,Problem,Detail,Application,Text in the file',
    expect.stringContaining(',CH-2,1,Amount differs from the fee,'),
  ])

  await press(page, 'Verify 1 payment')
  await page.getByRole('heading', { name: 'Import of a bank statement' }).waitFor()
  await page.getByText('3 rows, 1 verified, 1 not readable').waitFor()

  await page.getByRole('link', { name: 'All imports' }).click()
  const dialog = page.getByRole('dialog')
  await press(page, 'Match challan CH-3')
  await dialog.getByLabel('Reference or voucher number').fill('PC-2026-00000000')
  await dialog.getByRole('button', { name: 'Find the application' }).click()
  await dialog.getByText('No application has this reference or voucher number').waitFor()
  await dialog.getByLabel('Reference or voucher number').fill(less.reference_no)
  await page.keyboard.press('Enter')
  await dialog.getByText(short.person.name).waitFor()
  await dialog.getByRole('button', { name: 'Verify the fee with this deposit' }).click()
  await page.getByText(`The fee of ${less.reference_no} has been verified`).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Unmatched deposits')
  expect((await formOf(short)).fee_status).toBe('verified')
  await press(page, 'Set aside challan CH-2')
  await dialog.getByLabel('Reason').fill('Refunded')
  await dialog.getByRole('button', { name: 'Set aside' }).click()
  await page.getByText('No deposits are waiting for an application.').waitFor()
  await page.getByText('Deposits set aside, refunded or taken back by the bank').click()
  await press(page, 'Return to the list challan CH-2')
  await dialog.getByLabel('Reason').fill('The wrong row')
  await dialog.getByRole('button', { name: 'Return to the list' }).click()
  await page.getByText(/^Returned by .*: The wrong row$/).waitFor()
  await press(page, 'Set aside challan CH-2')
  await dialog.getByLabel('Reason').fill('Refunded')
  await dialog.getByRole('button', { name: 'Set aside' }).click()
  await page.getByText('No deposits are waiting for an application.').waitFor()
  await page.getByRole('cell', { name: /^2 for Rs\. / }).waitFor()

  await page.getByRole('listitem').filter({ hasText: '3 rows, 1 verified' }).getByRole('link').click()
  await press(page, 'Undo this import')
  await dialog.getByRole('button', { name: 'Send for confirmation' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'Enter a reason' }).waitFor()
  await dialog.getByLabel('Reason').fill('The file of another day')
  await dialog.getByRole('button', { name: 'Send for confirmation' }).click()
  await page.getByText(/proposed to undo this import/).waitFor()
  const second = await openStaffMember(journey.url, 'Asif Accounts', 'accounts')
  await confirmProposal(journey.url, second, page.url().split('/').at(-1) ?? '')
  await page.reload()
  await press(page, 'Continue undoing')
  await page.getByText('3 rows, 1 verified, 1 undone').waitFor()
  await page.getByText('Not undone. The deposit has been settled').first().waitFor()
  expect((await formOf(fits)).fee_status).toBe('unpaid')
})

test('a page and one more payment are verified with two keys after the file is chosen, and a page of rows is shown at a time', async () => {
  const forms: { voucher_number: string; fee_amount: number }[] = []
  for (let count = 0; count < 26; count++) {
    const account = await openAccountAt(journey.url, 'form')
    forms.push((await account.get('/api/auth/user')).body.data.application_form)
  }
  const clerk = await openStaffMember(journey.url, 'Asif Accounts', 'accounts')
  const { page } = await journey.visitor({ storageState: clerk.storageState })
  await page.goto('/admin/bank-statement')
  await page.getByRole('heading', { name: 'Unmatched deposits' }).waitFor()
  const today = dayInKarachi(new Date())
  const rows = forms.map((form, row) => `${today},${form.voucher_number},CH-4${row},${form.fee_amount}`)
  await chooseStatement(page, ['Date,Voucher,Challan,Amount', ...rows].join('\n'))
  await page.getByRole('heading', { name: 'november.csv: 26 rows, 26 to be verified' }).waitFor()
  const shown = page.getByRole('table', { name: 'Will be verified' }).getByRole('row')
  expect(await shown.count()).toBe(26)
  await press(page, 'Next rows')
  await page.getByText('26–26 of 26').waitFor()
  expect(await shown.count()).toBe(2)

  await page.getByRole('heading', { name: 'november.csv' }).focus() // where the focus is after choosing
  const keys = ['Tab', 'Enter']
  for (const key of keys) await page.keyboard.press(key)

  await page.getByText('26 rows, 26 verified').waitFor()
  expect(keys.length).toBeLessThanOrEqual(4)
})
