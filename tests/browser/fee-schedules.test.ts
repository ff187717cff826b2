/** Accounts set the fees of next year: added, changed, tried and removed, and who did it. */
import { expect, test } from 'vitest'
import { addDays, dayInKarachi, formatDate } from '#shared/format.ts'
import { fillIn, follow, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember } from '#tests/support/browser/staff-and-cases.ts'

const journey = openJourney()

test('a future schedule is added, tried, changed and removed, and a schedule that has begun is locked', async () => {
  const { storageState } = await openStaffMember(journey.url, 'Adeel Accounts', 'accounts')
  const { page } = await journey.visitor({ storageState })
  const today = dayInKarachi(new Date())
  const first = formatDate(addDays(today, 40))
  await page.goto('/admin')
  await follow(page, 'Fee schedules')
  await page.getByText('This is a sample.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(0)

  await follow(page, 'Add a schedule')
  const fresh = page.getByRole('group', { name: 'New Registration' })
  await fillIn(page, { 'First day': formatDate(today) })
  await fresh.getByLabel('Fee in rupees').fill('three')
  await press(page, 'Save')
  const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect
    .poll(() => problem.getByRole('listitem').allTextContents())
    .toEqual([
      'First day: First day must be tomorrow or later',
      'Name: Enter a name, such as Fees 2027',
      'New registration: fee: Enter the fee in whole rupees',
    ])
  await fillIn(page, { 'First day': first, Name: 'Fees to come' })
  await fresh.getByLabel('Fee in rupees').fill('3,000')
  await fresh.getByLabel('A percentage of the fee per day').check()
  await fresh.getByLabel('Per cent per day', { exact: true }).fill('0.5')
  await press(page, 'Save')
  await page.getByText('Fee schedule added').waitFor()
  const words = 'Rs. 3,000, 365 days of grace, then 0.5% per day, at most Rs. 5,000'
  await page.getByText(words, { exact: true }).waitFor()

  await fillIn(page, { 'Degree issue date': formatDate(addDays(today, -700)), 'Application date': first })
  await press(page, 'Calculate')
  const result = page.getByRole('status').filter({ hasText: 'with the same result' })
  await result.getByText(`Fees to come, from ${first}`).waitFor()
  await result.getByText('Rs. 8,000').waitFor() // 375 late days at Rs. 15 are more than the cap

  await follow(page, `Change Fees to come, From ${first}`)
  await fillIn(page, { Name: 'Fees next year' })
  await press(page, 'Save')
  await page.getByText('Fee schedule changed').waitFor()
  await page.getByText(/^Changed by Adeel Accounts/).waitFor()
  await press(page, `Remove Fees next year, From ${first}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Fee schedule removed').waitFor()
  await page.getByText(/^Removed by Adeel Accounts/).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Fees next year' }).count()).toBe(0)
})
