/** Stored documents: viewed, downloaded and replaced. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readImage } from '#functions/documents/inspection/image.ts'
import {
  aPdfFile,
  aScan,
  holdDocuments,
  openDocuments,
  pick,
  pressInDialog,
  rowButton,
  uploaded,
  viewDialog,
} from '#tests/support/browser/documents.ts'
import { follow } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { banner } from '#tests/support/browser/sidebar-and-status.ts'
import { aPng } from '#tests/support/files/images.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

test('a PDF is uploaded unchanged, has no preview, and is downloaded unchanged', async () => {
  const { account, page } = await openDocuments(journey, '/documents')
  const file = aPdfFile()
  await uploaded(page, 'marksSheet_image', file)
  await rowButton(page, 'View', 'marksSheet_image').click()
  const dialog = viewDialog(page, 'marksSheet_image')
  await dialog.getByText('marks-sheet.pdf').waitFor()
  await expect
    .poll(() => dialog.getByRole('button').allTextContents())
    .toEqual(['Download', 'Replace', 'Close'])
  await expect.poll(() => dialog.getByRole('img').count()).toBe(0)
  const saving = page.waitForEvent('download')
  await pressInDialog(page, 'Download')
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('marks-sheet.pdf')
  expect(await readFile(await saved.path())).toEqual(file.buffer)
  expect((await account.get('/api/documents/marksSheet_image')).bytes).toEqual(file.buffer)
})

test('a picture can be viewed, rotated, enlarged, downloaded and replaced', async () => {
  const { account, page } = await openDocuments(journey, '/user-documents')
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
  await pressInDialog(page, 'Rotate right')
  expect(await shown()).toBeCloseTo(1 / 1.6, 1)
  const before = (await picture.boundingBox())?.height ?? 0
  await pressInDialog(page, 'Zoom in')
  await pressInDialog(page, 'Zoom in')
  expect(((await picture.boundingBox())?.height ?? 0) / before).toBeCloseTo(2, 1)
  const frame = page.getByRole('region', { name: 'CNIC front, picture' })
  await frame.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await pressInDialog(page, 'Fit page')
  expect((await picture.boundingBox())?.height).toBe(before)
  const saving = page.waitForEvent('download')
  await pressInDialog(page, 'Download')
  expect((await saving).suggestedFilename()).toBe('cnic-front.png')
  expect(await readFile(await (await saving).path())).toEqual(held)

  await pressInDialog(page, 'Replace')
  await pick(page, aScan(800, 500))
  await page.getByRole('img', { name: 'Preview of CNIC front' }).waitFor()
  await pressInDialog(page, 'Rotate left')
  await pressInDialog(page, 'Upload')
  await expect.poll(() => banner(page)).toBe('CNIC front uploaded')
  const row = rowButton(page, 'Download', 'cnic_front_image')
  const again = page.waitForEvent('download')
  await row.click()
  expect((await again).suggestedFilename()).toBe('cnic-front.jpg')
  const now = (await account.get('/api/user-documents/cnic_front_image')).bytes
  expect(await readFile(await (await again).path())).toEqual(now)
  expect(readImage(now)).toMatchObject({ type: 'image/jpeg', width: 500, height: 800 })
})

test('what the check page names is uploaded from there, also after the submission, and is given on the dashboard', async () => {
  const { token } = await openAccountAt(journey.url, 'qualifications')
  const { page } = await journey.visitor({ token, reducedMotion: 'reduce' })
  await page.goto('/registration/new')
  const named = page.getByRole('region', { name: 'Still needed before the council can decide' })
  const names = () => named.getByRole('link').allTextContents()
  await expect.poll(names).toContain('CNIC front')
  await page.getByRole('img', { name: 'Your photo' }).waitFor()

  await named.getByRole('link', { name: 'CNIC front' }).click()
  await page.getByRole('row').filter({ hasText: 'CNIC front' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Upload CNIC front')
  await uploaded(page, 'cnic_front_image', aScan())
  await follow(page, 'Back to your application')
  await expect.poll(names).not.toContain('CNIC front')

  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('heading', { name: 'Application submitted' }).waitFor()
  await follow(page, 'Marks sheet')
  await uploaded(page, 'marksSheet_image', aScan(810, 500))
  await page.goto('/')
  await page.getByText('Given: CNIC front, Profile photo, Marks sheet.').waitFor()
})
