/** A forgotten password, from the e-mail to the new sign-in. */
import { expect, test } from 'vitest'
import { fillIn, follow, heading, press, signIn } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { newestEmail } from '#tests/support/browser/received-emails.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()
const chosen = 'nine quiet herons'

test('the link of an e-mail sets a new password, which ends the old session', async () => {
  const { person, token } = await openAccountAt(journey.url, 'contact')
  const other = await journey.visitor({ token })
  await other.page.goto('/contact-information')
  await other.page.getByText('4 Mall Road, Kasur').waitFor()

  const { page } = await journey.visitor()
  await page.goto('/auth/login')
  await follow(page, 'Forgot password')
  await heading(page).filter({ hasText: 'Forgot password' }).waitFor()
  await fillIn(page, { Email: person.email })
  await press(page, 'Send the link')
  const said = await page.getByRole('alert').textContent()
  expect(said).toMatch(/^If this email has an account/)

  const email = await newestEmail(journey.url, person.email, 'Set a new password')
  const link = email.text.match(/https?:\/\/\S+\/auth\/reset-password\/\S+/)?.[0] ?? 'no link'
  await page.goto(link)
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(person.email)
  expect(page.url()).toBe(`${journey.url}/auth/reset-password`) // neither token nor address stay in the history
  await fillIn(page, { Password: chosen, 'Confirm password': chosen })
  await press(page, 'Reset password')
  await heading(page).filter({ hasText: 'Password reset' }).waitFor()
  const message = await page.getByRole('status').filter({ hasText: /\w/ }).first().textContent()
  await page.waitForURL('**/auth/login')
  await page.getByText(message ?? 'no message', { exact: true }).waitFor()

  await follow(other.page, 'Personal Information')
  await other.page.waitForURL('**/auth/login')
  await other.page.getByText('Your session has ended. Sign in again.').waitFor()
  await expect.poll(() => other.page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await signIn(page, person)
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await signIn(page, { ...person, password: chosen })
  await heading(page)
    .filter({ hasText: `Welcome, ${person.name}` })
    .waitFor()

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await page.getByRole('status').filter({ hasText: 'This link has expired' }).waitFor()
})
