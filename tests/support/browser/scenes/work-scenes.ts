/** My work, the office's settings, colleagues and their absences, and the dialog that hands a case on. */
import type { Page } from 'playwright-core'
import { waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { breakAll, hold, press } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const dialog = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
}

/** Everything overdue, as it would be after weeks. */
const overdue = (page: Page) =>
  page.route('**/api/admin/work*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const group of body.data.groups) for (const row of group.rows) row.days = 41
    await route.fulfill({ response: answer, json: body })
  })
const nothing = (page: Page) =>
  page.route('**/api/admin/work*', (route) => route.fulfill({ json: { data: { groups: [] } } }))

/** The office keeps texts of every length. */
export const withTexts = (page: Page) =>
  page.route('**/api/admin/settings', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.settings.snippets = [
      { name: 'CNIC', text: 'Upload both sides of the CNIC, each as a picture of its own.' },
      {
        name: 'Degree',
        text: 'The degree is not attested.\nUpload a copy that the university has attested.',
      },
      { name: 'Long', text: 'The names on the degree and on the CNIC are not the same. '.repeat(6).trim() },
    ]
    await route.fulfill({ response: answer, json: body })
  })

const aRun = {
  ...{ at: '2026-11-21T22:17:00.000Z', finished: true, accounts_removed: 0, items_removed: 0 },
  ...{ files_removed: 0, items_left: 0, accounts_waiting: 0, accounts_overdue: 0 },
  ...{ closed_as_unconfirmed: 0, closed_as_unused: 0, export_entries: 0, proposals: 0 },
}

/** Runs of the daily clean-up: one had much to do and no time for all of it. */
const withRuns = (page: Page) =>
  page.route('**/api/admin/retention', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const busy = { finished: false, accounts_removed: 3, items_removed: 212, files_removed: 17 }
    const waiting = { accounts_waiting: 2, accounts_overdue: 1, closed_as_unused: 5, export_entries: 40 }
    body.data.runs = [aRun, { ...aRun, at: '2026-11-20T22:17:00.000Z', ...busy, ...waiting }]
    await route.fulfill({ response: answer, json: body })
  })

/** The bank account waits for another administrator. */
const withWaiting = (page: Page) =>
  page.route('**/api/admin/council-settings', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const bank = { setting: 'Bank', before: 'Bank of Punjab', after: 'United Bank' }
    const number = { setting: 'Account number', before: 'PK36 BPUN 0000 0011 2345 6702', after: 'not set' }
    const by = { id: 'another', name: 'Adeel Administrator' }
    const title = 'Council settings: Bank, Account number'
    body.data.waiting = { title, by, at: '2026-11-21T09:17:00.000Z', changes: [bank, number] }
    await route.fulfill({ response: answer, json: body })
  })

/** @param free the id of a case that nobody has */
export const workScenes = (free: string): StaffScene[] => {
  const settings = '/admin/settings'
  const council = '/admin/council'
  const retention = '/admin/retention'
  const colleagues = '/admin/colleagues'
  const table = (page: Page) => page.getByRole('table').first().waitFor()
  return [
    { name: 'My work, overdue', path: '/admin', before: overdue, act: table },
    { name: 'My work, nothing waits', path: '/admin', before: nothing, act: table },
    { name: 'My work loading', path: '/admin', before: hold('**/api/admin/work*'), busy: 'part' },
    { name: 'My work not loaded', path: '/admin', before: breakAll('**/api/admin/work*') },
    { name: 'work of one group', path: '/admin/work/unassigned' },
    { name: 'work of one group, nothing', path: '/admin/work/came-back' },
    { name: 'office settings', path: settings },
    {
      name: 'office settings, refused',
      path: settings,
      act: async (page) => {
        await page.getByLabel('Submitted', { exact: true }).fill('soon')
        await press('Save')(page)
        await page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'office settings, texts to insert',
      path: settings,
      before: withTexts,
      act: async (page) => page.getByRole('button', { name: 'Add a text' }).scrollIntoViewIfNeeded(),
    },
    {
      name: 'office settings, a text',
      path: settings,
      before: withTexts,
      act: async (page) => {
        await press('Add a text')(page)
        await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
        await page.getByText('Enter a name').waitFor()
      },
    },
    { name: 'council settings', path: council, by: 'administrator' },
    { name: 'council settings, waiting', path: council, by: 'administrator', before: withWaiting },
    {
      name: 'council settings, refused',
      path: council,
      by: 'administrator',
      act: async (page) => {
        await page.getByLabel('Phone', { exact: true }).fill('ask inside')
        await page.getByLabel('Officers').fill('Secretary')
        await press('Save')(page)
        await page.getByRole('alert').waitFor()
      },
    },
    { name: 'retention', path: retention, by: 'administrator', before: withRuns },
    {
      name: 'retention, refused',
      path: retention,
      by: 'administrator',
      act: async (page) => {
        await page.getByLabel('Log of exports, in years').fill('1')
        await press('Save')(page)
        await page.getByRole('alert').waitFor()
      },
    },
    { name: 'colleagues', path: colleagues, act: table },
    { name: 'absence', path: colleagues, act: dialog('Set absence of Rabia Registrar') },
    {
      name: 'absence, refused',
      path: colleagues,
      act: async (page) => {
        await dialog('Set absence of Rabia Registrar')(page)
        await press('Save absence')(page)
        await page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'assign to a colleague',
      path: `/admin/cases/${free}?status=submitted`,
      act: async (page) => {
        await waitForCase(page)
        const more = page.getByRole('button', { name: 'More', exact: true })
        if (await more.isVisible()) await more.click()
        await dialog(/^Assign$/)(page)
      },
    },
  ]
}
