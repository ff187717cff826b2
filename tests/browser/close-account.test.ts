/** Closing an account, and keeping it after all. */
import { expect, test } from 'vitest'
import { heading } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openAccount } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

test('an applicant closes the account with the password, and keeps it at the next sign-in', async () => {
  const { token, person } = await openAccount(journey.url)
  const { page, troubles } = await journey.visitor({ token })
  troubles.expect(/status of (401|422)/)
  await page.goto('/portfolio/data')
  await page.getByRole('link', { name: 'Close your account' }).click()
  await page.getByLabel('Current password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Close my account' }).press('Enter')
  await page.getByText(/^Your account is closed. To keep it, sign in until \d\d-\d\d-\d{4}\.$/).waitFor()

  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await page.getByText('You have closed this account.').waitFor()
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(person.password)
  await page.getByRole('button', { name: 'Keep my account' }).press('Enter')

  await heading(page).filter({ hasText: 'Welcome' }).waitFor()
})
