/** Documents from the phone to the object store and back. */
import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { readImage } from '#shared/rules/image.ts'
import {
  type DocumentKey,
  documentKeys,
  documentSets,
  fieldLabel,
  userDocumentKeys,
} from '#shared/vocabulary.ts'
import { openJourney } from '#tests/support/browser.ts'
import { watchLines } from '#tests/support/cut-line.ts'
import {
  aPdfFile,
  aScan,
  holdDocuments,
  type PickedFile,
  pick,
  rowButton,
  uploadDialog,
  viewDialog,
} from '#tests/support/journey-documents.ts'
import { follow } from '#tests/support/journey-forms.ts'
import { banner } from '#tests/support/journey-frame.ts'
import { keyboardOf } from '#tests/support/keyboard.ts'
import { aLargePhoto, place } from '#tests/support/large-photo.ts'
import { openAccount } from '#tests/support/people.ts'
import { aPng } from '#tests/support/photo.ts'

const journey = openJourney()
const lines = watchLines()
afterAll(lines.end)
const mebibyte = 1024 * 1024
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

const opened = async (path: string, options = {}) => {
  const account = await openAccount(journey.url)
  const { page, troubles } = await journey.visitor({
    token: account.token,
    reducedMotion: 'reduce',
    ...options,
  })
  await page.goto(path)
  await page.getByRole('table').waitFor()
  return { account, page, troubles }
}

const pressIn = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** From the row to the file in the dialog. */
const choose = async (page: Page, key: DocumentKey, file: PickedFile) => {
  await rowButton(page, 'Upload', key).click()
  await pick(page, file)
  await page.getByRole('dialog').getByText(`${file.name}, `).waitFor()
}

const uploaded = async (page: Page, key: DocumentKey, file: PickedFile) => {
  await choose(page, key, file)
  await pressIn(page, 'Upload')
  await rowButton(page, 'View', key).waitFor()
}

/** The requests that ask for a grant, and those that bring a file to the store. */
const watchUploads = (page: Page) => {
  const grants: Request[] = []
  const posts: Request[] = []
  page.on('request', (it) => {
    if (it.method() !== 'POST') return
    if (new URL(it.url()).pathname === '/api/uploads/grants') grants.push(it)
    else if (!it.url().startsWith(journey.url)) posts.push(it)
  })
  return { grants, posts }
}

const inStore = (url: URL) => url.origin !== journey.url

