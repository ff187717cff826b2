/** The case review without a pointer, and two people at one case. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { countedKeys } from '#tests/support/browser/keyboard/counted-keys.ts'
import {
  documentReadings,
  openStaffMember,
  openSubmittedCase,
  pressAct,
  waitForCase,
} from '#tests/support/browser/staff-and-cases.ts'

const journey = await openJourney()

const counting = (storageState: Awaited<ReturnType<typeof openStaffMember>>['storageState']) =>
  countedKeys(journey, { storageState })

const focusedIn = (page: Page, selector: string) =>
  expect
    .poll(() => page.evaluate((part) => document.activeElement?.closest(part) !== null, selector))
    .toBe(true)

test('a clean case is reviewed in at most 11 keystrokes with every point looked at and its document open, and approved in at most 3', async () => {
  const application = await openSubmittedCase(journey.url)
  const accounts = await openStaffMember(journey.url, 'Accounts', 'accounts')
  const payment = { challan_no: application.challan, amount: application.fee, paid_on: '2026-11-19' }
  await accounts.act(application.id, 'verify-fee', { payment })
  const first = await counting((await openStaffMember(journey.url, 'Nadia Iqbal', 'reviewer')).storageState)
  const readings = documentReadings(first.page)
  await first.page.setViewportSize({ width: 1280, height: 800 })
  await first.page.goto(`/admin/cases/${application.id}?status=submitted`)
  await waitForCase(first.page)
  await first.key('u')
  await first.said('Review started')
  await focusedIn(first.page, '[data-item="account.cnic"]')
  const looked = first.page.locator('.points-count').getByText(/^(\d+) of \1 marked$/)
  while (!(await looked.isVisible())) {
    await first.page.locator('.case-documents img').first().waitFor() // the document that proves the focused point
    await first.key('Shift+T')
  }
  await focusedIn(first.page, '.case-acts')
  await first.key('Enter')
  await first.page.getByRole('dialog', { name: 'Recommend approval' }).waitFor()
  await first.key('Control+Enter')
  await first.said('Approval recommended')
  expect(first.strokes()).toBeLessThanOrEqual(11)
  const compared = [
    'cnic_front_image',
    'profile_photo',
    'cnic_back_image',
    'marksSheet_image',
    'certificate_image',
  ]
  expect([...readings].sort()).toEqual(compared.sort())

  const second = await counting((await openStaffMember(journey.url, 'Second', 'registrar')).storageState)
  await second.page.goto(`/admin/cases/${application.id}?status=awaiting-decision`)
  await waitForCase(second.page)
  await second.page.getByText(/^Nadia Iqbal recommends approval: (\d+) of \1 points looked at$/).waitFor()
  await second.key('a')
  await second.page.getByRole('dialog', { name: 'Approve' }).waitFor()
  await second.key('Enter')
  await second.said(/registration number A-\d{5}/)
  expect(second.strokes()).toBeLessThanOrEqual(3)
})

test('two points are returned with their reasons in at most 14 keystrokes', async () => {
  const application = await openSubmittedCase(journey.url)
  const { storageState } = await openStaffMember(journey.url, 'Reviewer', 'reviewer')
  const { page, key, said, strokes } = await counting(storageState)
  await page.goto(`/admin/cases/${application.id}?status=submitted`)
  await waitForCase(page)
  await key('u')
  await said('Review started')
  await focusedIn(page, '[data-item="account.cnic"]')
  await key('x', 'x')
  await page
    .getByText(/ marked, 2 wrong$/)
    .first()
    .waitFor()
  await key('c')
  const dialog = page.getByRole('dialog', { name: 'Return for correction' })
  await dialog.getByRole('heading', { name: 'To be corrected: 2' }).waitFor()
  await key('o', 'Tab', 'Tab', 'Tab', 'n')
  await dialog.getByText('CNIC: Out of date').waitFor()
  await dialog.getByText('Full name: Not complete').waitFor()
  await key('Control+Enter')
  await said('Returned for correction')
  expect(strokes()).toBeLessThanOrEqual(14)
})

test('documents and the fee are checked by keyboard, and Enter in a field does not send', async () => {
  const application = await openSubmittedCase(journey.url)
  const { storageState } = await openStaffMember(journey.url, 'Accounts', 'accounts')
  const { page, key, said } = await counting(storageState)
  await page.goto(`/admin/cases/${application.id}?status=submitted`)
  await waitForCase(page)
  for (const [digit, name] of [
    ['2', 'CNIC back'],
    ['4', 'Paid bank deposit slip'],
  ] as const) {
    await key(digit)
    await page.getByRole('img', { name, exact: true }).waitFor()
  }
  await key('+', 'r')
  await expect
    .poll(() => page.getByRole('img', { name: 'Paid bank deposit slip' }).getAttribute('style'))
    .toMatch(/rotate\(90deg\)/)
  await key('v')
  const dialog = page.getByRole('dialog', { name: 'Verify fee' })
  await dialog.getByLabel('Challan no.').focus()
  await page.keyboard.type(application.challan)
  await key('Enter')
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await key('Control+Enter')
  await said('Fee verified')
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
  await focusedIn(page, '[data-item="applicant.name"]')
  await ticked
  await key('ArrowUp', 'ArrowUp')
  await focusedIn(page, '[data-item="account.cnic"]')
  await page.reload()
  await waitForCase(page)
  await expect.poll(() => page.getByRole('checkbox', { name: 'CNIC right' }).isChecked()).toBe(true)

  await key('?')
  const list = page.getByRole('dialog', { name: 'Shortcuts' })
  await list.getByRole('checkbox').uncheck()
  await key('Escape')
  await list.waitFor({ state: 'hidden' })
  await key('c')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('a key that can do nothing now says why', async () => {
  const application = await openSubmittedCase(journey.url)
  const { storageState } = await openStaffMember(journey.url, 'Reviewer', 'reviewer')
  const { page, key, said } = await counting(storageState)
  await page.goto(`/admin/cases/${application.id}?status=submitted`)
  await waitForCase(page)
  for (const [press, why] of [
    ['a', 'Recommend approval is not possible now: the application is submitted'],
    ['v', 'Verify fee is done by: Accounts, Registrar'],
    ['9', 'Document 9 has not been uploaded.'],
  ] as const) {
    await key(press)
    await said(why)
  }
})

test('a case is assigned to somebody else, and an action on an old version tells who changed the case', async () => {
  const application = await openSubmittedCase(journey.url)
  const one = await counting((await openStaffMember(journey.url, 'Clerk One', 'registrar')).storageState)
  const other = await counting((await openStaffMember(journey.url, 'Clerk Two', 'registrar')).storageState)
  const address = `/admin/cases/${application.id}`
  await one.page.goto(address)
  await pressAct(one.page, 'Assign to me')
  await one.said('Assigned to you')
  await other.page.goto(address)
  await other.page.getByText('Assigned to Clerk One').waitFor()
  await pressAct(other.page, 'Assign to me')
  await other.said('Assigned to you')

  await press(one.page, 'Start review')
  await one.said(/Clerk Two changed this case at \d\d:\d\d\. Review the update: Reassigned from Clerk One\./)
  await one.page.getByText('Assigned to Clerk Two').waitFor()

  await press(other.page, 'Start review')
  await other.said('Review started')
  await pressAct(other.page, 'Decline')
  await other.page.getByLabel('Reason').fill('No degree')
  await other.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await other.said('Declined')
  await pressAct(other.page, 'Reopen')
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
