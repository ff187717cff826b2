/** The page of a case in a real browser: its dialogs, its parts on a phone, its documents. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatRupees } from '#shared/kit/format.ts'
import { darkPartOf } from '#tests/support/browser/dark-part.ts'
import { follow, heading, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import {
  documentReadings,
  type JourneyStaffMember,
  openStaffMember,
  openSubmittedCase,
  pressAct,
  waitForCase,
} from '#tests/support/browser/staff-and-cases.ts'
import { aScannedPdf } from '#tests/support/files/scanned-pdf.ts'

const journey = await openJourney()

const at = async ({ storageState }: JourneyStaffMember) => (await journey.visitor({ storageState })).page
const said = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor()
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

test('a reviewer opens a queue from its count, starts its review and returns it with two reasons', async () => {
  const application = await openSubmittedCase(journey.url)
  const registrar = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
  await registrar.keep({ name: 'Face', text: 'The face is in the shade' })
  const page = await at(registrar)
  await page.goto('/admin')
  await heading(page).filter({ hasText: 'Welcome, Rabia Registrar' }).waitFor()
  await page.getByRole('link', { name: /Submitted$/ }).click()
  await page.waitForURL('**/admin/cases?status=submitted')
  await page.getByRole('link', { name: application.reference }).click()
  await waitForCase(page)

  await press(page, 'Start review')
  await said(page, 'Review started')
  await page.getByText('Assigned to you').waitFor()

  await pressAct(page, 'Return for correction')
  const dialog = page.getByRole('dialog', { name: 'Return for correction' })
  await inDialog(page, 'Return for correction')
  await dialog.getByRole('alert').filter({ hasText: 'Choose at least one item to correct' }).waitFor()
  await dialog.getByLabel('Profile photo', { exact: true }).check()
  await dialog.getByLabel('Date of birth', { exact: true }).check()
  const insert = dialog.getByRole('button', { name: 'Insert a text into Profile photo: note' })
  await insert.press('Enter')
  await page.keyboard.press('Escape') // closes the menu and not the dialog
  await dialog.getByRole('menu').waitFor({ state: 'detached' })
  await insert.press('Enter')
  await dialog.getByRole('menuitem', { name: /^Face/ }).press('Enter')
  expect(await page.evaluate('document.activeElement.value')).toBe('The face is in the shade')
  await dialog
    .getByText('The council has looked at your application and asks you to change 2 things:')
    .waitFor()
  await dialog.getByText('Profile photo: Not clear enough to read. The face is in the shade').waitFor()
  await inDialog(page, 'Return for correction')
  await said(page, 'Returned for correction')
  await page.getByText('Returned for correction by Rabia Registrar').waitFor()
  await press(page, 'History')
  await page
    .getByText(/^Date of birth: /)
    .first()
    .waitFor()

  await follow(page, 'Back to the queue')
  await page.waitForURL('**/admin/cases?status=submitted')
})

test('a payment of another amount is refused in the dialog, and reception records fewer copies than are needed', async () => {
  const application = await openSubmittedCase(journey.url)
  const page = await at(await openStaffMember(journey.url, 'Rabia Registrar', 'registrar'))
  await page.goto(`/admin/cases/${application.id}`)
  await waitForCase(page)
  await page.getByRole('img', { name: 'CNIC front' }).waitFor()
  await pressAct(page, 'Verify fee')
  const dialog = page.getByRole('dialog', { name: 'Verify fee' })
  await dialog.getByLabel('Challan no.').fill(application.challan)
  await dialog.getByLabel('Amount in rupees').fill('1')
  await inDialog(page, 'Verify fee')
  await dialog
    .getByRole('alert')
    .filter({ hasText: `The fee is ${formatRupees(application.fee)}` })
    .waitFor()
  await dialog.getByLabel('Amount in rupees').fill(String(application.fee))
  await inDialog(page, 'Verify fee')
  await said(page, 'Fee verified')

  const reception = await at(await openStaffMember(journey.url, 'Rana Reception', 'reception'))
  await reception.goto(`/admin/cases/${application.id}`)
  await waitForCase(reception)
  await expect.poll(() => reception.getByRole('checkbox', { name: /right$/ }).count()).toBe(0)
  const papers = reception.getByRole('region', { name: 'Papers received' })
  await papers.getByRole('checkbox', { name: 'Transcript' }).check()
  await papers.getByText(/^2 copies, Rana Reception, /).waitFor()
  await papers.getByLabel('Copies of Passport-size photographs').fill('3')
  await reception.keyboard.press('Enter')
  await papers.getByText('3 of 4').waitFor()
  await papers.getByText('2 of 13 received').waitFor()
})

