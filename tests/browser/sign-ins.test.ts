/** An applicant looks at the own sign-ins and signs another browser out. */
import { expect, test } from 'vitest'
import { follow, heading, press, signIn } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openAccount } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

test('a browser stays known after signing out, and its page signs every other one out', async () => {
  const { person, token } = await openAccount(journey.url)
  const other = await journey.visitor({ token })
  const { page } = await journey.visitor()
  const marker = () => page.evaluate(() => localStorage.getItem('device'))
  await page.goto('/auth/login')
  await signIn(page, person)
  await heading(page).filter({ hasText: 'Welcome' }).waitFor()
  const kept = await marker()
  expect(kept).toMatch(/^[\w-]{43}$/)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/auth/login')
  const sent = page.waitForRequest('**/api/auth/login')
  await signIn(page, person)
  expect((await sent).headers()['device-marker']).toBe(kept)
  await heading(page).filter({ hasText: 'Welcome' }).waitFor()
  expect(await marker()).toBe(kept)

  await page.goto('/portfolio')
  await follow(page, 'Sign-ins and devices')
  await page.getByText('This device').waitFor()
  await press(page, 'Sign out everywhere else')
  await page.getByText('All other sessions are ended').waitFor()
  expect(await page.getByRole('button', { name: /^Sign out / }).count()).toBe(0)
  await other.page.goto('/portfolio')
  await other.page.waitForURL('**/auth/login')
})
