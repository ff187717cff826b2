/** Reception marks the certificates of a list as ready at once, by keyboard. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openReadyCase, openStaffMember } from '#tests/support/browser/staff-and-cases.ts'

const journey = await openJourney()

test('selected applications become ready, and the focus is in the list again', async () => {
  const reviewer = await openStaffMember(journey.url, 'Nadia Reviewer', 'reviewer')
  const accounts = await openStaffMember(journey.url, 'Adeel Accounts', 'accounts')
  const registrar = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
  const team = { reviewer, accounts }
  const applications = [await openReadyCase(journey.url, team), await openReadyCase(journey.url, team)]
  for (const { id } of applications) await registrar.act(id, 'approve')
  const { storageState, prepareCertificate } = await openStaffMember(
    journey.url,
    'Rana Reception',
    'reception',
  )
  for (const { id } of applications) await prepareCertificate(id)
  const { page } = await journey.visitor({ storageState })
  await page.goto('/admin/cases?status=approved')
  await page.getByLabel('Select all on this page').press('Space')
  await page.getByText('2 applications selected').waitFor()
  await page.getByRole('button', { name: 'Certificate ready' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Certificate ready: 2 applications' })
  await dialog.getByRole('button', { name: 'Certificate ready' }).press('Enter')
  await dialog.getByText('2 applications marked as certificate ready.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await page.getByText('No applications are in the status “Approved”.').waitFor()
  expect(await page.evaluate('document.activeElement.className')).toBe('queue-rows')
})