test('on a phone the bar of the case leaves two thirds, and papers are one press away', async () => {
  const application = await openSubmittedCase(journey.url)
  const { storageState } = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
  const { page } = await journey.visitor({ storageState, viewport: { width: 360, height: 640 } })
  await page.goto(`/admin/cases/${application.id}`)
  await waitForCase(page)
  const bar = await page.locator('.case-bar').boundingBox()
  expect(bar?.height).toBeLessThan(640 / 3)
  expect(await page.getByRole('button', { name: 'Verify fee' }).isVisible()).toBe(false)
  await press(page, 'More')
  await page.getByRole('button', { name: 'Verify fee' }).waitFor()
  await page.getByRole('button', { name: /^Papers/ }).click()
  await page.getByText('0 of 13 received').waitFor()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  expect(await page.getByRole('button', { name: 'Start review' }).isVisible()).toBe(true)
  const scrolled = await page.locator('.case-bar').boundingBox()
  expect(scrolled?.y).toBeGreaterThanOrEqual(0)
})

test('a PDF is shown page by page, scans too, and the width of data and documents can be adjusted', async () => {
  const application = await openSubmittedCase(journey.url, { marksSheet: aScannedPdf() })
  const page = await at(await openStaffMember(journey.url, 'Rabia Registrar', 'registrar'))
  const readings = documentReadings(page)
  await page.goto(`/admin/cases/${application.id}`)
  await waitForCase(page)
  await page.getByRole('img', { name: 'CNIC front', exact: true }).waitFor()
  await page.keyboard.press('5')
  await page.getByText('Page 1 of 2').waitFor()
  await expect.poll(() => darkPartOf(page, 'Marks sheet, page 1')).toBeCloseTo((300 * 300) / (595 * 842), 2)
  await page.getByRole('button', { name: 'Next page' }).press('Enter')
  await page.getByText('Page 2 of 2').waitFor()
  await expect.poll(() => darkPartOf(page, 'Marks sheet, page 2')).toBeGreaterThan(0.0005)

  await page.keyboard.press('1')
  await page.getByRole('img', { name: 'CNIC front', exact: true }).waitFor()
  await page.keyboard.press('5')
  await page.keyboard.press('r')
  await page.getByText('Page 2 of 2').waitFor()
  await expect
    .poll(() => page.getByRole('img', { name: 'Marks sheet, page 2' }).getAttribute('style'))
    .toMatch(/rotate\(90deg\)/)
  const tabs = page.getByRole('region', { name: 'Documents' }).getByRole('listitem')
  await tabs.nth(4).locator('img').waitFor()
  await expect.poll(() => tabs.locator('img').count()).toBe(2)
  expect(readings).toEqual(['cnic_front_image', 'marksSheet_image'])

  const border = page.getByRole('separator', { name: 'Data and documents' })
  await border.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.reload()
  await waitForCase(page)
  await expect.poll(() => border.getAttribute('aria-valuenow')).toBe('32')
  await page.getByRole('button', { name: 'Widen the data' }).click()
  await expect.poll(() => border.getAttribute('aria-valuenow')).toBe('42')
})
