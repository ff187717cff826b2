/** Accounts propose the fees of next year, an administrator confirms or refuses; tried before and after, and who did it. */
import { expect, test } from 'vitest'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { fillIn, follow, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember } from '#tests/support/browser/staff-and-cases.ts'

const journey = await openJourney()

test('a schedule is proposed by one person, tried, confirmed, changed and removed with another, and one that has begun is locked', async () => {
  const accounts = await openStaffMember(journey.url, 'Adeel Accounts', 'accounts')
  const administrator = await openStaffMember(journey.url, 'Ali Administrator', 'administrator')
  const { page } = await journey.visitor({ storageState: accounts.storageState })
  const { page: second } = await journey.visitor({ storageState: administrator.storageState })
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
  await press(page, 'Send for confirmation')
  const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect
    .poll(() => problem.getByRole('listitem').allTextContents())
    .toEqual([
      'First day: First day must be tomorrow or later',
      'Name: Enter a name, such as Fees 2027',
      'New registration: fee: Enter the fee in whole rupees',
      'Reason: Enter a reason',
    ])
  await fillIn(page, { 'First day': first, Name: 'Fees to come', Reason: 'Resolution 12' })
  await fresh.getByLabel('Fee in rupees').fill('3,000')
  await fresh.getByLabel('Per cent of the fee for each day').check()
  await fresh.getByLabel('Per cent per day', { exact: true }).fill('0.5')
  await press(page, 'Send for confirmation')
  await page.getByText('New fee schedule sent for confirmation').waitFor()
  await page.getByText('You proposed this; another person confirms it.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^(Confirm|Refuse)/ }).count()).toBe(0)

  await page.getByRole('radio', { name: `New schedule: Fees to come, from ${first}` }).check()
  await expect.poll(() => page.getByLabel('Application date', { exact: true }).inputValue()).toBe(first)
  await fillIn(page, { 'Degree issue date': formatDate(addDays(today, -700)) })
  await press(page, 'Calculate')
  const tried = page.getByRole('status').filter({ hasText: 'nobody pays by it yet' })
  await tried.getByText(`Fees to come, from ${first}`).waitFor()
  await tried.getByText('Rs. 8,000').waitFor() // 375 late days at Rs. 15 are more than the cap
  await tried.getByText('Without the proposal: Rs. 3,500').waitFor() // 2500 and 500 for each of two years

  await second.goto('/admin/fee-schedules')
  await second.getByText('Resolution 12').waitFor()
  const fee = second.getByRole('row', { name: 'New Registration: fee Rs. 2,500 Rs. 3,000' })
  await fee.waitFor()
  const addition = `New schedule: Fees to come, from ${first}`
  const settle = async (action: string, title: string) => {
    await press(second, `${action}, ${title}`)
    await second.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
  }
  await settle('Confirm', addition)
  await second.getByText('Fee schedule added').waitFor()
  await second.getByText(/^Added: proposed by Adeel Accounts, confirmed by Ali Administrator/).waitFor()
  // The pressed button is gone with its card; the focus is not.
  expect(await second.evaluate(() => document.activeElement?.tagName)).toBe('DIV')

  await page.reload()
  const words = 'Rs. 3,000, 365 days of grace, then 0.5% per day, at most Rs. 5,000'
  await page.getByText(words, { exact: true }).waitFor()
  await fillIn(page, { 'Degree issue date': formatDate(addDays(today, -700)), 'Application date': first })
  await press(page, 'Calculate')
  const result = page.getByRole('status').filter({ hasText: 'with the same result' })
  await result.getByText('Rs. 8,000').waitFor()

  await follow(page, `Change Fees to come, From ${first}`)
  await fillIn(page, { Name: 'Fees next year', Reason: 'A better name' })
  await press(page, 'Send for confirmation')
  await page.getByText('Change sent for confirmation').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(0)

  const change = `Change: Fees to come, from ${first}`
  await second.reload()
  await settle('Refuse', change)
  await second.getByRole('alert').getByText('Enter a reason').waitFor()
  await second.getByRole('dialog').getByLabel('Reason').fill('The name is good')
  // Meanwhile it is withdrawn: what was typed stays, and the conflict is told.
  await press(page, `Withdraw, ${change}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Proposal withdrawn').waitFor()
  await page.getByText(/^Withdrawn by Adeel Accounts/).waitFor()
  await second.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).click()
  await second.getByText('Adeel Accounts has withdrawn this proposal already').waitFor()
  expect(await second.getByRole('dialog').getByLabel('Reason').inputValue()).toBe('The name is good')
  await second.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => second.getByRole('heading', { name: 'Waiting for confirmation' }).count()).toBe(0)

  await press(page, `Remove Fees to come, From ${first}`)
  await page.getByRole('dialog').getByLabel('Reason').fill('Postponed')
  await page.getByRole('dialog').getByRole('button', { name: 'Send for confirmation' }).click()
  await page.getByText('Removal sent for confirmation').waitFor()
  await second.reload()
  await settle('Confirm', `Removal: Fees to come, from ${first}`)
  await second.getByText('Fee schedule removed').waitFor()
  await expect.poll(() => second.getByRole('heading', { name: 'Fees to come' }).count()).toBe(0)
})
