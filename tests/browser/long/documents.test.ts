/** Documents from the phone to the object store, over lines that break. */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { readImage } from '#functions/documents/inspection/image.ts'
import { type DocumentKey, documentKeys, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import {
  aScan,
  choose,
  openDocuments,
  type PickedFile,
  pick,
  pressInDialog,
  rowButton,
  uploaded,
  watchUploads,
} from '#tests/support/browser/documents.ts'
import { follow } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { keyboardOf } from '#tests/support/browser/keyboard/keyboard.ts'
import { banner } from '#tests/support/browser/sidebar-and-status.ts'
import { aLargePhoto, place } from '#tests/support/files/large-photo.ts'
import { watchConnections } from '#tests/support/portal/broken-connections.ts'

const journey = await openJourney()
const lines = watchConnections()
afterAll(lines.end)
const mebibyte = 1024 * 1024
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const inStore = (url: URL) => url.origin !== journey.url

test('a photo of 8 MB is uploaded over a slow line that breaks, reduced, upright and without its location', async () => {
  const { account, page, troubles } = await openDocuments(journey, '/user-documents', phone)
  troubles.expect(/net::ERR_/)
  const { grants, posts } = watchUploads(page, journey.url)
  const buffer = await aLargePhoto(page)
  expect(buffer.length).toBeGreaterThan(8_000_000)
  const debug = await page.context().newCDPSession(page)
  const throttle = (uploadThroughput: number) =>
    debug.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await debug.send('Network.enable')

  await choose(page, 'cnic_front_image', { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await throttle(100_000)
  await pressInDialog(page, 'Upload')
  const bar = page.getByRole('dialog').getByRole('progressbar')
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(10)
  lines.down(journey.url, posts[0]?.url() ?? '')
  await page.getByRole('alert').filter({ hasText: 'The file could not be uploaded – try again' }).waitFor()
  await page.getByRole('img', { name: 'Preview of CNIC front' }).waitFor()
  lines.up()
  await throttle(-1)
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect.poll(() => banner(page)).toBe('CNIC front uploaded')

  const { bytes } = await account.get('/api/user-documents/cnic_front_image')
  const picture = readImage(bytes)
  expect(bytes.length).toBeLessThanOrEqual(mebibyte)
  expect(picture?.type).toBe('image/jpeg')
  expect(picture?.height).toBeGreaterThanOrEqual(1500)
  expect(picture?.height).toBeGreaterThan(picture?.width ?? 0)
  expect(bytes.includes(place)).toBe(false)
  expect(bytes.includes('Exif')).toBe(false)
  expect([grants.length, posts.length]).toEqual([1, 2])
  await rowButton(page, 'View', 'cnic_front_image').and(page.locator(':focus')).waitFor()
})

/** The row changes from Upload to Download and View. */
const expectHeld = async (page: Page, key: DocumentKey, file: PickedFile) => {
  await rowButton(page, 'Upload', key).waitFor()
  await uploaded(page, key, file)
  await rowButton(page, 'Download', key).waitFor()
  await expect.poll(() => rowButton(page, 'Upload', key).count()).toBe(0)
}

test('all eleven documents are uploaded, and rows, counts and dashboard update without a reload', async () => {
  const { account, page } = await openDocuments(journey, '/documents')
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', 'yes'))
  await page.getByText('0 of 4 uploaded').waitFor()
  for (const key of documentKeys) await expectHeld(page, key, aScan(450, 300))
  await page.getByText('4 of 4 uploaded').waitFor()
  await follow(page, 'User Documents')
  for (const key of userDocumentKeys) await expectHeld(page, key, aScan(300, 450))
  await page.getByText('7 of 7 uploaded').waitFor()
  await expect.poll(() => page.title()).toBe('User documents – Pharmacy Council')
  await expect.poll(() => banner(page)).toBe('Profile photo uploaded')

  await follow(page, 'Dashboard')
  await page.getByRole('link', { name: 'Documents 4 of 4', exact: true }).waitFor()
  await page.getByRole('link', { name: 'User documents 7 of 7', exact: true }).waitFor()
  await expect.poll(() => page.locator('.flash-text').count()).toBe(0)
  await page.locator('html[data-loaded-once]').waitFor()
  const { held_documents } = (await account.get('/api/auth/user')).body.data
  expect(new Set(held_documents)).toEqual(new Set([...documentKeys, ...userDocumentKeys]))
})

test('two quick presses send a file once, an expired grant is renewed, and a refusal keeps the file', async () => {
  const { page } = await openDocuments(journey, '/documents')
  const { grants, posts } = watchUploads(page, journey.url)
  // Every request passes here to the end of the test: the next one is on its way while a route that ends is taken away.
  await page.route(inStore, (route) =>
    posts.length === 1 ? route.fulfill({ status: 403, body: '<Error/>' }) : route.continue(),
  )
  await choose(page, 'certificate_image', aScan())
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).dblclick()
  await rowButton(page, 'View', 'certificate_image').waitFor()
  expect([grants.length, posts.length]).toEqual([2, 2])

  const sentence = 'The file is damaged or not complete. Take the photo again or choose another file'
  const refusal = { message: sentence, errors: { file: [sentence] } }
  await page.route('**/api/uploads/grants/*', (route) => route.fulfill({ status: 422, json: refusal }), {
    times: 1,
  })
  await choose(page, 'profile_image', aScan())
  await pressInDialog(page, 'Upload')
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
  await page.getByRole('button', { name: 'Choose a file' }).and(page.locator(':focus')).waitFor()
  await page.getByRole('img', { name: 'Preview of Profile image' }).waitFor()
  await pressInDialog(page, 'Upload')
  await rowButton(page, 'View', 'profile_image').waitFor()
})

test('Upload pressed while the file is still being opened sends it once it is open', async () => {
  const { page } = await openDocuments(journey, '/documents')
  await page.evaluate(() => {
    const decode = window.createImageBitmap.bind(window)
    const isReleased = new Promise((release) => window.addEventListener('release', release, { once: true }))
    Object.assign(window, { createImageBitmap: (file: Blob) => isReleased.then(() => decode(file)) })
  })
  await rowButton(page, 'Upload', 'certificate_image').click()
  await pick(page, aScan())
  await page.getByText('Opening the file…').waitFor()
  await pressInDialog(page, 'Upload')
  await page.evaluate(() => window.dispatchEvent(new Event('release')))
  await rowButton(page, 'View', 'certificate_image').waitFor()
})

test('a lost answer is asked for again, and the file is not sent twice', async () => {
  const { page, troubles } = await openDocuments(journey, '/documents')
  troubles.expect(/ERR_CONNECTION_FAILED|ERR_FAILED/)
  const { posts } = watchUploads(page, journey.url)
  await page.route(
    '**/api/uploads/grants/*',
    async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )
  await choose(page, 'certificate_image', aScan())
  await pressInDialog(page, 'Upload')
  await pressInDialog(page, 'Try again')
  await rowButton(page, 'View', 'certificate_image').waitFor()
  expect(posts.length).toBe(1)
})

test('a file dropped on the dialog is sent with one press', async () => {
  const { page } = await openDocuments(journey, '/documents')
  await rowButton(page, 'Upload', 'certificate_image').click()
  const { buffer, mimeType, name } = aScan()
  const dropped = await page.evaluateHandle(
    async ({ base64, mimeType, name }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
      return transfer
    },
    { base64: buffer.toString('base64'), mimeType, name },
  )
  for (const event of ['dragover', 'drop'])
    await page.dispatchEvent('dialog', event, { dataTransfer: dropped })
  await page.getByRole('img', { name: 'Preview of Certificate' }).waitFor()
  await pressInDialog(page, 'Upload')
  await rowButton(page, 'View', 'certificate_image').waitFor()
})

test('closing the dialog cancels an upload without a confirmation', async () => {
  const { account, page } = await openDocuments(journey, '/documents')
  await page.route(inStore, () => {})
  await choose(page, 'certificate_image', aScan())
  await pressInDialog(page, 'Upload')
  await page.getByRole('dialog').getByText('Uploading 0 %').first().waitFor()
  const ended = page.waitForEvent('requestfailed')
  await page.keyboard.press('Escape')
  expect(inStore(new URL((await ended).url()))).toBe(true)
  await rowButton(page, 'Upload', 'certificate_image').and(page.locator(':focus')).waitFor()
  expect((await account.get('/api/auth/user')).body.data.held_documents).toEqual([])
})

test('closing the dialog while the file is checked still updates the row', async () => {
  const { page } = await openDocuments(journey, '/documents')
  let letThrough = () => {}
  const closed = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/uploads/grants/*', async (route) => {
    await closed
    await route.continue()
  })
  await choose(page, 'certificate_image', aScan())
  await pressInDialog(page, 'Upload')
  await page.getByRole('dialog').getByText('Checking').first().waitFor()
  await page.keyboard.press('Escape')
  await rowButton(page, 'Upload', 'certificate_image').waitFor()
  letThrough()
  await rowButton(page, 'View', 'certificate_image').waitFor()
})

test('a document is uploaded with the keyboard alone, and the focus returns to its row', async () => {
  const { page } = await openDocuments(journey, '/user-documents')
  page.on('filechooser', () => {}) // from now on, or a slow machine opens the system's own chooser
  const keys = keyboardOf(page)
  await keys.goTo(rowButton(page, 'Upload', 'cnic_back_image'))
  await page.keyboard.press('Enter')
  await keys.goTo(page.getByRole('dialog').getByRole('button', { name: 'Choose a file' }))
  const asked = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await asked).setFiles(aScan())
  await page.getByRole('img', { name: 'Preview of CNIC back' }).waitFor()
  await keys.button('Rotate right')
  await keys.goTo(page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }))
  await page.keyboard.press('Enter')
  await rowButton(page, 'View', 'cnic_back_image').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  for (const name of ['Zoom in', 'Rotate left', 'Fit page']) await keys.button(name)
  await keys.goTo(page.getByRole('region', { name: 'CNIC back, picture' }))
  await keys.button('Close')
  await rowButton(page, 'View', 'cnic_back_image').and(page.locator(':focus')).waitFor()
  expect(keys.faults()).toEqual([])
})
