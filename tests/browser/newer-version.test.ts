/** A page that was opened before a release, whose call the service of now refuses, or whose parts the site has no more. */
import { expect, test } from 'vitest'
import { fillIn, heading, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

type Page = Awaited<ReturnType<typeof journey.visitor>>['page']

/** The site's pages begin with another script. */
const release = (page: Page) =>
  page.route(`${journey.url}/`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/\/assets\/index-[^"]+\.js/g, '/assets/index-newer.js')
    await route.fulfill({ response, body: html })
  })

test('says that a newer version is there, and keeps what was typed', async () => {
  const { token } = await openAccountAt(journey.url, 'applicant')
  const { page } = await journey.visitor({ token })
  await page.goto('/contact-information/create')
  await fillIn(page, { 'Residential address': '12 Canal View', 'Permanent address': '12 Canal View' })

  await release(page)
  // The member that this page sends has another name.
  await page.route('**/api/contact-information', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), district: 'Lahore' }) }),
  )
  await fillIn(page, { City: 'Lahore' })
  await press(page, 'Save and continue')
  await page.getByText('A newer version is there. What you typed is kept in this tab.').first().waitFor()
  await page.unrouteAll()

  await page.getByRole('button', { name: 'Load the page again' }).first().click()
  await heading(page).filter({ hasText: 'Contact' }).waitFor()
  expect(await page.getByLabel('Residential address', { exact: true }).inputValue()).toBe('12 Canal View')
  expect(await page.getByText('A newer version is there').count()).toBe(0)
})

test('says so too where a screen cannot be fetched any more, and the page opens after it is loaded again', async () => {
  const { page, troubles } = await journey.visitor()
  troubles.expect(/404|could not be fetched|dynamically imported/)
  await page.goto('/help-center')
  await heading(page).filter({ hasText: 'Help' }).waitFor()
  await release(page)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: 'Register of pharmacists' }).click()
  await heading(page).filter({ hasText: 'A newer version is there' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await heading(page).filter({ hasText: 'Register of pharmacists' }).waitFor()
})
