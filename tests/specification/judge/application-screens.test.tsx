// @vitest-environment happy-dom
/** Fee calculator, registration, documents and user application record on screen. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import {
  fieldKeys,
  follow,
  formValues,
  path,
  press,
  shownTitle,
  summary,
} from '#tests/support/pages/page-content.ts'
import { applicantAt, registered } from './kit/client.ts'
import { callsOf, formLabels, openAs, part, put, tableRows, textsOf } from './kit/page.ts'

const sana = await applicantAt('qualifications')

test('The fee calculator at /calculator and /fee-calculation/create asks for title and date_of_issue_degree, sends only issue_date and shows “Rs. {amount}/-”; /fee-calculation leads to it.', async () => {
  const { data: amount } = await sana.get('/api/calculate-fee?issue_date=2018-02-15')
  const { user } = await openAs(sana, '/fee-calculation')
  await follow(user, 'Calculate fee')
  await part('main form')
  expect(path()).toBe('/fee-calculation/create')
  const page = await openAs(sana, '/calculator')
  expect(fieldKeys()).toEqual(['title', 'date_of_issue_degree'])
  expect(formLabels()[1]).toBe('Date of issue of degree')
  const choices = [...document.querySelectorAll('[name=title]')]
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual([
    ...['New Registration', 'Renewal Registration'],
  ])

  await put(page.user, { title: 'New Registration', date_of_issue_degree: '15-02-2018' })
  await press(page.user, /^Calculate/)

  await screen.findByText(`Rs. ${amount}/-`)
  const queries = page.sent.filter(({ path }) => path === '/api/calculate-fee').map(({ query }) => query)
  expect(queries).toEqual([{ issue_date: '2018-02-15' }])
})

const shownForm = async () => {
  await part('main form')
  return fieldKeys()
}

test('/registration/new is the form of a registration and /registration/renewal that of a renewal, which alone asks for issueDate and expiryDate.', async () => {
  await openAs(sana, '/registration/new')
  await shownTitle('New Registration')
  const first = await shownForm()
  await openAs(sana, '/registration/renewal')
  await shownTitle('Renewal Registration')
  const second = await shownForm()

  expect(first).not.toEqual(expect.arrayContaining(['issueDate']))
  expect(first).not.toEqual(expect.arrayContaining(['expiryDate']))
  expect(formLabels()).toEqual(expect.arrayContaining(['Registration no.', 'Issue date', 'Expiry date']))
  expect(second).toEqual(expect.arrayContaining(['registrationNo', 'issueDate', 'expiryDate']))
})

test('The registration forms load GET /api/users/me and show permission, profile image and degree calculation status.', async () => {
  const { data } = await sana.get('/api/users/me')
  const profile_image = 'https://files.example/profile.png'
  const page = await openAs(sana, '/registration/new', {
    answers: { 'GET /api/users/me': { data: { ...data, applicant: { ...data.applicant, profile_image } } } },
  })

  const shown = await screen.findByRole('region', { name: 'Your registration' })
  const words = () => textsOf('main section dt').slice(0, 3)
  expect(words()).toEqual(['Permission', 'Degree calculation status', 'Profile image'])
  expect(within(shown).getByRole('img').getAttribute('src')).toBe(profile_image)
  expect(callsOf(page)).toContain('GET /api/users/me')
})

test('A registration sends its ids, its title and the default number “Apply Now”, and its own view opens.', async () => {
  const client = await applicantAt('qualifications')
  const page = await openAs(client, '/registration/new')
  await shownForm()
  expect(Object.fromEntries(summary())['Registration no.']).toBe('Apply Now')

  await press(page.user, 'Submit application')

  await screen.findByRole('link', { name: 'PrintOut Registration' })
  const { data } = await client.get('/api/users/me')
  expect(page.saved()).toMatchObject([
    {
      path: '/api/applicant-form',
      body: {
        applicants_id: data.applicant.id,
        contact_information_id: data.contact_information.id,
        qualification_information_id: data.qualification_information.at(-1).id,
        application_title: 'Registration',
        registrationNo: 'Apply Now',
      },
    },
  ])
})

test('A renewal begins with the number “Apply Now” and sends it with issueDate and expiryDate.', async () => {
  const page = await openAs(await applicantAt('qualifications'), '/registration/renewal')
  await shownForm()
  expect(formValues()).toMatchObject({ registrationNo: 'Apply Now', issueDate: '', expiryDate: '' })

  await put(page.user, { issueDate: '10-05-2021', expiryDate: '09-05-2026' })
  await press(page.user, 'Submit application')

  await screen.findByRole('link', { name: 'PrintOut Registration' })
  expect(page.saved()).toMatchObject([
    {
      body: {
        ...{ application_title: 'Renewal', registrationNo: 'Apply Now' },
        ...{ issueDate: '2021-05-10', expiryDate: '2026-05-09' },
      },
    },
  ])
})

const tables = [
  {
    ...{ address: '/documents', uploads: '/api/uploads', first: 'profile_image' },
    labels: ['Profile image', 'Marks sheet', 'Certificate', 'Bank voucher receipt'],
  },
  {
    ...{ address: '/user-documents', uploads: '/api/files', first: 'cnic_front_image' },
    labels: [
      ...['CNIC front', 'CNIC back', 'Category', 'Renewal category', 'Finger print'],
      ...['Paid bank deposit slip', 'Profile photo'],
    ],
  },
]
const buttonsOf = (row: number): string[] => textsOf(`main tbody tr:nth-child(${row}) button`)

test('/documents is a table of four documents and /user-documents one of seven with number, label and action: Upload, which opens a dialog, for what is missing, Download and View for what is held.', async () => {
  const client = await registered()
  for (const { address, uploads, first, labels } of tables) {
    const { user } = await openAs(client, address)
    await part('main tbody tr')
    expect(textsOf('main tbody th')).toEqual(labels)
    expect(tableRows().map(([number]) => number)).toEqual(labels.map((_, index) => String(index + 1)))
    expect(labels.map((_, index) => buttonsOf(index + 1))).toEqual(labels.map((label) => [`Upload ${label}`]))
    await press(user, `Upload ${labels[0]}`)
    await screen.findByRole('dialog', { name: `Upload ${labels[0]}` })

    await client.upload(uploads, first, aPng(700 + labels.length, 900))
    await openAs(client, address)
    await part('main tbody tr')
    expect(buttonsOf(1).join()).toMatch(/Download.*View|View.*Download/)
    expect(buttonsOf(1).join()).not.toMatch(/Upload/)
  }
})
