/** The case review without a pointer, and two people at one case. */
import { expect, test } from 'vitest'
import { press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import {
  documentReadings,
  openStaffMember,
  openSubmittedCase,
  waitForCase,
} from '#tests/support/browser/staff-and-cases.ts'

const journey = openJourney()

/** A browser whose keystrokes are counted. */
const counting = async (storageState: Awaited<ReturnType<typeof openStaffMember>>['storageState']) => {
  const { page } = await journey.visitor({ storageState })
  let strokes = 0
  return {
    page,
    strokes: () => strokes,
    key: async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key)
        strokes += 1
      }
    },
    said: (words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor(),
  }
}

test('a case without problems is decided in at most 15 keystrokes by two people', async () => {
  const application = await openSubmittedCase(journey.url)
  const reviewer = await openStaffMember(journey.url, 'First', 'reviewer', 'accounts')
  const first = await counting(reviewer.storageState)
  await first.page.goto(`/admin/cases/${application.id}?status=submitted`)
  await waitForCase(first.page)
  await first.key('u')
  await first.said('Review started')
  for (const [digit, name] of [
    ['2', 'CNIC back'],
    ['3', 'Profile photo'],
    ['4', 'Paid bank deposit slip'],
  ] as const) {
    await first.key(digit)
    await first.page.getByRole('img', { name, exact: true }).waitFor()
  }
  await first.key('+', 'r')
  await expect
    .poll(() => first.page.getByRole('img', { name: 'Paid bank deposit slip' }).getAttribute('style'))
    .toMatch(/rotate\(90deg\)/)
  await first.key('v')
  await first.page.getByRole('dialog', { name: 'Verify fee' }).waitFor()
  await first.key('Enter')
  await first.said('Fee verified')

  await reviewer.recommend(application.id)
  const second = await counting((await openStaffMember(journey.url, 'Second', 'registrar')).storageState)
  await second.page.goto(`/admin/cases/${application.id}?status=awaiting-decision`)
  await waitForCase(second.page)
  await second.key('a')
  await second.page.getByRole('dialog', { name: 'Approve' }).waitFor()
  await second.key('Enter')
  await second.said(/registration number A-\d{5}/)

  expect(first.strokes() + second.strokes()).toBeLessThanOrEqual(15)
})

test('J and K move through the queue, T ticks, and the list of keys can switch them off', async () => {
  const cases = [await openSubmittedCase(journey.url), await openSubmittedCase(journey.url)]
  const { storageState } = await openStaffMember(journey.url, 'Reviewer', 'reviewer')
  const { page, key } = await counting(storageState)
  await page.goto('/admin/cases?status=submitted')
  await page.getByRole('link', { name: cases[0]?.reference }).press('Enter')
  await waitForCase(page)
  await key('j')
  await page.getByRole('heading', { name: `Application ${cases[1]?.reference}` }).waitFor()
  await waitForCase(page)
  await key('k')
  await page.getByRole('heading', { name: `Application ${cases[0]?.reference}` }).waitFor()
  await waitForCase(page)

  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await page.getByRole('heading', { name: `Application ${cases[1]?.reference}` }).waitFor()
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await page.getByRole('heading', { name: `Application ${cases[0]?.reference}` }).waitFor()
  await waitForCase(page)
  await page.getByRole('heading', { level: 1 }).focus() // the keys are heard inside the review

  const ticked = page.waitForResponse('**/ticks')
  await key('t', 't')
  await ticked
  await expect.poll(() => page.getByRole('checkbox', { name: 'CNIC compared' }).isChecked()).toBe(true)
  await key('ArrowDown')
  expect(
    await page
      .getByRole('checkbox', { name: 'Title compared' })
      .evaluate((element) => element.matches(':focus')),
  ).toBe(true)
  await page.reload()
  await waitForCase(page)
  await expect.poll(() => page.getByRole('checkbox', { name: 'CNIC compared' }).isChecked()).toBe(true)

  await key('?')
  const list = page.getByRole('dialog', { name: 'Shortcuts' })
  await list.getByRole('checkbox').uncheck()
  await key('Escape')
  await list.waitFor({ state: 'hidden' })
  await key('c')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('a case is assigned to somebody else, and an action on an old version tells who changed the case', async () => {
  const application = await openSubmittedCase(journey.url)
  const one = await counting((await openStaffMember(journey.url, 'Clerk One', 'registrar')).storageState)
  const other = await counting((await openStaffMember(journey.url, 'Clerk Two', 'registrar')).storageState)
  const address = `/admin/cases/${application.id}`
  await one.page.goto(address)
  await press(one.page, 'Assign to me')
  await one.said('Assigned to you')
  await other.page.goto(address)
  await other.page.getByText('Assigned to Clerk One').waitFor()
  await press(other.page, 'Assign to me')
  await other.said('Assigned to you')

  await press(one.page, 'Start review')
  await one.said(/Clerk Two changed this case at \d\d:\d\d\. Review the update: Reassigned from Clerk One\./)
  await one.page.getByText('Assigned to Clerk Two').waitFor()

  await press(other.page, 'Start review')
  await other.said('Review started')
  await press(other.page, 'Decline')
  await other.page.getByLabel('Reason').fill('No degree')
  await other.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await other.said('Declined')
  await press(other.page, 'Reopen')
  await other.page.getByLabel('Reason').fill('The degree was found')
  await other.page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await other.said('Sent for confirmation by a second registrar')
  await one.page.reload()
  await one.page.getByText(/requested by Clerk Two/).waitFor()
  await press(one.page, 'Confirm: Reopen')
  await one.said('Reopened')
})

test('the search text is part of the address, and each document is requested once', async () => {
  const application = await openSubmittedCase(journey.url)
  const { page } = await counting((await openStaffMember(journey.url, 'Reviewer', 'reviewer')).storageState)
  const readings = documentReadings(page)
  await page.goto('/admin/cases')
  await page
    .getByLabel('Find an application')
    .fill(`${journey.url}/?reference=${application.reference.toLowerCase()}`)
  await page.keyboard.press('Enter') // as a scanner does, or who pastes an address: the one application opens at once
  await waitForCase(page)
  for (const name of ['2 CNIC back', '1 CNIC front', '2 CNIC back']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('img', { name: name.slice(2), exact: true }).waitFor()
  }
  expect(readings).toEqual(['cnic_front_image', 'cnic_back_image'])
  await page.getByRole('link', { name: 'Back to the queue' }).click()
  await page.getByText(`1 found for “${application.reference}”`).waitFor()
  await page.goto('/admin/cases?q=nobody+at+all')
  await page.getByText('Nothing found for “nobody at all”.').waitFor()
})
