/** The fee calculator and the print-out page. */
import { expect, test } from 'vitest'
import { follow, heading, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { breakOnce } from '#tests/support/browser/problem-messages.ts'
import { fieldKeys, open, pathOf } from '#tests/support/browser/screen-content.ts'
import { countCalls } from '#tests/support/browser/sidebar-and-status.ts'
import { openAccountAt, type Stage } from '#tests/support/people/applicants.ts'

const journey = openJourney()

const visit = async (path: string, stage: Stage) => {
  const account = await openAccountAt(journey.url, stage)
  const { page, troubles } = await journey.visitor({ token: account.token })
  await open(page, path)
  return { page, troubles, account }
}

test('the fee calculator asks for title and date, sends only the date and shows the amount of the title', async () => {
  const { page } = await visit('/fee-calculation', 'qualifications')
  await follow(page, 'Calculate fee')
  for (const path of ['/fee-calculation/create', '/calculator']) {
    if (pathOf(page) !== path) await open(page, path)
    await heading(page).filter({ hasText: 'Fee calculator' }).waitFor()
    await expect.poll(() => fieldKeys(page)).toEqual(['title', 'date_of_issue_degree'])
    const titles = page.getByRole('radio')
    expect(
      await titles.evaluateAll((them) => (them as HTMLInputElement[]).map((input) => input.value)),
    ).toEqual([...['New Registration', 'Renewal Registration']])
    await page.getByRole('radio', { name: 'Renewal Registration', exact: true }).check()
    const sent = page.waitForRequest('**/api/calculate-fee*')
    await press(page, 'Calculate fee')
    expect([...new URL((await sent).url()).searchParams]).toEqual([['issue_date', '2014-08-14']])
    await page.locator('output').getByText('Rs. 1500/-', { exact: true }).first().waitFor()
  }
  await open(page, '/fee-calculation')
  await page.locator('.fee-amount').getByText('Rs. 1500/-', { exact: true }).waitFor()
})

test('the button of the print-out page prints, and a failure of the POST after printing shows no message', async () => {
  const { page, troubles, account } = await visit('/printOut/renewal', 'form')
  troubles.expect(/status of 500/)
  await page.getByRole('heading', { name: 'Application for Registration' }).waitFor()
  expect(pathOf(page)).toBe('/printOut/new')
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'))
  })
  const calls = countCalls(page)
  await breakOnce(page, '**/api/print-out/me')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await press(page, 'Print Application Form')
  expect((await sent).postData()).toBeNull()
  expect((await (await sent).response())?.status()).toBe(500)
  expect(calls.taken()).toEqual(['POST /api/print-out/me'])
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await page.getByText(account.person.name).first().waitFor()
})
