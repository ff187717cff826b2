/** A new member of staff, from the invitation to signing in with a code of an app. */
import { expect, test } from 'vitest'
import { fillIn, follow, heading, press, signIn } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { newestEmail } from '#tests/support/browser/received-emails.ts'
import { openStaffMember } from '#tests/support/browser/staff-and-cases.ts'
import { codeOf } from '#tests/support/people/one-time-passwords.ts'

const journey = await openJourney()
const invited = { email: 'amna@council.example', password: 'seven grey herons asleep' }

test('a member of staff is invited, sets the password by the e-mailed link, sets up an app, signs in with its code, and is deactivated', async () => {
  const { storageState } = await openStaffMember(journey.url, 'Asma Administrator', 'administrator')
  const office = (await journey.visitor({ storageState })).page
  await office.goto('/admin')
  await follow(office, 'Staff')
  await follow(office, 'Invite staff member')
  await press(office, 'Send invitation')
  await office.getByRole('alert').getByText('Roles: Choose at least one role').waitFor()
  await fillIn(office, { 'Full name': 'Amna Reviewer', Email: invited.email })
  await office.getByRole('checkbox', { name: 'Reviewer' }).check()
  await press(office, 'Send invitation')
  await heading(office).filter({ hasText: 'Confirmations' }).waitFor()
  await office.getByText('You proposed this; another person confirms it').waitFor()

  const second = await openStaffMember(journey.url, 'Bushra Administrator', 'administrator')
  const confirming = (await journey.visitor({ storageState: second.storageState })).page
  await confirming.goto('/admin')
  await confirming.getByRole('link', { name: /^Waiting for my confirmation/ }).click()
  await confirming.getByRole('button', { name: /^Confirm, Invite Amna Reviewer/ }).click()
  await confirming.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await confirming.getByText('Confirmed: Invite Amna Reviewer').waitFor()
  await follow(office, 'Staff')
  await follow(office, 'Amna Reviewer')
  await office.getByText('Invited: Reviewer, confirmed by Bushra Administrator').waitFor()

  const email = await newestEmail(journey.url, invited.email)
  const { page } = await journey.visitor()
  await page.goto(/http\S+set-password\S+/.exec(email.text)?.[0] ?? 'no link')
  await fillIn(page, { Password: invited.password, 'Confirm password': invited.password })
  await press(page, 'Set password')
  await follow(page, 'Go to sign in')
  await signIn(page, invited)
  await heading(page).filter({ hasText: 'Welcome, Amna Reviewer' }).waitFor()

  await press(page, 'Account menu, Amna Reviewer')
  await follow(page, 'Security')
  await press(page, 'Set up one-time passwords')
  await fillIn(page, { Password: invited.password })
  await press(page, 'Continue')
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor()
  const secret = (await page.locator('.device-secret').textContent())?.replaceAll(' ', '') ?? ''
  const begun = new Date()
  await fillIn(page, { Code: codeOf(secret, begun) })
  await press(page, 'Confirm')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await expect.poll(() => page.locator('.recovery-codes li').count()).toBe(10)
  await press(page, 'I have saved them')
  await page.getByText('Your account is protected by one-time passwords').waitFor()

  await press(page, 'Account menu, Amna Reviewer')
  await press(page, 'Log out')
  await signIn(page, invited)
  await page.getByText('Your password is right.').waitFor()
  await page.keyboard.type('000000') // the field has the focus
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Code: This code is wrong or was used before').waitFor()
  await fillIn(page, { Code: codeOf(secret, begun, 1) })
  await press(page, 'Sign in')
  await heading(page).filter({ hasText: 'Welcome, Amna Reviewer' }).waitFor()

  await office.reload()
  await office.getByText('One-time passwords set up').waitFor()
  await press(office, 'Deactivate')
  await office.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await office.getByRole('status').filter({ hasText: 'Account deactivated' }).waitFor()
  await page.reload()
  await page.waitForURL('**/admin/auth/login')
})
