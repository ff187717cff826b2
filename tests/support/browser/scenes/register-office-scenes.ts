/** Terms, and the entry of the register at a renewal, as staff see them. */
import type { Page } from 'playwright-core'
import type { RegistrationFile } from '#shared/records/registration-file.ts'
import { type JourneyStaffMember, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { aRenewal } from '#tests/support/calls/example-scene.ts'
import { aProposedTerm } from '#tests/support/cases/registrations.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { answering } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

/** A term of a later year that waits for a second person, and an application of which nothing is decided. */
export const prepareRegisterOffice = async (
  url: string,
  { token }: JourneyStaffMember,
): Promise<{ renewal: string }> => {
  await call(url, 'POST', '/api/admin/terms', { token, body: aProposedTerm() })
  const { id, post } = await openAccountAt(url, 'qualifications')
  await post('/api/applicant-form', { ...aRenewal, declaration: true })
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

export const entryScenes = (): StaffScene[] => [
  { name: 'register', path: '/admin/registrations' },
  { name: 'entry', path, before: withEntry() },
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
