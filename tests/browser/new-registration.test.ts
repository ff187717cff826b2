/** From a new account to the printed application of a new registration. */
import { expect, test } from 'vitest'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import {
  adjustPhoto,
  choosePhoto,
  fillApplicant,
  fillContact,
  fillQualification,
  fillRegister,
  follow,
  heading,
  openLevel,
  press,
} from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { expectSheets } from '#tests/support/browser/printed-sheets.ts'
import { banner, countCalls, sidebarEntries } from '#tests/support/browser/sidebar-and-status.ts'
import { printed, readPdf } from '#tests/support/files/read-pdf.ts'
import { aContact, anApplicant, aPerson, aQualification } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

test('a new account becomes a printed application', async () => {
  const { page } = await journey.visitor()
  const calls = countCalls(page)
  const person = aPerson({ email: 'ayesha.siddiqua@example.com' })
  const services = ['Documents', 'User Documents', 'User Application', 'Fee Calculator']
  const atFirst = ['Dashboard', 'Profile', 'Personal Information', ...services]
  const withContact = atFirst.toSpliced(3, 0, 'Contact Information')
  const withQualification = withContact.toSpliced(4, 0, 'Qualification Information')
  const withRegistration = withQualification.toSpliced(5, 0, 'New Registration', 'Renewal Registration')
  const withPrintOut = withRegistration.toSpliced(7, 0, 'PrintOut Registration')

  await page.goto('/auth/login')
  await follow(page, 'Register')
  await fillRegister(page, person)
  await press(page, 'Register')
  await heading(page)
    .filter({ hasText: `Welcome, ${person.name}` })
    .waitFor()
  expect(calls.taken()).toEqual(['POST /api/auth/register'])
  await expect.poll(() => sidebarEntries(page)).toEqual(atFirst)

  await follow(page, 'Personal Information')
  await page.getByText('You have not added your personal information yet.').waitFor()
  expect(calls.taken()).toEqual(['GET /api/applications'])
  await follow(page, 'Add')
  await expect.poll(() => page.getByLabel('Full name', { exact: true }).inputValue()).toBe(person.name)
  await expect
    .poll(() => page.getByLabel("Father's name", { exact: true }).inputValue())
    .toBe(person.father_name)
  await expect.poll(() => page.getByLabel('Mobile', { exact: true }).inputValue()).toBe(person.phone)
  await choosePhoto(page)
  const preview = page.getByRole('img', { name: 'Your photo' })
  await preview.waitFor()
  const fitted = await preview.getAttribute('src')
  await adjustPhoto(page)
  await expect.poll(() => preview.getAttribute('src')).not.toBe(fitted)
  await expect.poll(() => preview.evaluate((element) => element.clientHeight)).toBe(120)
  await fillApplicant(page, anApplicant())
  expect(calls.taken()).toEqual([])
  await press(page, 'Save and continue')
  await expect.poll(() => banner(page)).toBe('User detail added successfully')
  await page.getByRole('heading', { level: 1, name: 'Personal information', exact: true }).waitFor()
  await page.getByRole('img', { name: 'Your photo' }).waitFor()
  expect(calls.taken()).toEqual(['POST /api/applications', 'GET /api/applications'])
  await expect.poll(() => sidebarEntries(page)).toEqual(withContact)

  await follow(page, 'Contact Information')
  await page.getByText('You have not added your contact information yet.').waitFor()
  expect(calls.taken()).toEqual(['GET /api/contact-information'])
  await follow(page, 'Add')
  await fillContact(page, aContact())
  await press(page, 'Save and continue')
  await expect.poll(() => banner(page)).toBe('Contact detail added successfully')
  await page.getByText('4 Mall Road, Kasur').waitFor()
  expect(calls.taken()).toEqual(['POST /api/contact-information', 'GET /api/contact-information'])
  await expect.poll(() => sidebarEntries(page)).toEqual(withQualification)

  await follow(page, 'Qualification Information')
  await heading(page).filter({ hasText: 'Qualification information' }).waitFor()
  for (const [index, level] of qualificationLevels.entries()) {
    await openLevel(page, level)
    await page.getByLabel('Year of passing', { exact: true }).waitFor()
    calls.taken()
    const last = index === qualificationLevels.length - 1
    await expect.poll(() => page.getByLabel('Department', { exact: true }).count()).toBe(last ? 1 : 0)
    await fillQualification(page, aQualification(level))
    await press(page, 'Save and continue')
    await expect.poll(() => banner(page)).toBe('Qualification Information added successfully')
    await page.getByRole('table').waitFor()
    expect(calls.taken()).toEqual([
      'POST /api/qualification-information',
      'GET /api/qualification-information',
    ])
    const statuses = await page
      .getByRole('row')
      .getByText(/^(Updated|Required|Optional)$/)
      .allInnerTexts()
    const untouched = ['Required', 'Required', 'Required', 'Optional']
    expect(statuses).toEqual(untouched.map((status, row) => (row <= index ? 'Updated' : status)))
    await expect.poll(() => sidebarEntries(page)).toEqual(withRegistration)
  }

  await follow(page, 'Fee Calculator')
  const degreeDate = page.getByLabel('Date of issue of degree', { exact: true })
  await expect.poll(() => degreeDate.inputValue()).toBe('14-08-2014')
  await press(page, 'Calculate fee')
  const result = page.getByRole('status').filter({ hasText: '/-' })
  await result.waitFor()
  const fee = /Rs\. (\d+)\/-/.exec((await result.textContent()) ?? '')?.[1]
  expect(Number(fee)).toBeGreaterThan(0)
  expect(calls.taken()).toEqual(['GET /api/calculate-fee'])

  await follow(page, 'New Registration')
  await page.getByRole('heading', { name: `Fee: Rs. ${fee}/-` }).waitFor()
  expect(calls.taken().sort()).toEqual(['GET /api/calculate-fee', 'GET /api/users/me'])
  await page.getByText('Apply Now').waitFor()
  await press(page, 'Submit application')
  await page.getByRole('heading', { name: 'Application submitted' }).waitFor()
  expect(calls.taken()).toEqual(['POST /api/applicant-form'])
  await expect.poll(() => sidebarEntries(page)).toEqual(withPrintOut)

  await follow(page, 'PrintOut Registration')
  await page.getByRole('heading', { name: 'Application for Registration' }).waitFor()
  expect(calls.taken()).toEqual(['GET /api/print-out/me'])
  expect(page.url()).toBe(`${journey.url}/printOut/new`)
  expectSheets(await readPdf(await printed(page)), {
    title: 'Registration',
    name: person.name,
    fatherName: person.father_name,
    email: person.email,
    registrationNumber: 'Apply Now',
    fee: Number(fee),
    years: ['2006', '2008', '2014', '2017'],
  })
})
