/** My work: the first case opens with one key, and a case is handed to a colleague. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import {
  openStaffMember,
  openSubmittedCase,
  pressAct,
  waitForCase,
} from '#tests/support/browser/staff-and-cases.ts'

const journey = await openJourney()

test('after signing in one key opens the first case, and not where somebody types', async () => {
  const reviewer = await openStaffMember(journey.url, 'Nadia Reviewer', 'reviewer')
  const { id } = await openSubmittedCase(journey.url)
  await reviewer.take(id)
  const { page } = await journey.visitor()
  await page.goto('/admin/auth/login')
  await page.getByLabel('Email').fill(reviewer.email)
  await page.getByLabel('Password', { exact: true }).fill('jackdaw')
  await page.keyboard.press('j')
  expect(new URL(page.url()).pathname).toBe('/admin/auth/login')

  await page.evaluate((token) => localStorage.setItem('admin_token', token), reviewer.token)
  await page.goto('/admin')
  await page.getByText('to open the first application').waitFor()
  await page.keyboard.press('j')
  await waitForCase(page)
  expect(new URL(page.url()).pathname).toBe(`/admin/cases/${id}`)
})

test('with the keys switched off the first case is still two keys away', async () => {
  const reviewer = await openStaffMember(journey.url, 'Nadia Reviewer', 'reviewer')
  const { id } = await openSubmittedCase(journey.url)
  await reviewer.take(id)
  const { page } = await journey.visitor({ storageState: reviewer.storageState })
  await page.goto('/admin')
  const first = page.getByRole('link', { name: /PC-/ }).first()
  await first.waitFor()
  await page.evaluate("localStorage.setItem('review-keys', 'off')")
  await page.keyboard.press('j')
  expect(new URL(page.url()).pathname).toBe('/admin')
  await first.press('Enter')
  await waitForCase(page)
  expect(new URL(page.url()).pathname).toBe(`/admin/cases/${id}`)
})

test('a reviewer hands a case to a colleague, and the case says so', async () => {
  const reviewer = await openStaffMember(journey.url, 'Nadia Reviewer', 'reviewer')
  const colleague = await openStaffMember(journey.url, 'Bilal Reviewer', 'reviewer')
  const { id } = await openSubmittedCase(journey.url)
  await reviewer.take(id)
  const { page } = await journey.visitor({ storageState: reviewer.storageState })
  await page.goto(`/admin/cases/${id}?status=submitted`)
  await waitForCase(page)
  await pressAct(page, 'Reassign')
  const dialog = page.getByRole('dialog', { name: 'Reassign this application' })
  await dialog.getByLabel('Colleague').selectOption(colleague.id)
  await dialog.getByRole('button', { name: 'Assign' }).press('Enter')
  await page.getByText('Assigned to Bilal Reviewer').first().waitFor()
  await expect
    .poll(() => page.evaluate('document.activeElement.textContent'))
    .toContain('Assigned to Bilal Reviewer')
})

test('selected applications of the queue are assigned to a colleague, and the dialog tells what came of each', async () => {
  const reviewer = await openStaffMember(journey.url, 'Nadia Reviewer', 'reviewer')
  const colleague = await openStaffMember(journey.url, 'Bilal Reviewer', 'reviewer')
  const [free, taken] = [await openSubmittedCase(journey.url), await openSubmittedCase(journey.url)]
  await (await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')).take(taken.id)
  const { page } = await journey.visitor({ storageState: reviewer.storageState })
  await page.goto('/admin/cases?status=submitted&sort=newest')
  for (const { reference } of [free, taken]) await page.getByLabel(`Select ${reference}`).click()
  await page.getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Assign 2 applications' })
  await dialog.getByLabel('Colleague').selectOption(colleague.id)
  await dialog.getByRole('button', { name: 'Assign' }).press('Enter')
  const result = page.getByRole('dialog', { name: 'Assignment' })
  await result.getByText('1 application assigned, 1 not.').waitFor()
  await result.getByText(`${taken.reference}: This application is assigned to Rabia Registrar`).waitFor()
  await result.getByRole('button', { name: 'Close' }).press('Enter')
  await page
    .getByRole('row', { name: new RegExp(free.reference) })
    .getByText('Bilal Reviewer')
    .waitFor()
})
