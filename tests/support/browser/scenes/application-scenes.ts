/** A submitted application at the statuses that its applicant sees: the answers of the service, with another status. */
import type { Page } from 'playwright-core'
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import type { OwnChangeRequest } from '#shared/records/change-request.ts'
import type { OwnEntry } from '#shared/records/registration.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { answering, type Scene } from './scene.ts'

type Given = Partial<ApplicationFormRecord> & { status: ApplicationStatus }

const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T05:00:00.000Z`

const printed = { printed_at: new Date().toISOString() }
const reviewed = {
  ...printed,
  fee_status: 'verified',
  milestones: {
    submitted: at(2),
    'fee-verified': at(4),
    'papers-received': at(5),
    'review-started': at(6),
    returned: at(7),
    resubmitted: at(9),
    'review-finished': at(11),
    approved: at(13),
    'certificate-ready': at(18),
    collected: at(20),
  },
} as const
const upTo = (...names: (keyof typeof reviewed.milestones)[]) => ({
  milestones: Object.fromEntries(names.map((name) => [name, reviewed.milestones[name]])),
})
const corrections = [
  {
    item: 'contact_information.city',
    reason: 'does-not-match',
    words: 'The letterhead says Kasur',
    before: 'x',
  },
  { item: 'document.profile_photo', reason: 'not-clear', words: '', before: '' },
] as Given['corrections']

/** One for each status; a fee that is verified leaves no voucher to print. */
const applicationsByStatus: Record<ApplicationStatus, Given> = {
  submitted: { status: 'submitted', ...upTo('submitted') },
  'in-review': { status: 'in-review', ...printed, ...upTo('submitted', 'papers-received', 'review-started') },
  returned: {
    status: 'returned',
    ...printed,
    corrections,
    ...upTo('submitted', 'review-started', 'returned'),
  },
  resubmitted: {
    status: 'resubmitted',
    ...reviewed,
    ...upTo('submitted', 'fee-verified', 'papers-received', 'review-started', 'returned', 'resubmitted'),
  },
  'awaiting-fee': {
    status: 'awaiting-fee',
    ...printed,
    ...upTo('submitted', 'papers-received', 'review-finished'),
  },
  'awaiting-decision': {
    status: 'awaiting-decision',
    ...reviewed,
    ...upTo('submitted', 'fee-verified', 'papers-received', 'review-finished'),
  },
  approved: {
    status: 'approved',
    ...reviewed,
    ...upTo('submitted', 'fee-verified', 'papers-received', 'review-finished', 'approved'),
    registration_number: 'A-00012',
  },
  'certificate-ready': {
    status: 'certificate-ready',
    ...reviewed,
    ...upTo(
      'submitted',
      'fee-verified',
      'papers-received',
      'review-finished',
      'approved',
      'certificate-ready',
    ),
    registration_number: 'A-00012',
  },
  collected: { status: 'collected', ...reviewed, registration_number: 'A-00012' },
  declined: {
    status: 'declined',
    ...printed,
    milestones: { ...upTo('submitted', 'review-finished').milestones, declined: at(13) },
    decline_reason: 'The university is not recognised by the council',
  },
  withdrawn: { status: 'withdrawn', milestones: { submitted: at(2), withdrawn: at(3) } },
}

const aShownRegistration = {
  ...{ number: 'A-00012', standing: 'active', suspended: null, removed: null },
  ...{ valid_until: '2031-11-21', renew_from: '2031-08-23', lapses_on: '2034-11-21' },
}

/** The service's own answers with the form as given. */
const withApplication = (given: Given) => async (page: Page) => {
  for (const path of ['**/api/auth/user', '**/api/print-out/me'])
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      const { status, fee_status = 'unpaid' } = given
      const changed = path.includes('print-out') ? { status, fee_status } : { ...given, status_since: at(9) }
      if (given.registration_number && !path.includes('print-out'))
        body.data.registration = aShownRegistration
      body.data.application_form = { ...body.data.application_form, ...changed }
      await route.fulfill({ json: body })
    })
}

/** An application that was returned for the sake of a document that is there. */
export const returnedFor = (key: DocumentKey) =>
  withApplication({
    ...applicationsByStatus.returned,
    corrections: [{ item: `document.${key}`, reason: 'not-clear', words: '', before: 'x' }],
  })

/** The service's own answer about somebody whom the register has already. */
const registered = (page: Page) =>
  page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.registration_number = 'A-00012'
    await route.fulfill({ json: body })
  })

/** The form of a new registration, for who needs none. */
export const alreadyRegistered: Scene = {
  viewer: 'qualifications',
  path: '/registration/new',
  state: 'already registered',
  before: registered,
  act: (page) => page.getByRole('heading', { name: 'You are already registered' }).waitFor(),
}

const ownEntry: OwnEntry = {
  ...{ number: 'A-00012', category: 'A', name: 'Ayesha Siddiqa', father_name: 'Muhammad Siddiq' },
  ...{ city: 'Lahore', qualification: 'B Pharm / Pharm D, University of the Punjab, 2019' },
  ...{ first_registered_on: '2020-03-01', valid_until: '2099-02-28', renew_from: '2098-11-30' },
  ...{ grace_until: '2099-05-29', lapses_on: '2102-02-28', certificate: null, standing: 'active' },
}
const anAsked: OwnChangeRequest = {
  ...{ id: 'r-1', particular: 'name', before: 'Ayesha Siddiqa', value: 'Ayesha Khan', state: 'waiting' },
  ...{ words: 'I have married', at: '2026-11-21T06:00:00.000Z', answered_at: null, reason: null },
  ...{ answer: '', has_document: true, replace_certificate: false },
}
const askedChanges: OwnChangeRequest[] = [
  anAsked,
  {
    ...{ ...anAsked, id: 'r-2', particular: 'cnic', before: '3520112345671', value: '3520276543218' },
    at: '2026-11-08T06:00:00.000Z',
    ...{ state: 'refused', answered_at: '2026-11-10T06:00:00.000Z', reason: 'document-unreadable' },
    ...{ words: 'I have a new CNIC', answer: 'Please send both sides, in daylight' },
  },
  {
    ...{ ...anAsked, id: 'r-3', particular: 'father_name', before: 'M. Siddiq', value: 'Muhammad Siddiq' },
    at: '2026-09-30T06:00:00.000Z',
    ...{ words: 'It was shortened', state: 'done', answered_at: '2026-10-02T06:00:00.000Z' },
    replace_certificate: true,
  },
]

/** Somebody whose entry of the register is in force, what happened to it, and what was asked to change. */
const withEntry = async (page: Page) => {
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.registration = {
      ...{ number: 'A-00012', valid_until: '2099-02-28', renew_from: '2098-11-30', lapses_on: '2102-02-28' },
      ...{ suspended: null, removed: null, standing: 'active' },
    }
    await route.fulfill({ json: body })
  })
  const told = { since: null, wording: null, before: {}, after: {} }
  const entries = [
    { ...told, at: '2026-11-20T06:00:00.000Z', event: 'REINSTATED' },
    { ...told, at: '2026-11-01T06:00:00.000Z', event: 'SUSPENDED', since: '2026-11-01', wording: 'inquiry' },
    { ...told, at: '2020-03-01T06:00:00.000Z', event: 'CREATED' },
  ]
  await answering('**/api/own-registration', ownEntry)(page)
  await answering('**/api/own-registration/changes', askedChanges)(page)
  await answering('**/api/own-registration/history*', { entries, next: null })(page)
  await answering('**/api/own-registration/letter', {
    ...{ number: 'A-00012', name: 'Ayesha Siddiqa', category: 'A', statement: 'a'.repeat(280) },
    qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
    ...{ first_registered_on: '2020-03-01', valid_until: '2099-02-28' },
    ...{ issued_on: '2026-11-22', counts_until: '2027-02-20' },
  })(page)
}

export const ownRegistrationScenes: Scene[] = [
  { viewer: 'form', path: '/own-registration', state: 'no entry' },
  {
    viewer: 'form',
    path: '/own-registration',
    state: 'letter',
    before: withEntry,
    act: async (page) => {
      await page.getByRole('button', { name: 'Make a letter of good standing' }).click()
      await page.getByRole('button', { name: 'Print the letter' }).waitFor()
    },
  },
  {
    viewer: 'form',
    path: '/own-registration',
    state: 'changes asked for',
    before: withEntry,
    act: (page) => page.getByText('With the office').waitFor(),
  },
  {
    viewer: 'form',
    path: '/own-registration',
    state: 'asking for a change, refused',
    before: withEntry,
    act: async (page) => {
      await page.getByRole('button', { name: 'Ask for a change' }).click()
      await page.getByLabel('What to change').selectOption('CNIC')
      await page.getByLabel('What the register should say').fill('123')
      await page.getByRole('button', { name: 'Send the request' }).click()
      await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor()
    },
  },
]

const scene = (path: string, status: ApplicationStatus): Scene => ({
  viewer: 'form',
  path,
  state: status,
  before: withApplication(applicationsByStatus[status]),
})

export const applicationScenes: Scene[] = [
  ...(['in-review', 'returned', 'certificate-ready', 'collected', 'declined'] as const).map((status) =>
    scene('/', status),
  ),
  ...(['resubmitted', 'collected', 'declined'] as const).map((status) => scene('/registration/new', status)),
  {
    ...scene('/registration/new', 'returned'),
    act: (page) => page.getByRole('button', { name: 'Upload Profile photo' }).waitFor(),
  },
  ...(['awaiting-decision', 'withdrawn'] as const).map((status) => scene('/printOut/new', status)),
]