test('a photo of 8 MB gets through a slow line that breaks half-way, small, upright and without its place', async () => {
  const { account, page, troubles } = await opened('/user-documents', phone)
  troubles.expect(/net::ERR_/)
  const { grants, posts } = watchUploads(page)
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
  await pressIn(page, 'Upload')
  const bar = page.getByRole('dialog').getByRole('progressbar')
  await expect
    .poll(async () => Number(await bar.getAttribute('value')), { timeout: 60_000 })
    .toBeGreaterThan(30)
  lines.down(journey.url, posts[0]?.url() ?? '')
  await page.getByRole('alert').filter({ hasText: 'The file could not be uploaded – try again' }).waitFor()
  await page.getByRole('img', { name: 'Preview of CNIC front' }).waitFor()
  lines.up()
  await throttle(-1)
  await page.getByRole('button', { name: 'Try again' }).tap()
  expect(await banner(page)).toBe('CNIC front uploaded')

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

test('all eleven are uploaded; rows, counts and dashboard follow without a reload', async () => {
  const { account, page } = await opened('/documents')
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', 'yes'))
  await page.getByText('0 of 4 uploaded').waitFor()
  for (const key of documentKeys) await uploaded(page, key, aScan(900, 600))
  await page.getByText('4 of 4 uploaded').waitFor()
  await follow(page, 'User Documents')
  for (const key of userDocumentKeys) await uploaded(page, key, aScan(600, 900))
  await page.getByText('7 of 7 uploaded').waitFor()
  expect(await page.title()).toBe('User documents – Pharmacy Council')
  expect(await banner(page)).toBe('Profile photo uploaded')

  await follow(page, 'Dashboard')
  await page.getByRole('link', { name: 'Documents 4 of 4', exact: true }).waitFor()
  await page.getByRole('link', { name: 'User documents 7 of 7', exact: true }).waitFor()
  expect(await page.locator('.flash-text').count()).toBe(0)
  await page.locator('html[data-loaded-once]').waitFor()
  const { held_documents } = (await account.get('/api/auth/user')).body.data
  expect(new Set(held_documents)).toEqual(new Set([...documentKeys, ...userDocumentKeys]))
})

test('a PDF goes as it is, is not opened here, and comes back the same', async () => {
  const { account, page } = await opened('/documents')
  const file = aPdfFile()
  await uploaded(page, 'marksSheet_image', file)
  await rowButton(page, 'View', 'marksSheet_image').click()
  const dialog = viewDialog(page, 'marksSheet_image')
  await dialog.getByText('marks-sheet.pdf').waitFor()
  expect(await dialog.getByRole('button').allTextContents()).toEqual(['Download', 'Replace', 'Close'])
  expect(await dialog.getByRole('img').count()).toBe(0)
  const saving = page.waitForEvent('download')
  await pressIn(page, 'Download')
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('marks-sheet.pdf')
  expect(await readFile(await saved.path())).toEqual(file.buffer)
  expect((await account.get('/api/documents/marksSheet_image')).bytes).toEqual(file.buffer)
})

const named = (name: string, content: string | Buffer): PickedFile => ({
  name,
  mimeType: 'image/jpeg', // as a page that trusted it would believe
  buffer: Buffer.from(content),
})
const notPicture = 'The file must be a JPG or PNG'
const notDocument = 'The file must be a JPG, PNG or PDF'
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
const refusals: [string, DocumentKey, PickedFile, string][] = [
  ['an SVG', 'profile_image', named('a.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), notPicture],
  ['a page', 'certificate_image', named('a.jpg', '<!doctype html><script>alert(1)</script>'), notDocument],
  ['a GIF', 'certificate_image', named('a.jpg', 'GIF89a\x01\0\x01\0\0\0\0;'), notDocument],
  ['an empty file', 'certificate_image', named('a.jpg', ''), 'The file is empty'],
  ['a PDF for a photograph', 'profile_image', aPdfFile(), notPicture],
  [
    'a PDF that is too large',
    'certificate_image',
    aPdfFile(Math.round(6.2 * mebibyte)),
    'The file must be smaller than 4 MB; yours is 6.2 MB',
  ],
  ['a cut-off photo', 'profile_image', named('a.jpg', '\xff\xd8\xff'), notPicture],
  [
    'a HEIC photo that the browser cannot read',
    'profile_image',
    named('a.heic', heic),
    'This browser cannot open HEIC photos. Save it as JPG and choose it again',
  ],
]

test('what is no such file is refused at once, at the file control, and nothing is sent', async () => {
  const { page } = await opened('/documents')
  const { grants } = watchUploads(page)
  for (const [what, key, file, sentence] of refusals) {
    await rowButton(page, 'Upload', key).click()
    await pick(page, file)
    const control = page.getByRole('dialog').getByRole('button', { name: 'Choose a file' })
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
    await control.and(page.locator(':focus')).waitFor()
    const described = (await control.getAttribute('aria-describedby')) ?? ''
    expect(described.split(' '), what).toContain('document-file-error')
    await page.keyboard.press('Escape')
    await uploadDialog(page, key).waitFor({ state: 'hidden' })
    await rowButton(page, 'Upload', key).and(page.locator(':focus')).waitFor()
  }
  await rowButton(page, 'Upload', 'profile_image').click()
  await pressIn(page, 'Upload')
  await page.getByRole('alert').filter({ hasText: 'Select a file' }).waitFor()
  expect(grants).toEqual([])
})

test('a picture is seen, turned, enlarged, saved as it is held, and replaced', async () => {
  const { account, page } = await opened('/user-documents')
  await holdDocuments(journey.url, account.token, { cnic_front_image: aPng(1600, 1000) })
  await page.reload()
  const held = (await account.get('/api/user-documents/cnic_front_image')).bytes
  await rowButton(page, 'View', 'cnic_front_image').click()
  const picture = page.getByRole('img', { name: 'CNIC front' })
  await picture.waitFor()
  const shown = async () => {
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    return width / height
  }
  expect(await shown()).toBeCloseTo(1.6, 1)
  await pressIn(page, 'Rotate right')
  expect(await shown()).toBeCloseTo(1 / 1.6, 1)
  const before = (await picture.boundingBox())?.height ?? 0
  await pressIn(page, 'Zoom in')
  await pressIn(page, 'Zoom in')
  expect(((await picture.boundingBox())?.height ?? 0) / before).toBeCloseTo(2, 1)
  const frame = page.getByRole('region', { name: 'CNIC front, picture' })
  await frame.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => frame.evaluate((it) => it.scrollTop)).toBeGreaterThan(0)
  await pressIn(page, 'Fit')
  expect((await picture.boundingBox())?.height).toBe(before)
  const saving = page.waitForEvent('download')
  await pressIn(page, 'Download')
  expect((await saving).suggestedFilename()).toBe('cnic-front.png')
  expect(await readFile(await (await saving).path())).toEqual(held)

  await pressIn(page, 'Replace')
  await pick(page, aScan(800, 500))
  await page.getByRole('img', { name: 'Preview of CNIC front' }).waitFor()
  await pressIn(page, 'Rotate left')
  await pressIn(page, 'Upload')
  expect(await banner(page)).toBe('CNIC front uploaded')
  const row = rowButton(page, 'Download', 'cnic_front_image')
  const again = page.waitForEvent('download')
  await row.click()
  expect((await again).suggestedFilename()).toBe('cnic-front.jpg')
  const now = (await account.get('/api/user-documents/cnic_front_image')).bytes
  expect(await readFile(await (await again).path())).toEqual(now)
  expect(readImage(now)).toMatchObject({ type: 'image/jpeg', width: 500, height: 800 })
})

test('two quick presses send once; a grant out of date is renewed; a refusal keeps the file', async () => {
  const { page } = await opened('/documents')
  const { grants, posts } = watchUploads(page)
  await page.route(inStore, (route) => route.fulfill({ status: 403, body: '<Error/>' }), { times: 1 })
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
  await pressIn(page, 'Upload')
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
  await page.getByRole('button', { name: 'Choose a file' }).and(page.locator(':focus')).waitFor()
  await page.getByRole('img', { name: 'Preview of Profile image' }).waitFor()
  await pressIn(page, 'Upload')
  await rowButton(page, 'View', 'profile_image').waitFor()
})

test('an answer that is lost is asked for again, and the file is not sent twice', async () => {
  const { page, troubles } = await opened('/documents')
  troubles.expect(/ERR_CONNECTION_FAILED|ERR_FAILED/)
  const { posts } = watchUploads(page)
  await page.route(
    '**/api/uploads/grants/*',
    async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )
  await choose(page, 'certificate_image', aScan())
  await pressIn(page, 'Upload')
  await pressIn(page, 'Try again')
  await rowButton(page, 'View', 'certificate_image').waitFor()
  expect(posts.length).toBe(1)
})

test('closing the dialog ends an upload without a question', async () => {
  const { account, page } = await opened('/documents')
  await page.route(inStore, () => {})
  await choose(page, 'certificate_image', aScan())
  await pressIn(page, 'Upload')
  await page.getByRole('dialog').getByText('Uploading 0 %').first().waitFor()
  const ended = page.waitForEvent('requestfailed')
  await page.keyboard.press('Escape')
  expect(inStore(new URL((await ended).url()))).toBe(true)
  await rowButton(page, 'Upload', 'certificate_image').and(page.locator(':focus')).waitFor()
  expect((await account.get('/api/auth/user')).body.data.held_documents).toEqual([])
})

test('by keyboard alone, from the row to the row', async () => {
  const { page } = await opened('/user-documents')
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
  for (const name of ['Zoom in', 'Rotate left', 'Fit']) await keys.button(name)
  await keys.goTo(page.getByRole('region', { name: 'CNIC back, picture' }))
  await keys.button('Close')
  await rowButton(page, 'View', 'cnic_back_image').and(page.locator(':focus')).waitFor()
  expect(keys.faults()).toEqual([])
})

test('each row says what it is, and its buttons carry whole names', async () => {
  const { page } = await opened('/user-documents')
  const rows = await page.getByRole('row').all()
  const labels = await Promise.all(rows.slice(1).map((row) => row.getByRole('rowheader').textContent()))
  expect(labels).toEqual(documentSets['user-documents'].map(fieldLabel))
  for (const key of documentSets['user-documents']) await rowButton(page, 'Upload', key).waitFor()
})
