/** The second person of the office, without a pointer and in a window of 1280 × 800: what the extra step costs. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plainNumber } from '#shared/kit/format.ts'
import { bookRowsPerPart } from '#shared/register/records/book.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { countedKeys } from '#tests/support/browser/keyboard/counted-keys.ts'
import { bringIn } from '#tests/support/browser/scenes/book-scenes.ts'
import { type JourneyStaffMember, openStaffMember } from '#tests/support/browser/staff-and-cases.ts'
import { aBookPart, aBookRow } from '#tests/support/cases/books.ts'
import { aProposedCorrection, aProposedStanding } from '#tests/support/cases/registrations.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'
import { call } from '#tests/support/portal/http-client.ts'

const journey = await openJourney()
const rowsOfBook = 2000
const rowsOfPage = 25

const sends =
  ({ token }: JourneyStaffMember) =>
  async (path: string, given: Parameters<typeof call>[3]): Promise<void> => {
    const { status, text } = await call(journey.url, 'POST', `/api/admin${path}`, { token, ...given })
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
  }

/** Each page of it scanned; its confirmation is asked for. */
const aWaitingBook = async (clerk: JourneyStaffMember): Promise<void> => {
  const send = sends(clerk)
  const id = randomUUID()
  await send('/books', { body: { id, name: 'Register A, volume 9' } })
  const parts = rowsOfBook / bookRowsPerPart
  for (let part = 0; part < parts; part++) {
    const rows = Array.from({ length: bookRowsPerPart }, (_, at) => {
      const place = part * bookRowsPerPart + at
      return aBookRow({ line: place + 2, page: String(1 + Math.floor(place / rowsOfPage)) })
    })
    await send(`/books/${id}/parts`, { body: aBookPart(rows, { part, parts, digest: 'a'.repeat(64) }) })
  }
  const scan = aPng(900, 1300)
  for (let page = 1; page <= rowsOfBook / rowsOfPage; page++)
    await send(`/books/${id}/pages`, await aFormOf({ page: String(page) }, scan))
  await send(`/books/${id}/confirmation`, {})
}

const aSecond = async () => {
  const { storageState } = await openStaffMember(journey.url, 'Zara Second', 'registrar')
  return countedKeys(journey, { storageState, viewport: { width: 1280, height: 800 } })
}
const focusedIn = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((part) => document.activeElement?.matches(part), selector)).toBe(true)

test('a book of 2,000 rows costs the second registrar 27 keys, with 20 drawn rows whole beside their pages', async () => {
  await aWaitingBook(await openStaffMember(journey.url, 'Farah First', 'registrar'))
  const { page, key, strokes } = await aSecond()
  await page.goto('/admin')
  await page.getByRole('link', { name: /^Confirm the book/ }).focus()
  await key('Enter')
  await focusedIn(page, 'li.card')
  await key('Tab', 'Tab', 'Enter')
  await page.getByText('Row 1 of 20').waitFor()
  await focusedIn(page, 'h1')
  await key('Tab', 'Tab')
  const began = performance.now()
  for (let row = 1; row <= 20; row++) {
    await page.getByText(`Row ${row} of 20`).waitFor()
    await page.getByRole('button', { name: 'It agrees', disabled: false }).waitFor()
    const [fact, scan] = [page.locator('.compare-sides dd').last(), page.locator('.compare-sides img')]
    const [last, picture] = [await fact.boundingBox(), await scan.boundingBox()]
    expect((last?.y ?? 800) + (last?.height ?? 0)).toBeLessThanOrEqual(800)
    expect(picture?.y).toBeLessThan(500)
    await key('Enter')
  }
  const seconds = () => Math.round((performance.now() - began) / 1000)
  console.info(JSON.stringify({ strokes: strokes() + 1, 'seconds of the portal for 20 rows': seconds() }))
  await key('Enter')
  await page.getByText('2,000 rows, 2,000 taken').waitFor()
  console.info(JSON.stringify({ 'seconds until the rows are in the register': seconds() }))
  expect(strokes()).toBeLessThanOrEqual(27)
})

test('what waits among others is confirmed with four keys from the list of work', async () => {
  const first = await openStaffMember(journey.url, 'Farah First', 'registrar')
  const send = sends(first)
  const rows = [aBookRow(), aBookRow(), aBookRow()]
  for (const row of rows) await bringIn(journey.url, first, row)
  const [one, another, third] = rows.map(({ number }) => plainNumber(number))
  await send(`/registrations/${one}/standing`, { body: aProposedStanding() })
  await send(`/registrations/${another}/particulars`, { body: aProposedCorrection() })
  await send(`/registrations/${third}/standing`, { body: aProposedStanding() })

  const { page, key, strokes } = await aSecond()
  for (const { number } of [rows[1]!, rows[2]!, rows[0]!]) {
    await page.goto('/admin')
    const before = strokes()
    await page.getByRole('link', { name: new RegExp(number) }).focus()
    await key('Enter')
    await focusedIn(page, 'li.card')
    await key('Tab', 'Enter')
    await page.getByRole('dialog').waitFor()
    await key('Control+Enter')
    await page.getByText(new RegExp(`^Confirmed: .*${number}`)).waitFor()
    expect(strokes() - before).toBe(4)
  }
})
