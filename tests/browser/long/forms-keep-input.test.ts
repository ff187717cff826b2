/** Forms keep what was typed whatever goes wrong. */
import { expect, test } from 'vitest'
import { fillContact, fillIn, follow, heading, press, signIn } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { problem, typedIn } from '#tests/support/browser/problem-messages.ts'
import { banner } from '#tests/support/browser/sidebar-and-status.ts'
import { aContact, openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

/** Somebody at the empty contact form. */
const atContactForm = async () => {
  const account = await openAccountAt(journey.url, 'applicant')
  const visitor = await journey.visitor({ token: account.token })
  await visitor.page.goto('/contact-information/create')
  await heading(visitor.page).waitFor()
  return { account, ...visitor }
}

const kept = [
  ['Residential address', String(aContact().residential)],
  ['Permanent address', String(aContact().permanent)],
  ['Professional address (optional)', String(aContact().professional)],
  ['City', String(aContact().city)],
] as const

const expectKept = async (page: Parameters<typeof typedIn>[0]) => {
  for (const [label, value] of kept) await expect.poll(() => typedIn(page, label)).toBe(value)
}

test('after the session ends while a form is filled in, signing in again restores the text', async () => {
  const { page, account } = await atContactForm()
  await fillContact(page, aContact())
  await account.post('/api/auth/logout')
  await press(page, 'Save and continue')
  await page.waitForURL('**/auth/login')
  await page.getByText('Your session has ended. Sign in again.').waitFor()
  await signIn(page, account.person)
  await follow(page, 'Continue where you were')
  await page.getByText(/We kept what you typed at \d\d:\d\d\./).waitFor()
  await expectKept(page)
  await press(page, 'Save and continue')
  await expect.poll(() => banner(page)).toBe('Contact detail added successfully')
})

test('a reload restores the text of a form, and Discard removes it', async () => {
  const { page } = await atContactForm()
  page.on('dialog', (dialog) => dialog.accept())
  await fillContact(page, aContact())
  await page.reload()
  await page.getByText(/We kept what you typed at/).waitFor()
  await expectKept(page)
  await press(page, 'Discard')
  await expect.poll(() => typedIn(page, 'City')).toBe('')
})

test('offline a message is shown, and Try again sends the form when the connection is back', async () => {
  const { page, troubles } = await atContactForm()
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  await fillContact(page, aContact())
  await page.context().setOffline(true)
  await press(page, 'Save and continue')
  await problem(page).getByText('You are offline. What you typed is kept in this tab').waitFor()
  await expectKept(page)
  await page.context().setOffline(false)
  await press(page, 'Try again')
  await expect.poll(() => banner(page)).toBe('Contact detail added successfully')
})

test('a record changed in another window loses nothing of either change', async () => {
  const account = await openAccountAt(journey.url, 'contact')
  const { page } = await journey.visitor({ token: account.token })
  await page.goto('/contact-information/me/edit')
  await fillIn(page, { City: 'Multan' })

  const second = await page.context().newPage()
  await second.goto('/contact-information/me/edit')
  await fillIn(second, { City: 'Kasur' })
  await press(second, 'Save')
  await expect.poll(() => banner(second)).toBe('Contact detail updated successfully')

  await press(page, 'Save')
  await problem(page).getByText('This was changed in another window.').waitFor()
  await expect.poll(() => typedIn(page, 'City')).toBe('Multan')
  await press(page, 'Load the saved version')
  await expect.poll(() => typedIn(page, 'City')).toBe('Kasur')
  await fillIn(page, { City: 'Okara' })
  await press(page, 'Save')
  await expect.poll(() => banner(page)).toBe('Contact detail updated successfully')
  expect((await account.get('/api/contact-information')).body.data.contact_information.city).toBe('Okara')
})
