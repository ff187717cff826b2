/** From one step to the next before the submission: the save button, the confirmation, and the way on beside the heading. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addQualificationPath } from '#shared/paths.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { submittedForm } from '#tests/support/pages/forms.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import {
  confirmation,
  eventually,
  fill,
  follow,
  linksIn,
  path,
  press,
  shownTitle,
} from '#tests/support/pages/page-content.ts'
import {
  applicantRecord,
  contactRecord,
  newcomer,
  prepared,
  qualificationRecords,
} from '#tests/support/pages/users.ts'

const [matriculation, intermediate] = qualificationLevels

const answers = {
  'GET /api/applications': { data: applicantRecord },
  'GET /api/contact-information': { data: { contact_information: contactRecord } },
  'GET /api/qualification-information': { data: { qualification_information: qualificationRecords } },
}

test('saving a new step shows its list with the confirmation, and one tap leads to the next form', async () => {
  const { user } = await openPage('/contact-information/create', {
    applicant: newcomer({ applicant: applicantRecord }),
    answers: {
      ...answers,
      'POST /api/contact-information': { data: contactRecord, message: 'Contact detail added successfully' },
    },
  })
  await fill(user, {
    'Residential address': '12 Canal Road',
    'Permanent address': '4 Mall Road, Kasur',
    City: 'Lahore',
  })
  await press(user, 'Save and continue')
  await confirmation('Contact detail added successfully')
  expect(path()).toBe('/contact-information')
  await follow(user, 'Continue: SSC qualification')
  await shownTitle('Add SSC / Matriculation / O-level')
})

test.each([
  [
    '/applications',
    newcomer({ applicant: applicantRecord }),
    ['Contact information', '/contact-information/create'],
  ],
  [
    '/contact-information',
    prepared({ qualification_information: [] }),
    ['SSC qualification', addQualificationPath(matriculation)],
  ],
  [
    '/qualification-information',
    prepared({ qualification_information: qualificationRecords.slice(0, 1) }),
    ['Intermediate qualification', addQualificationPath(intermediate)],
  ],
  ['/qualification-information', prepared(), ['Registration form', '/registration/new']],
  [
    '/qualification-information',
    prepared({ registration_number: 'A-10001' }),
    ['Registration form', '/registration/renewal'],
  ],
])('%s leads on to what is missing first', async (address, applicant, [name, to]) => {
  await openPage(address, { applicant, answers })
  await screen.findByRole('link', { name: `Continue: ${name}` })
  expect(linksIn('.page-actions')[0]).toEqual([`Continue: ${name}`, to])
})

test.each([
  ['the step itself comes first', newcomer()],
  ['the application is submitted', prepared({ application_form: submittedForm() as never })],
])('there is no way on while %s', async (_, applicant) => {
  await openPage('/contact-information', {
    applicant,
    answers: applicant.applicant
      ? answers
      : { 'GET /api/contact-information': { data: { contact_information: null } } },
  })
  await shownTitle('Contact information')
  await eventually(() => expect(document.querySelector('main .card')).toBeTruthy())
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull()
})

test('a record that is changed, or filled in from the registration form, is saved without going on', async () => {
  await openPage('/contact-information/create?return=%2Fregistration%2Fnew', {
    applicant: newcomer({ applicant: applicantRecord }),
  })
  await screen.findByRole('button', { name: 'Save' })
})

test('who has a registration number is led from a new registration to the renewal', async () => {
  const { user } = await openPage('/registration/new', {
    applicant: prepared({ registration_number: 'A-10001' }),
    answers: { 'GET /api/users/me': failure(503), 'GET /api/calculate-fee': failure(503) },
  })
  await screen.findByRole('heading', { name: 'You are already registered' })
  expect(document.querySelector('main form')).toBeNull()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Renewal Registration' }))
  await shownTitle('Renewal Registration')
})

test('a renewal says before its form what it needs, and beside Submit what stays after it', async () => {
  await openPage('/registration/renewal', {
    applicant: prepared(),
    answers: { 'GET /api/users/me': failure(503), 'GET /api/calculate-fee': failure(503) },
  })
  const needs = within(await screen.findByRole('region', { name: 'What a renewal needs' }))
  expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your registration number. If you do not know it, leave “Apply Now”',
    'The issue date and the expiry date of your last registration',
    'Your previous certificate, as a photo or scan',
  ])
  screen.getByText(/^After you submit, the council has your application as it is/)
})
