/** A submitted application at the statuses that its applicant sees: the answers of the service, with another status. */
import type { Page } from 'playwright-core'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import type { Scene } from './scene.ts'

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
  'ended-unpaid': {
    status: 'ended-unpaid',
    milestones: { submitted: at(2), 'ended-unpaid': at(20) },
  },
}

const aShownRegistration = {
  ...{ number: 'A-00012', standing: 'active', suspended: null, removed: null },
  ...{
    valid_until: '2031-11-21',
    renew_from: '2031-08-23',
    lapses_on: '2034-11-21',
  },
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

const holderOf = (given: object) => (page: Page) =>
  page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.registration = { ...aShownRegistration, ...given }
    await route.fulfill({ json: body })
  })

/** The home of a holder, in force and after the end. */
export const holderScenes: Scene[] = [
  { viewer: 'qualifications', path: '/', state: 'holder in force', before: holderOf({}) },
  {
    viewer: 'qualifications',
    path: '/',
    state: 'holder after the end',
    before: holderOf({
      standing: 'expired',
      valid_until: '2026-11-01',
      renew_from: '2026-08-03',
    }),
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
  // Telephones and work as inputs, the rest as text; no links to edit the levels.
  ...['/applications/me/edit', '/qualification-information'].map((path) => scene(path, 'in-review')),
  ...(['awaiting-decision', 'withdrawn'] as const).map((status) => scene('/printOut/new', status)),
]
