/** Files of other types are refused before anything is sent. */
import { expect, test } from 'vitest'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import {
  aPdfFile,
  openDocuments,
  type PickedFile,
  pick,
  pressInDialog,
  rowButton,
  uploadDialog,
  watchUploads,
} from '#tests/support/browser/documents.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { heicAdvice } from '#web/ui/picture/heic.ts'

const journey = await openJourney()
const mebibyte = 1024 * 1024

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
  ['a HEIC photo that the browser cannot read', 'profile_image', named('a.heic', heic), heicAdvice],
]

test('a file of another kind is refused at once at the file control, and nothing is sent', async () => {
  const { page } = await openDocuments(journey, '/documents')
  const { grants } = watchUploads(page, journey.url)
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
  await pressInDialog(page, 'Upload')
  await page.getByRole('alert').filter({ hasText: 'Select a file' }).waitFor()
  expect(grants).toEqual([])
})
