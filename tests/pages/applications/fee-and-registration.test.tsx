/** The fee calculator, the registration form and the print-out page. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/pages/open-page.tsx'
import {
  fieldKeys,
  follow,
  formValues,
  press,
  problemLines,
  shownTitle,
  summary,
  title,
} from '#tests/support/pages/page-content.ts'
import { prepared } from '#tests/support/pages/users.ts'

/** The answer of the calculator, as large for both titles. */
const feeOf = (amount: number) => ({
  data: amount,
  details: {
    amounts: { 'New Registration': amount, 'Renewal Registration': amount },
    lines: { 'New Registration': [], 'Renewal Registration': [] },
    schedule: { name: 'Sample', effective_from: '2020-01-01', sample: true },
  },
})

test('the calculator links to the result that it has kept', async () => {
  const { user } = await openPage('/calculator', {
    applicant: prepared(),
    answers: { 'GET /api/calculate-fee': feeOf(1500) },
  })
  expect(screen.queryByRole('link', { name: 'Last fee calculation' })).toBeNull()
  await press(user, 'Calculate fee')
  await screen.findByText('Rs. 1500/-')
  await follow(user, 'Last fee calculation')
  await shownTitle('Fee calculation')
  screen.getByText('Rs. 1500/-')
})

/** The applicant as the registration screens load them. */
const onRegistration = (given: object = {}) => ({
  'GET /api/users/me': {
    data: {
      applicant: {
        ...prepared().applicant,
        ...{ permission: true, profile_image: null, degree_calculation_status: 'calculated' },
        ...given,
      },
    },
  },
})

test('the registration form shows what the service says about permission, degree and profile image', async () => {
  const address = 'https://files.example/profile.png'
  const answers = { 'GET /api/calculate-fee': feeOf(1500), ...onRegistration({ profile_image: address }) }
  await openPage('/registration/new', { applicant: prepared(), answers })
  await screen.findByText('You can submit now')
  screen.getByText('The issue date of your degree decides the fee')
  expect(screen.getByAltText<HTMLImageElement>('Your photo').src).toBe(address)

  const pending = { permission: false, degree_calculation_status: 'pending' }
  await openPage('/registration/renewal', {
    applicant: prepared({ qualification_information: [] }),
    answers: onRegistration(pending),
  })
  await screen.findByText('Not yet: something is missing')
  screen.getByText('The fee is calculated once your B Pharm / Pharm D is added')
  screen.getByText('Not given yet')

  const applicant = prepared({ held_documents: ['profile_photo'] })
  await openPage('/registration/new', { applicant, answers: { ...answers, ...onRegistration() } })
  await screen.findByText('You have given a profile photo, which is enough')
})

test('the number of a renewal starts as the one that the council knows', async () => {
  const answers = { 'GET /api/calculate-fee': feeOf(1500), ...onRegistration() }
  await openPage('/registration/renewal', {
    applicant: prepared({ registration_number: 'A-00012' }),
    answers,
  })
  expect(formValues().registrationNo).toBe('A-00012')
})

test('a renewal without a date is not sent', async () => {
  const { user, saved } = await openPage('/registration/renewal', {
    applicant: prepared(),
    answers: {
      'GET /api/calculate-fee': feeOf(1500),
      ...onRegistration(),
    },
  })
  await press(user, 'Submit application')
  expect(await problemLines()).toEqual([
    'Issue date: Enter the issue date',
    'Expiry date: Enter the expiry date',
  ])
  expect(saved()).toEqual([])
})

test.each([
  ['/registration/new', 'New Registration', [], 'Registration'],
  ['/registration/renewal', 'Renewal Registration', ['registrationNo', 'issueDate', 'expiryDate'], 'Renewal'],
])(
  'the choice of %s decides the application title and the fields of the form',
  async (address, heading, keys, applicationTitle) => {
    await openPage(address, {
      applicant: prepared(),
      answers: { 'GET /api/calculate-fee': feeOf(1500), ...onRegistration() },
    })
    expect(title()).toBe(heading)
    expect(fieldKeys()).toEqual(keys)
    expect(Object.fromEntries(summary())['Application title']).toBe(applicationTitle)
  },
)
