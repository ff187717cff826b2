/** What only a browser can tell: colours, sizes, scrolling, headers and files. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aRegistration } from '../kit/payloads.ts'

const journey = await openJourney()
const answer = await fetch(`${journey.url}/api/auth/register`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(aRegistration()),
})
const token = (await answer.json()).data.token

const opened = async (path: string, viewport = { width: 1280, height: 900 }): Promise<Page> => {
  const { page } = await journey.visitor({ token, viewport })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

test('The palette has primary, secondary, success, info, warning, danger, white, black and greys from 100 to 900.', async () => {
  const page = await opened('/')
  const palette = {
    ...{ primary: '#00a651', secondary: '#6c757d', success: '#1cbb8c', info: '#17a2b8' },
    ...{ warning: '#fcb92c', danger: '#dc3545', white: '#fff', black: '#000' },
  }
  const greys = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `gray-${step}00`)
  const colours = await page.evaluate(
    (names) => {
      const style = getComputedStyle(document.documentElement)
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
    },
    [...Object.keys(palette), ...greys],
  )

  expect(colours).toMatchObject(palette)
  expect(greys.filter((name) => !/^#[0-9a-f]{6}$/.test(colours[name] ?? ''))).toEqual([])
})

test('The sidebar scrolls, its scroll area is recalculated when a group opens or closes, and each press of the toggle ends with one resize event.', async () => {
  const page = await opened('/calculator', { width: 1280, height: 320 })
  const area = page.locator('.sidebar-scroll')
  const size = () => area.evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight] as const)
  const [before, room] = await size()
  expect(before).toBeGreaterThan(room)
  expect(await area.evaluate((element) => getComputedStyle(element).overflowY)).toBe('auto')
  const group = page.getByRole('button', { name: 'Services', exact: true })
  await group.press('Enter')
  await expect.poll(async () => (await size())[0]).toBeLessThan(before)
  await group.press('Enter')
  await expect.poll(async () => (await size())[0]).toBe(before)

  await page.evaluate(() => {
    const events: true[] = []
    Object.assign(window, { events })
    window.addEventListener('resize', () => events.push(true))
  })
  const right = () => page.locator('nav').evaluate((sidebar) => sidebar.getBoundingClientRect().right)
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  for (const count of [1, 2]) {
    await toggle.click()
    await expect
      .poll(() => page.evaluate(() => (window as never as { events: [] }).events.length))
      .toBe(count)
    expect((await right()) > 0).toBe(count === 2)
  }
})

test('Calls go to one host with the bearer token and the cookies.', async () => {
  const page = await opened('/')
  await page.context().addCookies([{ name: 'choice', value: 'kept', url: journey.url }])
  const sent = page.waitForRequest('**/api/auth/user')
  await page.reload()

  const headers = await (await sent).allHeaders()
  expect(headers).toMatchObject({ authorization: `Bearer ${token}`, cookie: 'choice=kept' })
  expect(new URL((await sent).url()).origin).toBe(journey.url)
})

const pick = async (page: Page, width: number): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const file = { name: 'scan.png', mimeType: 'image/png', buffer: aPng(width, 600) }
  await (await chooser).setFiles(file)
}

test('A missing document becomes an uploaded one after its upload, and is then downloaded and viewed.', async () => {
  const page = await opened('/documents')
  const row = page.getByRole('row').filter({ hasText: 'Certificate' })
  await row.getByRole('button', { name: 'Upload Certificate' }).click()
  await pick(page, 800)
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  const saved = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Download Certificate' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^certificate\.(png|jpg)$/)

  await row.getByRole('button', { name: 'View Certificate' }).click()

  await page.getByRole('dialog').getByRole('img', { name: 'Certificate' }).waitFor()
  expect(await row.getByRole('button', { name: 'Upload Certificate' }).count()).toBe(0)
})

test('The preview of a chosen photo is 120 px high.', async () => {
  const page = await opened('/applications/create')

  await pick(page, 400)

  const preview = page.getByRole('img', { name: 'Your photo' })
  await preview.waitFor()
  await expect.poll(() => preview.evaluate((element) => element.clientHeight)).toBe(120)
})
