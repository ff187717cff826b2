/** Council staff: their own sign-in, their own session. */
import { expect, test } from 'vitest'
import { demoAdministrator } from '#infra/local/seed.ts'
import { fillIn, heading, press, signIn } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

test('staff sign in, are greeted and log out', async () => {
  const { page } = await journey.visitor()
  await page.goto('/admin')
  await page.waitForURL('**/admin/auth/login')
  await heading(page).filter({ hasText: 'Council staff' }).waitFor()

  const sent = page.waitForRequest('**/api/admin/auth/login')
  await signIn(page, demoAdministrator)
  expect((await sent).postDataJSON()).toMatchObject({
    device_name: await page.evaluate(() => navigator.userAgent),
  })
  await heading(page).filter({ hasText: 'Welcome, Administrator' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin')
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.length > 0]))
    .toEqual([null, true])
  await page.reload()
  await heading(page).filter({ hasText: 'Welcome, Administrator' }).waitFor()

  await press(page, 'Account menu, Administrator')
  await press(page, 'Log out')
  await page.waitForURL('**/admin/auth/login')
  await page.goto('/admin')
  await page.waitForURL('**/admin/auth/login')
})

test('an applicant cannot open the staff area, nor staff the pages of applicants', async () => {
  const { token, person } = await openAccountAt(journey.url, 'applicant')
  const { page } = await journey.visitor({ token })
  await page.goto('/admin')
  await page.waitForURL('**/admin/auth/login')

  await page.evaluate((value) => localStorage.setItem('admin_token', value), token)
  await page.goto('/admin')
  await page.waitForURL('**/admin/auth/login')
  await heading(page).filter({ hasText: 'Council staff' }).waitFor()

  await signIn(page, person)
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/auth/login')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await fillIn(page, { Email: demoAdministrator.email, Password: demoAdministrator.password })
  await press(page, 'Sign in')
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor()
})
