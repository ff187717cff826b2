/** A person's own data: one file with everything, although a document could not be loaded at first. */
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { holdDocuments } from '#tests/support/browser/documents.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { aPdf } from '#tests/support/files/hostile-files/pdf.ts'
import { aPng } from '#tests/support/files/images.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

test('an applicant reaches the page from the profile and saves everything as one file, after a failure too', async () => {
  const { token } = await openAccountAt(journey.url, 'qualifications')
  await holdDocuments(journey.url, token, {
    ...{ finger_print: aPng(400, 400), cnic_front_image: aPdf(), cnic_back_image: aPdf() },
  })
  const { page, troubles } = await journey.visitor({ token, reducedMotion: 'reduce' })
  troubles.expect(/status of 500/)
  const fingerPrint = '**/documents/*/finger_print/**'
  await page.route(fingerPrint, (route) => route.fulfill({ status: 500 }))
  const headers = { 'access-control-allow-origin': '*' }
  await page.route('**/documents/*/cnic_back_image/**', (route) =>
    route.fulfill({ headers, body: 'changed in the store' }),
  )
  await page.goto('/portfolio')
  await page.getByRole('link', { name: 'Your data' }).click()
  await page.getByText('Nobody of the council').waitFor()
  await page.getByRole('button', { name: 'Download your data' }).press('Enter')
  await page.getByText('Not all files could be loaded').waitFor()
  await page.unroute(fingerPrint)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Try again' }).press('Enter'),
  ])

  await page.getByText(/^Saved as pharmacy-council-data-\d{4}-\d\d-\d\d\.zip$/).waitFor()
  const files = unzipSync(await readFile(await download.path()))
  const held = ['files/cnic-front.pdf', 'files/finger-print.png', 'files/photo.png']
  expect(Object.keys(files).toSorted()).toEqual(['data.json', ...held, 'your-data.html'])
  expect(files['files/cnic-front.pdf']).toEqual(new Uint8Array(aPdf()))
  const { changed_files } = JSON.parse(Buffer.from(files['data.json'] ?? []).toString())
  expect(changed_files).toEqual(['files/cnic-back.pdf'])
})
