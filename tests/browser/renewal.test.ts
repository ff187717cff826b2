/** The renewal of a registration: its two dates, its checklist, its vouchers. */
import { expect, test } from 'vitest'
import { formatDate } from '#shared/kit/format.ts'
import { fillIn, follow, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { expectSheets } from '#tests/support/browser/printed-sheets.ts'
import { printed, readPdf } from '#tests/support/files/read-pdf.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

const nextYear = String(new Date().getUTCFullYear() + 1)

test('a renewal with one typed date and one picked by keyboard is submitted and printed', async () => {
  const account = await openAccountAt(journey.url, 'qualifications')
  const { page } = await journey.visitor({ token: account.token })

  await page.goto('/')
  await follow(page, 'Renewal Registration')
  await press(page, 'Submit application')
  const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect
    .poll(() => problem.getByRole('listitem').allTextContents())
    .toEqual([expect.stringMatching(/^Issue date: /), expect.stringMatching(/^Expiry date: /)])

  await fillIn(page, { 'Registration no.': 'A-12345', 'Issue date': '5/9/2021' })
  await page.getByLabel('Issue date', { exact: true }).blur()
  await expect.poll(() => page.getByLabel('Issue date', { exact: true }).inputValue()).toBe('05-09-2021')

  const choose = page.getByRole('button', { name: 'Choose date, Expiry date' })
  await fillIn(page, { 'Expiry date': `28-02-${nextYear}` })
  const change = page.getByRole('button', { name: /^Change date, .* 28 February \d{4}, Expiry date$/ })
  await expect.poll(() => choose.count()).toBe(0)
  await change.focus()
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Expiry date' })
  await calendar
    .getByRole('button', { name: /28 February/ })
    .and(page.locator(':focus'))
    .waitFor()
  await page.keyboard.press('ArrowRight') // into March
  await page.keyboard.press('Enter')
  await calendar.waitFor({ state: 'hidden' })
  const expiry = await page.getByLabel('Expiry date', { exact: true }).inputValue()
  expect(expiry).toMatch(new RegExp(`^(29-02|01-03)-${nextYear}$`))
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Change date')

  await press(page, 'Submit application')
  await page.getByRole('heading', { name: 'Application submitted' }).waitFor()
  await follow(page, 'Print the application form')
  await page.getByRole('heading', { name: 'Application for Renewal' }).waitFor()
  expect(page.url()).toBe(`${journey.url}/printOut/renewal`)

  const { body } = await account.get('/api/print-out/me')
  expect(formatDate(body.data.application_form.expiryDate)).toBe(expiry)
  expectSheets(await readPdf(await printed(page)), {
    title: 'Renewal',
    name: account.person.name,
    fatherName: account.person.father_name,
    email: account.person.email,
    registrationNumber: 'A-12345',
    dates: ['05-09-2021', expiry],
    fee: body.data.qualification_information_pharm_d.fee_amount,
    years: ['2006', '2008', '2014'],
  })
})

test('long data is printed on four pages at most, and no voucher is split', async () => {
  const account = await openAccountAt(journey.url, 'form')
  const { page } = await journey.visitor({ token: account.token })
  const long =
    'House 12, Street 7, Block C, Canal View Cooperative Housing Society, Phase II, near the old mill, '
  await page.route('**/api/print-out/me', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.applicant.name = 'Ayesha Siddiqua Fatima Noor Muhammad Imran Khan'
    answer.data.contact_information = {
      ...answer.data.contact_information,
      permanent: long.repeat(2),
      residential: long.repeat(2),
      professional: long.repeat(2),
    }
    await route.fulfill({ response, json: answer })
  })

  await page.goto('/printOut/new')
  await page.getByRole('heading', { name: 'Application for Registration' }).waitFor()
  const { pages } = await readPdf(await printed(page))

  expect(pages.length).toBeLessThanOrEqual(4)
  const vouchers = pages.at(-1) ?? ''
  expect(['Bank copy', 'Office copy', 'Applicant copy'].filter((copy) => !vouchers.includes(copy))).toEqual(
    [],
  )
  expect(pages.filter((pageText) => pageText.includes('Acknowledgement'))).toHaveLength(1)
})
