/** Corrections of a returned application. */
import { test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember, openSubmittedCase } from '#tests/support/browser/staff-and-cases.ts'

const journey = await openJourney()

test('the type and a field of a returned application are corrected, and the new fee is read before sending again', async () => {
  const account = await openSubmittedCase(journey.url, { complete: false })
  const reviewer = await openStaffMember(journey.url, 'Rashid Reviewer', 'reviewer')
  const returned = ['application_form.application_title', 'contact_information.city']
  const corrections = returned.map((item) => ({ item, reason: 'does-not-match', words: '' }))
  await reviewer.act(account.id, 'return', { corrections })

  const { page } = await journey.visitor({ token: account.token })
  await page.goto('/registration/new')
  await page.getByLabel('Renewal', { exact: true }).check()
  await page.getByLabel('Registration no.').fill('B 4711')
  await page.getByRole('textbox', { name: 'Issue date' }).fill('01-01-2020')
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('01-01-2025')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your correction is saved').waitFor()
  await page.getByText(/The fee changes from .* to Rs\. 1500/).waitFor()

  await page.getByRole('link', { name: 'City', exact: true }).click()
  await page.getByLabel('City').fill('Kasur')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Contact detail updated successfully').waitFor()
  await page.getByRole('heading', { level: 1, name: 'My application' }).waitFor()
  await page.getByText('5 of 5 corrected').waitFor() // the type brings its number and dates
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('Resubmitted').first().waitFor()
})
