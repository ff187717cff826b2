/** The user application record: prefilled and added; nobody sees another person’s. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { fillIn, follow, heading, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { headingFaults, sidewaysFaults } from '#tests/support/browser/page-layout.ts'
import { typedIn } from '#tests/support/browser/problem-messages.ts'
import { banner } from '#tests/support/browser/sidebar-and-status.ts'
import { aUserApplication, openAccount, openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

const visit = async (token: string) => (await journey.visitor({ token, reducedMotion: 'reduce' })).page

/** axe on a wide screen and on a phone, headings, and nothing to scroll sideways on the narrowest. */
const expectSound = async (page: Page) => {
  const faults = await headingFaults(page)
  for (const width of [1280, 360]) {
    // So high that the sticky bar with Save covers nothing.
    await page.setViewportSize({ width, height: 3000 })
    faults.push(...(await axeViolations(page)))
  }
  await page.setViewportSize({ width: 320, height: 640 })
  faults.push(...(await sidewaysFaults(page)))
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(faults).toEqual([])
}

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('a record is added with prefilled values', async () => {
  const account = await openAccountAt(journey.url, 'form')
  const form = (await account.get('/api/auth/user')).body.data.application_form
  const page = await visit(account.token)
  await page.goto('/')
  await page.getByRole('link', { name: 'User application record Not yet added' }).waitFor()
  await follow(page, 'User Application')
  await page.getByText('You have not added your user application record yet.').waitFor()
  await expectSound(page)

  await follow(page, 'Add your information')
  await heading(page).filter({ hasText: 'Add user application' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/user-applications/create')
  for (const name of ['Personal', 'Registration', 'Challan'])
    await page.getByRole('group', { name, exact: true }).waitFor()
  await expect.poll(() => choice(page, 'Female').isChecked()).toBe(true)
  await expect.poll(() => typedIn(page, 'Date of birth')).toBe('17-03-1990')
  await expect.poll(() => typedIn(page, 'Permanent address')).toBe('4 Mall Road, Kasur')
  await expect.poll(() => typedIn(page, 'Present address')).toBe('12 Canal Road\nModel Town')
  await expect.poll(() => typedIn(page, 'Registration no. (optional)')).toBe('')
  await expect.poll(() => typedIn(page, 'Reference no. (optional)')).toBe(form.reference_no)

  await choice(page, 'Category A').check()
  await fillIn(page, {
    'Category issue date (optional)': '3/2/2015',
    'Pharmacy council': 'Punjab Pharmacy Council',
    'Province of pharmacy': 'Punjab',
    'Challan no. (optional)': 'CH-778812',
    'Challan submit date (optional)': '5 Oct 2024',
  })
  await expectSound(page)
  await press(page, 'Save')
  await expect.poll(() => banner(page)).toBe('User application added successfully')

  await page.getByRole('table').waitFor()
  await expectSound(page)
  await follow(page, 'Dashboard')
  await page.getByRole('link', { name: 'User application record Added' }).waitFor()
})

test('another person’s record is not found', async () => {
  const [account, other] = [await openAccount(journey.url), await openAccount(journey.url)]
  await account.post('/api/user-applications', aUserApplication())
  const { body } = await other.post('/api/user-applications', aUserApplication())
  const page = await visit(account.token)
  await page.goto(`/user-applications/${body.data.id}/edit`)
  await heading(page).filter({ hasText: 'Page not found' }).waitFor()
  await expect.poll(() => page.getByRole('textbox').count()).toBe(0)
  await follow(page, 'Go to the dashboard')
  await heading(page).filter({ hasText: 'Welcome' }).waitFor()
})
