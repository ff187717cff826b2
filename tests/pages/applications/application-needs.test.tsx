/** What an application needs, on every page that says so. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { documentKeys, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { submittedForm } from '#tests/support/pages/forms.ts'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { eventually, press } from '#tests/support/pages/page-content.ts'
import { applicantRecord, newcomer, prepared } from '#tests/support/pages/users.ts'

const submitted = (status: ApplicationStatus, given = {}) =>
  prepared({ application_form: submittedForm({ status }), ...given })
const photographed = { applicant: { ...applicantRecord, photo: 'https://files.example/photo' } }
const fee = {
  data: 3000,
  details: {
    amounts: { 'New Registration': 3000, 'Renewal Registration': 3000 },
    lines: { 'New Registration': [], 'Renewal Registration': [] },
    schedule: { name: 'Fees of 2026', effective_from: '2020-01-01', sample: false },
  },
}
const answers = { 'GET /api/calculate-fee': fee }

const part = (name: string) => within(screen.getByRole('region', { name }))
const labelsIn = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map((item) => [within(item).getByRole('link').textContent, item.querySelector('.status')?.textContent])
const file = (id: string) => ({
  id,
  version: 1,
  type: 'image/png',
  size: 9,
  uploaded_at: '2026-11-20T08:00:00Z',
})
const tableOf = (keys: readonly string[], held: readonly string[] = []) => ({
  data: {
    user_document: Object.fromEntries(keys.map((key) => [key, null])),
    files: Object.fromEntries(keys.map((key) => [key, held.includes(key) ? file(key) : null])),
  },
})
const documentsOf = (...held: string[]) => ({
  'GET /api/documents': tableOf(documentKeys, held),
  'GET /api/user-documents': tableOf(userDocumentKeys, held),
})
const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name })
  return header.closest('tr')?.textContent
}

test('the dashboard lists what is missing for a new registration, and on request for a renewal', async () => {
  const { user } = await openPage('/', { applicant: newcomer({ held_documents: ['cnic_front_image'] }) })
  expect(labelsIn('What this application needs')).toEqual([
    ['CNIC back', 'Needed now'],
    ['Profile photo', 'Needed now'],
    ['Marks sheet', 'Needed now'],
    ['Certificate', 'Needed now'],
    ['Paid bank deposit slip', 'Needed after paying'],
  ])
  part('What this application needs').getByText('1 of 6 given')
  part('What this application needs').getByText('Given: CNIC front.')
  await press(user, 'Show the list for a renewal')
  expect(labelsIn('What this application needs').map(([label]) => label)).toEqual([
    'CNIC back',
    'Profile photo',
    'Renewal category',
    'Paid bank deposit slip',
  ])
})

test('the list follows the submitted application and is complete at last', async () => {
  const held_documents = requiredDocuments('Registration')
  await openPage('/', { applicant: submitted('in-review', { held_documents }) })
  part('What this application needs').getByText(/Nothing is missing/)
  expect(screen.queryByRole('button', { name: /Show the list/ })).toBeNull()
})

test.each(['approved', 'collected', 'declined', 'withdrawn'] as const)(
  'nothing is asked for once it is %s',
  async (status) => {
    await openPage('/', { applicant: submitted(status) })
    expect(screen.queryByRole('region', { name: 'What this application needs' })).toBeNull()
  },
)

test('the check page names what the decision waits for, with links that lead back, and blocks nothing', async () => {
  await openPage('/registration/renewal', { applicant: prepared(), answers })
  const needs = part('Still needed before the council can decide')
  expect(needs.getByRole('link', { name: 'Renewal category' }).getAttribute('href')).toBe(
    '/user-documents?for=Renewal&return=%2Fregistration%2Frenewal#renewal_category_image',
  )
  expect(screen.queryByRole('region', { name: 'Before you can submit' })).toBeNull()
  const personal = part('Personal information')
  personal.getByText(/You have not given a photo yet/)
  expect(personal.getByRole('link', { name: 'Add your photo' }).getAttribute('href')).toBe(
    '/applications/me/edit?return=%2Fregistration%2Frenewal',
  )
})

test('the check page shows the photo', async () => {
  await openPage('/registration/new', { applicant: prepared(photographed), answers })
  const photo = part('Personal information').getByRole('img', { name: 'Your photo' })
  expect(photo.getAttribute('src')).toBe('https://files.example/photo')
  const needs = part('Still needed before the council can decide')
  expect(needs.queryByRole('link', { name: 'Profile photo' })).toBeNull()
})

test('a photo whose address has run out is asked for once more', async () => {
  const { sent } = await openPage('/registration/new', {
    applicant: prepared(photographed),
    answers: {
      ...answers,
      'GET /api/applications': { data: { ...applicantRecord, photo: 'https://files.example/anew' } },
    },
  })
  const photo = () => part('Personal information').queryByRole('img', { name: 'Your photo' })
  photo()?.dispatchEvent(new Event('error'))
  await eventually(() => expect(photo()?.getAttribute('src')).toBe('https://files.example/anew'))
  photo()?.dispatchEvent(new Event('error'))
  await part('Personal information').findByText(/could not be shown/)
  expect(sent.filter(({ path }) => path === '/api/applications')).toHaveLength(1)
})

test('a photo among the documents is enough', async () => {
  const applicant = prepared({ held_documents: ['profile_image'] })
  await openPage('/registration/new', { applicant, answers })
  part('Personal information').getByText('Photo: given as Profile image.')
})

test('each row of documents says whether it is needed, and what was given elsewhere', async () => {
  const applicant = prepared({ held_documents: ['cnic_front_image', 'bank_voucher_receipt_image'] })
  await openPage('/user-documents', { applicant, answers: documentsOf('cnic_front_image') })
  expect(await row('CNIC front')).toMatch(/Uploaded (?!.*Given)/)
  expect(await row('CNIC back')).toMatch(/Not uploadedNeeded nowYour own: the back of the same card/)
  expect(await row('Category')).toMatch(/Optional/)
  expect(await row('Renewal category')).toMatch(/For a renewal only/)
  expect(await row('Paid bank deposit slip')).toMatch(
    /GivenYou have given Bank voucher receipt \(Documents\), which is enough/,
  )
  expect(await row('Profile photo')).toMatch(
    /Give it once: here, or as Profile image \(Documents\) or as Photo \(Personal information\)/,
  )
})

test('a link to a document marks its row and puts the focus on its button', async () => {
  await openPage('/user-documents?for=Renewal&return=%2Fregistration%2Frenewal#renewal_category_image', {
    applicant: prepared(),
    answers: documentsOf(),
  })
  expect(await row('Renewal category')).toMatch(/Needed now/)
  await eventually(() => expect(document.activeElement?.textContent).toBe('Upload Renewal category'))
  expect(screen.getByRole('link', { name: 'Back to your application' }).getAttribute('href')).toBe(
    '/registration/renewal',
  )
})
