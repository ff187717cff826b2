/** The queue: exported as a file, which is recorded, and told about new applications. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember, openSubmittedCase } from '#tests/support/browser/staff-and-cases.ts'

const journey = await openJourney()

test('the queue is exported, and the export is recorded', async () => {
  const cases = [await openSubmittedCase(journey.url), await openSubmittedCase(journey.url)]
  const registrar = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
  const { page } = await journey.visitor({ storageState: registrar.storageState })
  await page.goto('/admin/cases?status=submitted')
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export applications' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).press('Enter'),
  ])
  await dialog.getByText('2 applications saved').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Export')

  const bytes = await readFile(await download.path())
  expect(download.suggestedFilename()).toMatch(/^applications-submitted-\d{4}-\d\d-\d\d\.csv$/)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = bytes.toString('utf8').split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(cases.map(({ reference }) => reference))
  expect(lines[1]).toMatch(/,\d{5}-\d{7}-\d,0300 1234567,Submitted,/)

  const administrator = await openStaffMember(journey.url, 'Ali Administrator', 'administrator')
  const { page: log } = await journey.visitor({ storageState: administrator.storageState })
  await log.goto('/admin')
  await log.getByRole('link', { name: 'Exports' }).click()
  await log.getByText(/Submitted.*2 applications.*Rabia Registrar/).waitFor()
})

test('the queue page shows how many applications arrived since it was loaded, and adds them on request', async () => {
  const { storageState } = await openStaffMember(journey.url, 'Reviewer', 'reviewer')
  const { page } = await journey.visitor({ storageState })
  await page.clock.install()
  await page.goto('/admin/cases?status=submitted')
  const rows = page.getByRole('table').getByRole('rowheader')
  await rows.first().waitFor()
  const before = await rows.count()
  await page.getByRole('link', { name: `Submitted ${before}` }).waitFor()
  const { reference } = await openSubmittedCase(journey.url)
  await page.clock.runFor(61_000)
  await page.getByText('Show 1 new').waitFor()
  await expect.poll(() => rows.count()).toBe(before)
  await page.getByRole('button', { name: 'Show 1 new' }).press('Enter')
  await page.getByRole('link', { name: reference }).waitFor()
  await expect.poll(() => page.getByText(/^Show \d+ new$/).count()).toBe(0)
})

/** Facts that are read as one: their cells where one takes a second line or is cut. */
const broken = (table: Element): string[] =>
  ['.queue-link', '.queue-cnic', '.queue-time', '.queue-short'].flatMap((facts) =>
    [...table.querySelectorAll(`tbody ${facts}`)].flatMap((fact) => {
      const range = document.createRange()
      range.selectNodeContents(fact)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      return lines.size > 1 || fact.scrollWidth > fact.clientWidth + 1 ? [fact.textContent] : []
    }),
  )

test('references, CNICs and dates of the list across statuses are one line at each width; columns are chosen', async () => {
  await openSubmittedCase(journey.url)
  const { storageState } = await openStaffMember(journey.url, 'Omar Reviewer', 'reviewer')
  const { page } = await journey.visitor({ storageState })
  for (const width of [1280, 1920, 1024, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/cases?status=all')
    await page.getByRole('link', { name: /^All \d+$/ }).waitFor()
    await page.getByRole('rowheader').first().waitFor()
    expect([width, await page.locator('.table-queue').evaluate(broken)]).toEqual([width, []])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Papers' }).press('Space')
  await page.getByRole('checkbox', { name: 'City' }).press('Space')
  await page.getByRole('button', { name: 'Close' }).press('Enter')
  await page.reload()
  await page.getByRole('columnheader', { name: 'Papers' }).waitFor()
  expect(await page.getByRole('columnheader', { name: 'City' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.getByRole('button', { name: 'As usual' }).press('Enter')
  await page.getByRole('columnheader', { name: 'City', includeHidden: true }).waitFor()
})

test('a row of the queue is one line of 25 px with nothing cut in it, and keys move, select, search and open', async () => {
  const cases = [await openSubmittedCase(journey.url), await openSubmittedCase(journey.url)]
  const { storageState } = await openStaffMember(journey.url, 'Nadia Reviewer', 'reviewer')
  const { page } = await journey.visitor({ storageState, viewport: { width: 1280, height: 800 } })
  await page.goto('/admin/cases?status=submitted')
  const row = page.getByRole('row').filter({ hasText: cases[1]?.reference })
  await row.waitFor()
  const { top, height, cut } = await page.locator('.table-queue').evaluate((table) => {
    const first = table.querySelector('tbody tr')!.getBoundingClientRect()
    const cells = table.querySelectorAll<HTMLElement>('td:not(.queue-select), th')
    const tooNarrow = [...cells].filter((cell) => cell.scrollWidth > cell.clientWidth)
    return { top: first.top, height: first.height, cut: tooNarrow.map((cell) => cell.textContent) }
  })
  expect(cut).toEqual([])
  expect(top + 25 * height).toBeLessThanOrEqual(800)

  await page.goto('/admin/cases?status=submitted&sort=newest')
  await page.getByText('Save this view').waitFor()
  await expect.poll(() => page.getByRole('rowheader').first().textContent()).toBe(cases[1]?.reference)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect.poll(() => row.getByRole('checkbox').isChecked()).toBe(true)
  await page.getByText('1 application selected').waitFor()
  await page.keyboard.press('/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('q')
  await row.getByRole('link').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `Application ${cases[1]?.reference}` }).waitFor()
})
