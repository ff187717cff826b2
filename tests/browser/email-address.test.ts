/** An address is confirmed, changed and restored, each by the link of an e-mail. */
import { expect, test } from 'vitest'
import { fillIn, fillRegister, follow, heading, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { newestEmail } from '#tests/support/browser/received-emails.ts'
import { aPerson } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

const linkTo = async (email: string, page: string): Promise<string> => {
  const { text } = await newestEmail(journey.url, email)
  return new RegExp(`https?://\\S+/auth/${page}/\\S+`).exec(text)?.[0] ?? 'no link'
}

test('from registering to a confirmed address, a new one, and back to the first', async () => {
  const person = aPerson()
  const { page } = await journey.visitor()
  await page.goto('/auth/register')
  await fillRegister(page, person)
  await press(page, 'Register')
  const notice = page.getByRole('region', { name: 'Email address to be confirmed' })
  await notice.getByText(person.email).waitFor()

  await page.goto(await linkTo(person.email, 'confirm-email'))
  await heading(page).filter({ hasText: 'Email address confirmed' }).waitFor()
  expect(page.url()).toBe(`${journey.url}/auth/confirm-email`) // the token does not stay in the history
  await follow(page, 'Go to the dashboard')
  await heading(page).filter({ hasText: 'Welcome' }).waitFor()
  expect(await notice.count()).toBe(0)

  const moved = `moved-${person.email}`
  await page.goto('/portfolio/me/edit')
  await fillIn(page, { Email: moved })
  await fillIn(page, { 'Current password': person.password })
  await press(page, 'Save')
  await notice.getByText(moved).waitFor()
  await page.goto(await linkTo(moved, 'confirm-email'))
  await heading(page).filter({ hasText: 'Email address confirmed' }).waitFor()
  await page.goto('/portfolio')
  await page.getByText(moved, { exact: true }).waitFor()

  const owner = await journey.visitor()
  await owner.page.goto(await linkTo(person.email, 'undo-email'))
  await press(owner.page, 'Undo the change')
  await heading(owner.page).filter({ hasText: 'Your email address is restored' }).waitFor()
  await expect.poll(() => linkTo(person.email, 'reset-password')).toContain('/auth/reset-password/')

  await page.reload()
  await page.waitForURL('**/auth/login') // the session of whoever changed it has ended
})
