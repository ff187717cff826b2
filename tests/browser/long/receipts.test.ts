/** A pay order over the counter: taken in, printed, refused the second time, realised. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember, openSubmittedCase } from '#tests/support/browser/staff-and-cases.ts'
import { printed, readPdf } from '#tests/support/files/read-pdf.ts'

const journey = await openJourney()

test('a pay order gets a receipt on one page, once, and pays the fee when the bank has credited it', async () => {
  const accounts = await openStaffMember(journey.url, 'Adeel Accounts', 'accounts')
  const { reference, fee } = await openSubmittedCase(journey.url)
  const { page } = await journey.visitor({ storageState: accounts.storageState })
  const take = async () => {
    await page.goto('/admin/receipts')
    await page.getByRole('button', { name: 'Take a pay order or draft' }).press('Enter')
    const typed = {
      ...{ 'Reference or voucher number': reference, Bank: 'Habib Bank', Number: 'PO-443211' },
      ...{ 'Date of the instrument': '20-11-2020', 'Amount in rupees': String(fee) },
    }
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByLabel('Amount in rupees').press('Control+Enter')
  }
  await take()
  await page.getByRole('heading', { name: /^Receipt \d{4}-00001$/, level: 1 }).waitFor()
  await page.getByText('has credited the amount').waitFor()
  const { pages } = await readPdf(await printed(page))
  expect(pages.length).toBe(1)
  for (const words of ['Pharmacy Council', reference, 'PO-443211', 'Received by Adeel Accounts'])
    expect(pages[0]).toContain(words)

  await take()
  await page
    .getByRole('dialog')
    .getByText(/PO-443211 was taken in before, with receipt \d{4}-00001/)
    .waitFor()

  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('link', { name: /-00001$/ }).click()
  await page.getByRole('button', { name: 'Realised' }).click()
  await page.getByLabel('Challan or transaction number').fill('HBL-9001')
  await page.getByLabel('Date of the credit').fill('21-11-2020')
  await page.getByRole('button', { name: 'Verify the fee' }).click()
  await page.getByText(/^Realised on/).waitFor()
  await page.getByRole('link', { name: 'Application', exact: true }).click()
  await page.getByText('Fee verified').first().waitFor()
})
