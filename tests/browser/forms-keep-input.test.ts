/** Whatever goes wrong, what was typed is still there. */
import { expect, test } from 'vitest'
import { fillContact, fillIn, follow, heading, press, signIn } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { breakOnce, problem, problemLines, typedIn } from '#tests/support/browser/problem-messages.ts'
import { banner } from '#tests/support/browser/sidebar-and-status.ts'
import { aContact, openAccountAt } from '#tests/support/people/applicants.ts'

const journey = openJourney()

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

test('a server error says so, keeps everything and is tried again', {
  tags: ['message.something-went-wrong', 'message.stays'],
}, async () => {
  const { page, troubles } = await atContactForm()
  troubles.expect(/status of 500/)
  await fillContact(page, aContact())
  await breakOnce(page, '**/api/contact-information')
  await press(page, 'Save')
  await problem(page).getByText('Something went wrong').waitFor()
  await expect.poll(() => page.title()).toMatch(/^Error: /)
  await expectKept(page)
  await press(page, 'Try again')
  await expect.poll(() => banner(page)).toBe('Contact detail added successfully')
})

test('field errors: one line each, focus on the box, then on the field', {
  tags: ['route.contact-information-create', 'validation.bounds'],
}, async () => {
  const { page } = await atContactForm()
  await fillIn(page, { 'Permanent address': '4 Mall Road, Kasur' })
  await press(page, 'Save')
  await expect
    .poll(() => problemLines(page))
    .toEqual(['Residential address: Enter your residential address', 'City: Enter your city'])
  await expect
    .poll(() => problem(page).getByRole('listitem').first().getAttribute('data-field'))
    .toBe('residential')
  await expect
    .poll(() => page.title())
    .toBe('Error: Add contact information – Step 2 of 5 – Pharmacy Council')
  await expect.poll(() => typedIn(page, 'Permanent address')).toBe('4 Mall Road, Kasur')
  const field = page.getByLabel('Residential address', { exact: true })
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await follow(page, 'Residential address: Enter your residential address')
  await field.and(page.locator(':focus')).waitFor()
})

test('errors of the server stand in the box, at the field, joined by commas', {
  tags: ['message.alert-lines', 'message.message', 'screen.contact-form-alert', 'validation.server-errors'],
}, async () => {
  const { page } = await atContactForm()
  await fillContact(page, aContact())
  await page.route('**/api/contact-information', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Look again', errors: { city: ['Too far away', 'Not on the map'] } },
    }),
  )
  await press(page, 'Save')
  await expect.poll(() => problemLines(page)).toEqual(['City: Too far away, Not on the map'])
  await problem(page).getByText('Look again').waitFor()
  await expectKept(page)
})

test('the session ends in mid-form: sign in again, and the text is there', async () => {
  const { page, account } = await atContactForm()
  await fillContact(page, aContact())
  await account.post('/api/auth/logout')
  await press(page, 'Save')
  await page.waitForURL('**/auth/login')
  await page.getByText('Your session has ended. Sign in again.').waitFor()
  await signIn(page, account.person)
  await follow(page, 'Continue where you were')
  await page.getByText(/We kept what you typed at \d\d:\d\d\./).waitFor()
  await expectKept(page)
  await press(page, 'Save')
  await expect.poll(() => banner(page)).toBe('Contact detail added successfully')
})

test('a reload in mid-form puts the text back, and Discard takes it away', async () => {
  const { page } = await atContactForm()
  page.on('dialog', (dialog) => dialog.accept())
  await fillContact(page, aContact())
  await page.reload()
  await page.getByText(/We kept what you typed at/).waitFor()
  await expectKept(page)
  await press(page, 'Discard')
  await expect.poll(() => typedIn(page, 'City')).toBe('')
})

test('offline: the words for it, and Try again sends it when the line is back', async () => {
  const { page, troubles } = await atContactForm()
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  await fillContact(page, aContact())
  await page.context().setOffline(true)
  await press(page, 'Save')
  await problem(page).getByText('You are offline. What you typed is kept in this tab').waitFor()
  await expectKept(page)
  await page.context().setOffline(false)
  await press(page, 'Try again')
  await expect.poll(() => banner(page)).toBe('Contact detail added successfully')
})

test('changed in another window: nothing is lost on either side', {
  tags: ['message.success.contact-updated'],
}, async () => {
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

test('a double click on Save makes one record', async () => {
  const { page, account } = await atContactForm()
  let sent = 0
  const bothClicks = Promise.withResolvers<void>()
  await page.route('**/api/contact-information', async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await bothClicks.promise
    await route.continue()
  })
  await fillContact(page, aContact())
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  bothClicks.resolve()
  await expect.poll(() => banner(page)).toBe('Contact detail added successfully')
  expect(sent).toBe(1)
  expect((await account.get('/api/contact-information')).body.data.contact_information.version).toBe(1)
})

test('leaving with unsaved text asks first', async () => {
  const { page } = await atContactForm()
  await fillIn(page, { City: 'Lahore' })
  await follow(page, 'Cancel')
  await press(page, 'Stay on this page')
  await expect.poll(() => typedIn(page, 'City')).toBe('Lahore')
  await follow(page, 'Cancel')
  await press(page, 'Leave this page')
  await page.waitForURL('**/contact-information')
})
