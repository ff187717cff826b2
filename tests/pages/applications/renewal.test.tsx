/** The three screens of a renewal, and what is shown where they cannot be used. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { submittedForm } from '#tests/support/pages/forms.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import {
  eventually,
  follow,
  path,
  press,
  problem,
  shownTitle,
  summary,
} from '#tests/support/pages/page-content.ts'
import { prepared } from '#tests/support/pages/users.ts'

const today = dayInKarachi(new Date())
const dates = {
  ...{ first_registered_on: '2020-03-01', valid_until: addDays(today, 30), renew_from: addDays(today, -60) },
  ...{ grace_until: addDays(today, 120), lapses_on: addDays(today, 400) },
}
const registration = {
  number: 'A-00012',
  ...dates,
  suspended: null,
  removed: null,
  standing: 'active' as const,
}
const entry = {
  ...{ number: 'A-00012', category: 'A', name: 'Ayesha Siddiqua', father_name: 'Muhammad Imran' },
  ...{ city: 'Lahore', qualification: 'Pharm-D, University of the Punjab, 2019', ...dates },
  ...{ certificate: null, standing: 'active' },
}
const answers = {
  'GET /api/own-registration': { data: entry },
  'GET /api/calculate-fee': {
    data: 1500,
    details: {
      amounts: { 'New Registration': 1500, 'Renewal Registration': 1500 },
      lines: { 'New Registration': [], 'Renewal Registration': [] },
      schedule: { name: 'Sample', effective_from: '2020-01-01', sample: true },
    },
  },
}
const renewing = (given: Partial<CurrentUser> = {}) => prepared({ registration, ...given })

test('the first screen shows the entry and what is on file, and asks for neither old certificate nor school certificates', async () => {
  const { qualification_information: levels } = renewing()
  const degree = levels.filter(({ qualification_level }) => qualification_level === 'B Pharm / Pharm D')
  await openPage('/renewal', { applicant: renewing({ qualification_information: degree }), answers })
  await shownTitle('Renewal, 1 of 3: What we hold')
  await expect.poll(() => Object.fromEntries(summary())['Registration number']).toBe('A-00012')
  await screen.findByText('All of this is still right')
  expect(screen.queryByText('Renewal category')).toBeNull()
})

test('three presses lead through fee and dates to the declaration, and number and dates are those of the register', async () => {
  const { user, saved } = await openPage('/renewal', {
    applicant: renewing(),
    answers: { ...answers, 'POST /api/applicant-form': failure(503) },
  })
  await follow(user, 'All of this is still right')
  await shownTitle('Renewal, 2 of 3: Fee and voucher')
  await screen.findByText('Fee: Rs. 1500/-')
  screen.getByRole('heading', { name: 'What happens after which date' })
  await follow(user, 'Continue')
  await shownTitle('Renewal, 3 of 3: Declare and hand in')
  await press(user, 'Hand in the renewal')
  await eventually(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]?.body).toMatchObject({
    ...{ application_title: 'Renewal', registrationNo: 'A-00012', issueDate: dates.first_registered_on },
    ...{ expiryDate: dates.valid_until, declaration: 'v1' },
  })
  await problem()
})

test('where another device has handed in already, this one is led to it and says so', async () => {
  const applicant = renewing()
  const message = 'You have handed in PC-2026-AAAAAAAA already, on 19-11-2026'
  const { user, answer } = await openPage('/renewal?step=3', {
    applicant,
    answers: { ...answers, 'POST /api/applicant-form': failure(409, { message }) },
  })
  await shownTitle('Renewal, 3 of 3: Declare and hand in')
  const application_form = submittedForm({ application_title: 'Renewal' })
  answer('GET /api/auth/user', { data: { ...applicant, application_form } })
  await press(user, 'Hand in the renewal')
  await shownTitle('My application')
  await screen.findByText(message)
  expect(path()).toBe('/registration/renewal')
})

test('a renewal whose records are not complete stays on the first screen, which names what is missing', async () => {
  const applicant = renewing({ contact_information: null, qualification_information: [] })
  await openPage('/renewal?step=2', { applicant, answers })
  await shownTitle('Renewal, 1 of 3: What we hold')
  expect(screen.queryByText('All of this is still right')).toBeNull()
  expect(path()).toBe('/renewal')
})

test.each<[string, Partial<CurrentUser>, RegExp]>([
  ['no registration is linked', { registration: null }, /^No registration is linked to your account yet/],
  [
    'the window is not open',
    { registration: { ...registration, renew_from: addDays(today, 10), valid_until: addDays(today, 70) } },
    /you can renew it from /,
  ],
])('where %s the page says so', async (_what, given, words) => {
  await openPage('/renewal', { applicant: renewing(given), answers })
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.queryByText('All of this is still right')).toBeNull()
})

test('an entry that cannot be loaded can be asked for again', async () => {
  const page = await openPage('/renewal', {
    applicant: renewing(),
    answers: { ...answers, 'GET /api/own-registration': failure(500) },
  })
  const again = await screen.findByRole('button', { name: /Try again/ })
  page.answer('GET /api/own-registration', { data: entry })
  await page.user.click(again)
  await screen.findByText('All of this is still right')
})
