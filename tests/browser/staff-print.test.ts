/** A case on paper. */
import { expect, test } from 'vitest'
import { follow, heading, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember, openSubmittedCase, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { firstOutOfOrder, printed, readPdf } from '#tests/support/files/read-pdf.ts'

const journey = await openJourney()

test('a case is printed on tagged A4 pages with its whole history, and the printing is recorded', async () => {
  const application = await openSubmittedCase(journey.url)
  const registrar = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
  await registrar.act(application.id, 'start-review')
  const words = 'The domicile says Kasur. '.repeat(11).trim()
  const corrections = [{ item: 'contact_information.city', reason: 'does-not-match', words }]
  await registrar.act(application.id, 'return', { corrections })
  await registrar.note(application.id, 'The board was asked by telephone')
  const { page } = await journey.visitor({ storageState: registrar.storageState })
  await page.goto(`/admin/cases/${application.id}?status=returned`)
  await waitForCase(page)
  await press(page, 'More')
  await follow(page, 'Print')
  await heading(page)
    .filter({ hasText: `Print application ${application.reference}` })
    .waitFor()
  await page.getByRole('heading', { name: `File of application ${application.reference}` }).waitFor()

  const recorded = page.waitForResponse('**/printed')
  const { pages, sizes, tagged, title } = await readPdf(await printed(page))
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  expect((await recorded).status()).toBe(200)
  expect(new Set(sizes.map(String))).toEqual(new Set(['595,842']))
  expect([tagged, title]).toEqual([true, `Application-file-${application.reference}`])
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(text).toContain(application.reference)
  }
  const whole = pages.join(' ')
  expect(whole).not.toMatch(/Back to the application|Dashboard|Skip to/)
  const expected = [
    ...['File of application', 'by Rabia Registrar', 'Returned for correction', 'Not verified'],
    ...['Automatic checks', 'Applicant', 'Father', 'Contact', 'Documents', 'CNIC front', 'Papers received'],
    ...[
      'Corrections asked for',
      words,
      'Notes of the office',
      'The board was asked by telephone',
      'History',
      'Submitted',
      'Review started',
      'Application viewed',
    ],
  ]
  expect(firstOutOfOrder(whole.replaceAll(/Page \d of \d ?PC-\S+/g, ''), expected), whole).toBeUndefined()

  await follow(page, 'Back to the application')
  await waitForCase(page)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByText('Application printed for the file').waitFor()
})
