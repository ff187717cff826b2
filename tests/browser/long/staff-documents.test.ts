/** Documents of a case as a reviewer reads them: their size on the screen, zoom by pointer, full screen, side by side. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember, openSubmittedCase, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aNestedPdf } from '#tests/support/files/nested-pdf.ts'
import { aScannedPdf } from '#tests/support/files/scanned-pdf.ts'

const journey = await openJourney()

const caseOpened = async (marksSheet: Buffer, prepare?: (page: Page) => Promise<void>): Promise<Page> => {
  const application = await openSubmittedCase(journey.url, { marksSheet })
  const { storageState } = await openStaffMember(journey.url, 'Reviewer', 'reviewer')
  const { page } = await journey.visitor({ storageState, viewport: { width: 1280, height: 800 } })
  await prepare?.(page)
  await page.goto(`/admin/cases/${application.id}`)
  await waitForCase(page)
  await page.keyboard.press('5')
  return page
}

const frameOf = (page: Page | Locator, name: string) =>
  page.getByRole('region', { name: `${name}, picture`, exact: true })
const scrolled = (frame: Locator) => frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('Not on the screen')
  return box
}
const focused = (place: Locator) => place.evaluate((element) => element === document.activeElement)

test('at 1280 × 800 fourteen fields and 600 px of a document are on the screen, and each half scrolls alone', async () => {
  const page = await caseOpened(aPng(1240, 1754))
  await page.getByRole('img', { name: 'Marks sheet', exact: true }).waitFor()
  const rows = await page
    .locator('.case-row')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect))
  expect(rows.filter(({ top, bottom }) => top >= 0 && bottom <= 800).length).toBeGreaterThanOrEqual(14)
  const frame = await boxOf(frameOf(page, 'Marks sheet'))
  expect(frame.height).toBeGreaterThanOrEqual(600)
  expect(frame.y + frame.height).toBeLessThanOrEqual(800)
  const bar = await boxOf(page.locator('.case-bar'))
  expect([bar.y, bar.height]).toEqual([0, 56])

  await page.mouse.move(400, 600)
  await page.mouse.wheel(0, 900)
  await expect
    .poll(() => page.locator('.case-data').evaluate(({ scrollTop }) => scrollTop))
    .toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800)
  expect(await boxOf(frameOf(page, 'Marks sheet'))).toEqual(frame)
})

test('a scanned page is as wide as its column, and the pointer zooms and moves it', async () => {
  const page = await caseOpened(aPng(1240, 1754))
  const picture = page.getByRole('img', { name: 'Marks sheet', exact: true })
  await picture.waitFor()
  const frame = frameOf(page, 'Marks sheet')
  const inner = await frame.evaluate((element) => element.clientWidth)
  expect(inner / 1280).toBeGreaterThan(0.4)
  await expect.poll(async () => Math.abs((await boxOf(picture)).width - inner)).toBeLessThan(2)

  const { x, y } = await boxOf(frame)
  const pointer = { x: x + 100, y: y + 60 }
  const place = async () => {
    const box = await boxOf(picture)
    return [(pointer.x - box.x) / box.width, (pointer.y - box.y) / box.height]
  }
  const [across = 0, down = 0] = await place()
  await page.mouse.move(pointer.x, pointer.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -240)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await boxOf(picture)).width / inner).toBeCloseTo(2, 1)
  await expect.poll(async () => ((await place())[0] ?? 0) - across).toBeCloseTo(0, 2)
  await expect.poll(async () => ((await place())[1] ?? 0) - down).toBeCloseTo(0, 2)

  const [left = 0, top = 0] = await scrolled(frame)
  await page.mouse.down()
  await page.mouse.move(pointer.x - 40, pointer.y - 30, { steps: 4 })
  await page.mouse.up()
  expect(await scrolled(frame)).toEqual([left + 40, top + 30])
  await page.mouse.wheel(0, 50)
  await expect.poll(() => scrolled(frame)).toEqual([left + 40, top + 80])
  await page.keyboard.press('0')
  await expect.poll(() => scrolled(frame)).toEqual([0, 0])
  await page.keyboard.press('p')
  await expect
    .poll(async () => (await boxOf(picture)).height)
    .toBeLessThanOrEqual((await boxOf(frame)).height)
})

test('fields and document fill the window, another stands beside it, and Escape returns to the button that was pressed', async () => {
  const page = await caseOpened(aScannedPdf())
  await page.getByRole('img', { name: 'Marks sheet, page 1' }).waitFor()
  await page.keyboard.press(']')
  await page.getByText('Page 2 of 2').waitFor()
  const button = page.getByRole('button', { name: 'Full screen', exact: true })
  await button.press('Enter')
  const full = page.locator('.case-full')
  await full.getByRole('img', { name: 'Marks sheet, page 2' }).waitFor()
  const frame = frameOf(full, 'Marks sheet, page 2')
  await expect.poll(async () => (await boxOf(frame)).height / 800).toBeGreaterThan(0.85)
  await expect.poll(() => full.locator('.case-row').first().isVisible()).toBe(true)
  await page.keyboard.press('[')
  await full.getByRole('img', { name: 'Marks sheet, page 1' }).waitFor()
  await frameOf(full, 'Marks sheet, page 1').focus()
  await page.keyboard.press('End')
  await expect
    .poll(async () => {
      await page.keyboard.press('PageDown')
      return full.getByText('Page 2 of 2').count()
    })
    .toBe(1)

  await page.keyboard.press('b')
  const second = full.getByLabel('Document on the right')
  await second.selectOption('1 CNIC front')
  await full.getByRole('img', { name: 'CNIC front', exact: true }).waitFor()
  await frameOf(full, 'CNIC front').focus()
  await page.keyboard.press('r')
  const turned = (name: string) => full.getByRole('img', { name }).getAttribute('style')
  await expect.poll(() => turned('CNIC front')).toMatch(/rotate\(90deg\)/)
  expect(await turned('Marks sheet')).toMatch(/rotate\(0deg\)/)
  await page.keyboard.press('2')
  await full.getByRole('img', { name: 'CNIC back', exact: true }).waitFor()

  await page.setViewportSize({ width: 990, height: 700 })
  await second.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await second.waitFor()
  await button.focus()
  await page.keyboard.press('Escape')
  await full.waitFor({ state: 'detached' })
  await page.getByRole('img', { name: 'CNIC back', exact: true }).waitFor()
  await expect.poll(() => focused(button)).toBe(true)
  await page.keyboard.press('f')
  await full.waitFor()
  await page.keyboard.press('f')
  await full.waitFor({ state: 'detached' })
})

test('a page that would take years to draw stops after a while, and the portal answers all the time', async () => {
  const page = await caseOpened(aNestedPdf(), async (opened) => opened.clock.install())
  const frames = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let drawn = 0
          const next = () => (++drawn < 5 ? requestAnimationFrame(next) : resolve(drawn))
          requestAnimationFrame(next)
        }),
    )
  await expect.poll(() => page.workers().length).toBe(1)
  expect(await frames()).toBe(5)
  const stopped = page.getByRole('alert').filter({ hasText: 'Page 1 takes too long to draw' })
  await page.getByText('Page 1 of 2').waitFor()
  // Only the deadline is hurried: the worker draws by its own clock.
  await expect
    .poll(async () => {
      await page.clock.fastForward(15_000)
      return stopped.count()
    })
    .toBe(1)
  await expect.poll(() => page.workers().length).toBe(0)

  await stopped.getByRole('button', { name: 'Draw it again', exact: true }).click()
  await expect.poll(() => page.workers().length).toBe(1)
  await page.getByRole('button', { name: 'Next page', exact: true }).click()
  await page.getByRole('img', { name: 'Marks sheet, page 2', exact: true }).waitFor()
})
