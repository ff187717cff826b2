/** Reports count what staff do, on phones too, and leave as files. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember, openSubmittedCase } from '#tests/support/browser/staff-and-cases.ts'

const journey = await openJourney()

test('a report of the month is read on a phone and saved as a file', async () => {
  const reviewer = await openStaffMember(journey.url, 'Nadia Reviewer', 'reviewer')
  const accounts = await openStaffMember(journey.url, 'Adeel Accounts', 'accounts')
  await reviewer.review((await openSubmittedCase(journey.url)).id)
  const viewport = { width: 320, height: 700 }
  const { page } = await journey.visitor({ storageState: accounts.storageState, viewport })
  await page.goto('/admin/reports')
  const staff = page.getByRole('region', { name: 'By member of staff' })
  const row = staff.getByRole('row').filter({ hasText: 'Nadia Reviewer' })
  await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual(['1', '0', '0', '0'])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    staff.getByRole('button', { name: /^Export CSV/ }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^report-staff-\d{4}-\d\d\.csv$/)
  const lines = (await readFile(await download.path())).toString('utf8').split('\r\n')
  expect(lines).toEqual([
    '\uFEFFName,Reviews finished,Decisions,Returns,Fees verified',
    'Nadia Reviewer,1,0,0,0',
  ])
})
