/** Terms, and the entry of the register at a renewal, as staff see them. */

import type { Page } from 'playwright-core'
import type { ChangeRequestDetails } from '#shared/register/records/change-request.ts'
import type { ConcernsView } from '#shared/register/records/concern.ts'
import type { PracticesPage } from '#shared/register/records/practice.ts'
import type { RegistrationFile } from '#shared/register/records/registration-file.ts'
import { type JourneyStaffMember, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { aRenewal } from '#tests/support/calls/example-bodies.ts'
import { aProposedTerm } from '#tests/support/cases/registrations.ts'
import { aPng } from '#tests/support/files/images.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { answering, dialog, press } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

/** A term of a later year that waits for a second person, and an application of which nothing is decided. */
export const prepareRegisterOffice = async (
  url: string,
  { token }: JourneyStaffMember,
): Promise<{ renewal: string }> => {
  await call(url, 'POST', '/api/admin/terms', { token, body: aProposedTerm() })
  const { id, post } = await openAccountAt(url, 'qualifications')
  await post('/api/applicant-form', { ...aRenewal })
  return { renewal: id }
}

const path = '/admin/registrations/A00012'
const file: RegistrationFile = {
  ...{
    number: 'A-00012',
    register: 'A',
    category: 'A',
    name: 'Ayesha Siddiqa',
    father_name: 'Muhammad Siddiq',
  },
  ...{ cnic: '3520112345671', date_of_birth: '1998-03-09', city: 'Lahore', holder: null, version: 3 },
  qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
  ...{ first_registered_on: '2020-03-01', valid_until: '2099-02-28', renew_from: '2098-11-30' },
  ...{ grace_until: '2099-05-29', lapses_on: '2102-02-28', removed: null },
  suspended: { since: '2026-11-01', reason: 'under-inquiry', wording: 'inquiry' },
  source: { application: 'PC-2020-000417' },
  certificate: { serial: 'A-00012/2', issued_on: '2024-05-02', valid_until: '2099-02-28' },
  ...{ certificates: 2, standing: 'suspended', photo: null, waiting: null, unreachable: null },
  papers: [
    { serial: 'A-00012/2', issued_on: '2024-05-02', valid_until: '2099-02-28', void: null },
    {
      ...{ serial: 'A-00012/1', issued_on: '2020-03-02', valid_until: '2099-02-28' },
      void: { on: '2024-05-02', reason: 'lost' },
    },
  ],
  ...{ applications: [], letters: [], requests: [] },
  named_checks: [
    {
      ...{ id: 'k-1', at: '2026-11-20T06:00:00.000Z', number: 'A-00012', organisation: 'Mayo Hospital' },
      ...{ email: 'pharmacy@mayo.example', purpose: 'employment', premises: 'Mayo Hospital, Lahore' },
      ...{ answer: 'in-force', told: false, reply: null },
    },
  ],
  differs_since: null,
  possible_acts: ['reinstate', 'remove', 'note-death'],
}
const by = { id: 'a', name: 'Rabia Registrar' }
const history = {
  entries: [
    {
      ...{ event: 'SUSPENDED', at: '2026-11-01T06:00:00.000Z', by, from: null },
      confirmed_by: { id: 'b', name: 'Sana Malik' },
      reason: 'Inquiry under way. Decision 12 of the committee',
      ...{ before: { suspended: null }, after: { suspended: file.suspended } },
    },
    {
      ...{ event: 'CORRECTED', at: '2025-02-01T06:00:00.000Z', by, from: null, confirmed_by: by },
      reason: 'By her request',
      ...{ before: { city: 'Multan' }, after: { city: 'Lahore' } },
    },
  ],
  next: null,
}
const withEntry =
  (given: Partial<RegistrationFile> = {}) =>
  async (page: Page) => {
    await answering('**/api/admin/registrations/A00012', { ...file, ...given })(page)
    await answering('**/api/admin/registrations/*/history*', history)(page)
  }

const asked: ChangeRequestDetails = {
  ...{ id: 'r-1', particular: 'name', before: 'Ayesha Siddiqa', value: 'Ayesha Khan', state: 'waiting' },
  ...{ words: 'I have married and bear the name of my husband', at: '2026-11-21T06:00:00.000Z' },
  ...{ answered_at: null, reason: null, answer: '', by: null, obstacle: null, own: null },
  ...{ document: { type: 'image/png', size: 48_000 }, letter: null },
  entry: {
    ...{ number: 'A-00012', version: 3, now: 'Ayesha Siddiqa', name: 'Ayesha Siddiqa', city: 'Lahore' },
    ...{ father_name: 'Muhammad Siddiq', cnic: '3520112345671', date_of_birth: '1998-03-09' },
    qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
    ...{ standing: 'In force', valid_until: '2099-02-28', certificate: 'A-00012/2' },
  },
  account: { name: 'Ayesha Khan', father_name: 'Muhammad Siddiq', cnic: '3520112345671' },
}
const withRequest =
  (given: Partial<ChangeRequestDetails> = {}) =>
  async (page: Page) => {
    const { id, particular, at, entry } = asked
    const row = { id, number: entry.number, name: entry.name, particular, at }
    await answering('**/api/admin/change-requests', [row])(page)
    await answering('**/api/admin/registrations/A00012/requests/r-1', { ...asked, ...given })(page)
    await page.route('**/requests/r-1/document', (route) =>
      route.fulfill({ contentType: 'image/png', body: aPng(900, 600) }),
    )
  }
const requestPath = '/admin/change-requests/A00012/r-1'

export const changeRequestScenes = (): StaffScene[] => [
  {
    name: 'change requests',
    path: '/admin/change-requests',
    before: withRequest(),
    act: (page) => page.getByRole('table').waitFor(),
  },
  { name: 'my work, asked for by holders', path: '/admin', before: withRequest() },
  {
    name: 'change request',
    path: requestPath,
    before: withRequest(),
    act: (page) => page.getByRole('img', { name: 'Document' }).waitFor(),
  },
  {
    name: 'change request, refusal without a reason',
    path: requestPath,
    before: withRequest(),
    act: async (page) => {
      await page.getByRole('button', { name: 'Refuse' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'change request, letter of good standing',
    path: requestPath,
    before: withRequest({
      ...{ particular: 'letter', value: 'General Pharmaceutical Council', document: null, before: '' },
      words: '1 Cabot Square\nLondon E14 4QJ\nUnited Kingdom',
      entry: { ...asked.entry, now: 'Suspended from 01-11-2026, Reinstated from 20-11-2026' },
    }),
    act: (page) => page.getByRole('button', { name: 'Accept' }).waitFor(),
  },
  {
    name: 'change request, waits for a second person',
    path: requestPath,
    before: withRequest({ state: 'proposed', by: { id: 'a', name: 'Rabia Registrar' } }),
  },
]

export const entryScenes = (): StaffScene[] => [
  { name: 'register', path: '/admin/registrations' },
  {
    name: 'entry',
    path,
    before: withEntry({
      holder: 'somebody',
      applications: [
        {
          ...{ reference_no: 'PC-2026-ABCDEFGH', application_title: 'Renewal' },
          ...{ status: 'in-review', status_since: '2026-11-20T06:00:00.000Z' },
        },
        {
          ...{ reference_no: 'PC-2020-000417', application_title: 'Registration' },
          ...{ status: 'collected', status_since: '2020-03-02T06:00:00.000Z' },
        },
      ],
      letters: [{ id: 'r-2', addressed_to: 'General Pharmaceutical Council', issued_on: '2026-10-02' }],
    }),
  },
  {
    name: 'entry, asked to change',
    path,
    before: withEntry({ requests: [{ id: 'r-1', title: 'Name' }], differs_since: '2026-11-20' }),
  },
  {
    name: 'entry, something waits',
    path,
    before: withEntry({ waiting: { title: 'Reinstate A-00012, Ayesha Siddiqa', by: 'Sana Malik' } }),
  },
  {
    name: 'entry, e-mails come back',
    path,
    before: withEntry({
      unreachable: { since: '2026-11-12T06:00:00.000Z', reason: 'stopped', phone: '+92 300 1234567' },
    }),
  },
  {
    name: 'standing, refused',
    path: `${path}/standing/remove`,
    before: withEntry(),
    act: async (page) => {
      await page.getByRole('button', { name: 'Send for confirmation' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'correction', path: `${path}/correction`, before: withEntry() },
]

export const registerOfficeScenes = ({ renewal }: { renewal: string }): StaffScene[] => [
  { name: 'terms', path: '/admin/registration-terms' },
  {
    name: 'terms, refused',
    path: '/admin/registration-terms',
    act: async (page) => {
      await page.getByRole('button', { name: 'Send for confirmation' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'renewal, linking',
    path: `/admin/cases/${renewal}?status=submitted`,
    act: async (page) => {
      await waitForCase(page)
      await page.getByRole('button', { name: 'Link to the register' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

const toldAtDoor = { number: 'A-00012', place: '0123456789abcdef', at: '2026-11-24T06:00:00.000Z' }
const concerns: ConcernsView = {
  waiting: [
    {
      ...{
        ...toldAtDoor,
        id: 'c-1',
        about: 'another-person',
        words: 'He says he is her brother',
        obstacle: null,
      },
      ...{ name: 'Ayesha Siddiqa Bint Muhammad Abdul Rehman', standing: 'active' },
      declared: 'Al-Shifa Medical Store, Lahore, in charge since 01-03-2026',
    },
    {
      ...{ ...toldAtDoor, id: 'c-2', number: 'A-00777', about: 'nobody-here', words: '' },
      ...{ name: 'Rabia Registrar', standing: 'suspended', declared: null },
      obstacle: 'This is about yourself, so a colleague must end it',
    },
    {
      ...{ ...toldAtDoor, id: 'c-3', number: 'A-00031', place: '', about: 'unknown-check', words: '' },
      ...{ name: 'Khalid Mahmood', standing: 'active', declared: null, obstacle: null },
      check: {
        ...{ id: 'k-1', at: '2026-11-20T06:00:00.000Z', organisation: 'Ravi Store' },
        ...{ email: 'ravi@store.example', purpose: 'licence', premises: 'Ravi Store, Lahore' },
      },
    },
  ],
  ended: [
    {
      ...{ ...toldAtDoor, id: 'c-0', about: 'nobody-here', words: '', outcome: 'put-right' },
      ...{
        note: 'She was on leave, and had ended the place since',
        by: { id: 's-2', name: 'Deputy Registrar' },
      },
      ended_at: '2026-11-24T09:00:00.000Z',
    },
  ],
}
const concernsPath = '/admin/concerns'
const withConcerns = answering('**/api/admin/concerns', concerns)

export const concernScenes = (): StaffScene[] => [
  { name: 'concerns', path: concernsPath, before: withConcerns },
  {
    name: 'concerns, ending one',
    path: concernsPath,
    before: withConcerns,
    act: dialog(press('End: A-00012, 24-11-2026, 11:00')),
  },
  {
    name: 'concerns, ending one of a check by name',
    path: concernsPath,
    before: withConcerns,
    act: dialog(press(/^End: A-00031/)),
  },
  { name: 'concerns none', path: concernsPath },
]

const inCharge = {
  kind: 'medical-store',
  address: '12 Mall Road',
  city: 'Lahore',
  role: 'in-charge',
} as const
const practices: PracticesPage = {
  entries: [
    {
      ...{ number: 'A-00012', name: 'Ayesha Siddiqa Bint Muhammad Abdul Rehman', standing: 'active' },
      place: {
        ...inCharge,
        ...{ id: 'p-1', premises: 'Al-Shifa Medical Store', licence: '05-352-0063', since: '2026-03-01' },
      },
      elsewhere: ['Mayo Hospital, Lahore, employed since 01-02-2024'],
      others: [{ number: 'A-00777', name: 'Bilal Ahmed', standing: 'suspended' }],
    },
    {
      ...{ number: 'A-00900', name: 'عائشہ صدیقہ', standing: 'active' },
      place: { ...inCharge, id: 'p-2', premises: 'شفا فارمیسی', licence: '', since: '2026-01-01' },
      ...{ elsewhere: [], others: [] },
    },
    {
      ...{ number: 'A-00031', name: 'Khalid Mahmood', standing: 'active' },
      place: {
        ...{ ...inCharge, id: 'p-3', premises: 'Ravi Pharmacy', licence: '05-352-0064' },
        ...{ since: '2024-01-01', until: '2026-10-01' },
      },
      ...{ elsewhere: [], others: [] },
    },
  ],
  next: 'bmV4dA',
}
const practicesPath = '/admin/places'
const practicesRoute = '**/api/admin/places?*'

export const practiceScenes = (): StaffScene[] => [
  { name: 'places of practice', path: practicesPath },
  {
    name: 'places of practice of a city',
    path: `${practicesPath}?by=city&q=Lahore`,
    before: answering(practicesRoute, practices),
  },
  { name: 'places of practice none', path: `${practicesPath}?by=licence&q=99-999` },
]
