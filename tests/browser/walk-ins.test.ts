/** Somebody without e-mail at the counter, from the first name to the receipt. */
import { expect, test } from 'vitest'
import { formatCnic } from '#shared/kit/format.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { choosePhoto, fillApplicant, fillIn, follow, heading, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember } from '#tests/support/browser/staff-and-cases.ts'
import { aWalkIn } from '#tests/support/cases/walk-ins.ts'
import { aPng } from '#tests/support/files/images.ts'
import { printed, readPdf } from '#tests/support/files/read-pdf.ts'
import {
  aContact,
  anApplicant,
  aQualification,
  intermediate,
  matriculation,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'

const journey = await openJourney()
const staffPage = async (name: string, ...roles: StaffRole[]) => {
  const { storageState } = await openStaffMember(journey.url, name, ...roles)
  return (await journey.visitor({ storageState })).page
}

test('reception enters for a person, who signs; a registrar confirms with the paper at hand, and prints the receipt', async () => {
  const page = await staffPage('Rashid Reception', 'reception')
  const person = aWalkIn()
  await page.goto('/admin/walk-ins')
  await press(page, 'Begin for a person')
  await fillIn(page, { 'Full name': person.name, 'Father’s name': person.father_name, CNIC: person.cnic })
  await press(page, 'Begin')
  await page.getByText('Still to be entered').waitFor()

  await press(page, 'Enter for the person')
  const bar = page.getByText(`You are entering for ${person.name} (CNIC ${formatCnic(person.cnic)})`)
  await bar.waitFor()
  await follow(page, 'Personal Information')
  await follow(page, 'Add')
  await choosePhoto(page)
  await page.getByRole('img', { name: 'Your photo' }).waitFor()
  await fillApplicant(page, anApplicant())
  await fillIn(page, { Mobile: '0300 1234567' })
  await press(page, 'Save and continue')
  await page.getByText('User detail added successfully').first().waitFor()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const send = async (path: string, body: object) =>
    expect((await call(journey.url, 'POST', path, { token: String(token), body })).status).toBe(201)
  await send('/api/contact-information', aContact())
  for (const level of [matriculation, intermediate, pharmacyDegree])
    await send('/api/qualification-information', aQualification(level))

  await bar.waitFor()
  await press(page, 'Leave')
  await page.getByRole('heading', { name: 'Print, sign, hand in' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const { pages } = await readPdf(await printed(page))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('entered on my behalf at the counter by Rashid Reception, and read to me')
  expect(pages[0]).toContain(person.name)
  expect(pages[0]).not.toContain('Hand in')
  await press(page, 'Hand in')
  await page.getByRole('alert').filter({ hasText: 'Scan the form' }).waitFor()
  const opened = page.waitForEvent('filechooser')
  await press(page, 'Choose a file')
  await (await opened).setFiles({ name: 'signed.png', mimeType: 'image/png', buffer: aPng(300, 400) })
  await page.getByText('signed.png').waitFor()
  await press(page, 'Hand in')
  await page.getByText('You proposed this; a colleague confirms it.').waitFor()

  const second = await staffPage('Rabia Registrar', 'registrar')
  await second.goto('/admin/confirmations')
  await follow(second, 'Compare and confirm')
  await press(second, 'Show the signed form')
  await second.getByRole('img', { name: 'Signed form' }).waitFor()
  await press(second, 'Confirm')
  await second.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await second.getByRole('heading', { name: 'Receipt of an application' }).waitFor()
  const receipt = await readPdf(await printed(second))
  expect(receipt.pages[0]).toMatch(/Reference number PC-.*Token of the day \d+/)
  expect(receipt.pages).toHaveLength(4)
  await follow(second, 'Application')
  await second.getByText('No email: call or write').first().waitFor()
  await second.getByText('so a colleague must act on it').first().waitFor()
  await second.goto('/admin/walk-ins')
  await heading(second).filter({ hasText: 'Walk-ins' }).waitFor()
  await second.getByText('Rashid Reception, Rabia Registrar').waitFor()
})
