/** The council approves a list in one meeting, by keyboard. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openReadyCase, openStaffMember } from '#tests/support/browser/staff-and-cases.ts'

const journey = await openJourney()

test('34 applications are decided in at most 20 keystrokes, each under its own rules, and the minutes say so', async () => {
  const reviewer = await openStaffMember(journey.url, 'Nadia Reviewer', 'reviewer')
  const accounts = await openStaffMember(journey.url, 'Adeel Accounts', 'accounts')
  const registrar = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar', 'reviewer')
  for (let count = 0; count < 33; count += 1) await openReadyCase(journey.url, { reviewer, accounts })
  const own = await openReadyCase(journey.url, { reviewer: registrar, accounts })

  const { page } = await journey.visitor({ storageState: registrar.storageState })
  let strokes = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    strokes += 1
  }
  const tabTo = async (name: string) => {
    const focused = page.locator(':focus').and(page.getByRole('button', { name, exact: true }))
    while ((await focused.count()) === 0) await press('Tab')
  }
  await page.goto('/admin/meetings')
  await page.getByLabel('Number').waitFor()
  await page.getByRole('heading', { name: 'Meetings', level: 1 }).focus()
  await press('Tab')
  await press('Enter')
  await page.getByRole('heading', { name: /^Agenda of meeting 1, / }).waitFor()
  await tabTo('Approve 34 applications')
  await press('Enter')
  await page.getByLabel('Present').waitFor()
  await press('Control+Enter')
  await page.getByText('34 applications, 33 approved').waitFor()
  expect(strokes).toBeLessThanOrEqual(20)

  await page.getByRole('heading', { name: /^Minutes of meeting 1, / }).waitFor()
  await page.getByText('Present: Rabia Registrar').waitFor()
  expect(await page.getByText(/^Approved: A-\d{5}$/).count()).toBe(33)
  await page
    .getByRole('row', { name: new RegExp(own.reference) })
    .getByText('Not approved. This cannot be approved yet. You recommended the approval')
    .waitFor()
})
