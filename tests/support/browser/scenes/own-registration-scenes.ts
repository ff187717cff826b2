/** Somebody’s own entry of the register, with its letter and the changes that were asked for. */
import type { Page } from 'playwright-core'
import type { PrintedCertificate } from '#shared/certificates/records/certificate.ts'
import type { GoodStandingPaper, OwnChangeRequest } from '#shared/register/records/change-request.ts'
import type { NamedCheck } from '#shared/register/records/check.ts'
import type { DoorCard, OwnPlaces } from '#shared/register/records/own-places.ts'
import type { Place } from '#shared/register/records/place.ts'
import type { OwnEntry } from '#shared/register/records/registration.ts'
import { answering, dialog, hold, press, type Scene, withProblem } from './scene.ts'

const ownEntry: OwnEntry = {
  ...{ number: 'A-00012', category: 'A', name: 'Ayesha Siddiqa', father_name: 'Muhammad Siddiq' },
  ...{ city: 'Lahore', qualification: 'B Pharm / Pharm D, University of the Punjab, 2019' },
  ...{ first_registered_on: '2020-03-01', valid_until: '2099-02-28', renew_from: '2098-11-30' },
  ...{ grace_until: '2099-05-29', lapses_on: '2102-02-28', certificate: null, standing: 'active' },
}

const aCertificate: PrintedCertificate = {
  ...{ number: 'A-00012', category: 'A', name: 'Ayesha Siddiqa', father_name: 'Muhammad Siddiq' },
  ...{ first_registered_on: '2020-03-01', valid_until: '2099-02-28', cnic_end: '5671', count: 1 },
  ...{ qualification: 'B Pharm / Pharm D, University of the Punjab, 2019', serial: 'A-00012/1' },
  ...{ issued_on: '2026-11-22', duplicate: false, paper_no: '', photo: null },
  address: `https://portal.example/verify#${'a'.repeat(230)}`,
}

const anAsked: OwnChangeRequest = {
  ...{ id: 'r-1', particular: 'name', before: 'Ayesha Siddiqa', value: 'Ayesha Khan', state: 'waiting' },
  ...{ words: 'I have married', at: '2026-11-21T06:00:00.000Z', answered_at: null, reason: null },
  ...{ answer: '', has_document: true, replace_certificate: false, letter: null },
}

const code = `https://portal.example/verify#${'a'.repeat(420)}`

/** What the office has issued on the request below. */
const aLetterOfGoodStanding: GoodStandingPaper = {
  ...{ number: 'A-00012', name: 'Ayesha Siddiqa', date_of_birth: '1998-03-09', category: 'A', code },
  qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
  ...{ first_registered_on: '2020-03-01', valid_until: '2099-02-28' },
  history: [
    { event: 'SUSPENDED', on: '2026-11-01' },
    { event: 'REINSTATED', on: '2026-11-20' },
  ],
  ...{ issued_on: '2026-11-22', counts_until: '2027-02-20', addressed_to: 'General Pharmaceutical Council' },
  ...{ issued_by: 'Rabia Registrar', confirmed_by: 'Dawood Deputy' },
}

const askedChanges: OwnChangeRequest[] = [
  anAsked,
  {
    ...{ ...anAsked, id: 'r-4', particular: 'letter', before: '', has_document: false },
    ...{ value: 'General Pharmaceutical Council', words: '1 Cabot Square\nLondon E14 4QJ\nUnited Kingdom' },
    ...{ state: 'done', answered_at: '2026-11-22T06:00:00.000Z', letter: aLetterOfGoodStanding },
  },
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
  await answering('**/api/own-registration/certificate', aCertificate)(page)
  await answering('**/api/own-registration/changes', askedChanges)(page)
  await answering('**/api/own-registration/history*', { entries, next: null })(page)
  await answering('**/api/own-registration/log', [
    { index: 7, at: '2026-11-20T06:00:00.000Z', kind: 'changed', proof: null },
    { index: 3, at: '2026-11-01T06:00:00.000Z', kind: 'entered', proof: 'c2sp.org/tlog-proof@v1' },
  ])(page)
  await answering('**/api/own-registration/statement', {
    ...{ number: 'A-00012', name: 'Ayesha Siddiqa', category: 'A' },
    qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
    ...{ first_registered_on: '2020-03-01', valid_until: '2099-02-28' },
    ...{ issued_on: '2026-11-22', counts_until: '2027-02-20' },
    history: [{ event: 'SUSPENDED', on: '2026-11-01' }],
    code,
  })(page)
}

const aPlace: Place = {
  ...{ id: '0123456789abcdef', premises: 'Al-Shifa Medical Store', kind: 'medical-store' },
  ...{ address: '12 Mall Road', city: 'Lahore', licence: '05-352-0063', role: 'in-charge' },
  since: '2026-03-01',
}

const withPlaces = async (page: Page) => {
  await withEntry(page)
  const former: Place = { ...aPlace, id: 'fedcba9876543210', premises: 'Ravi Pharmacy' }
  const places = [aPlace, { ...former, since: '2024-01-01', until: '2026-03-01' }]
  const own: OwnPlaces = {
    ...{ places, most_in_charge: 1, shown: 'in-charge', obstacle: null },
    ...{ has_photo: true, photo_shown: '2026-11-01' },
  }
  await answering('**/api/own-registration/places', own)(page)
  const card: DoorCard = { ...aPlace, number: 'A-00012', name: 'Ayesha Siddiqa', code }
  await answering('**/api/own-registration/places/*/card', card)(page)
}

const aCheck: NamedCheck = {
  ...{ id: 'k-1', at: '2026-11-20T06:00:00.000Z', number: 'A-00012', organisation: 'Mayo Hospital' },
  ...{ email: 'pharmacy@mayo.example', purpose: 'employment', premises: 'Mayo Hospital, Lahore' },
  ...{ answer: 'in-force', told: true, reply: null },
}
const answered = { at: '2026-11-22T06:00:00.000Z', found: 'name-misused', stops: true } as const
const withChecks =
  (checks: NamedCheck[], hold_since: string | null = null) =>
  (page: Page) =>
    answering('**/api/own-registration/checks', { number: 'A-00012', asked: checks, hold_since })(page)

export const ownRegistrationScenes: Scene[] = [
  { viewer: 'form', path: '/own-registration/checks', state: 'no entry' },
  { viewer: 'form', path: '/own-registration/checks', state: 'nobody', before: withChecks([]) },
  { viewer: 'form', path: '/own-registration/checks', state: 'asked', before: withChecks([aCheck]) },
  { viewer: 'form', path: '/ur/own-registration/checks', state: 'asked', before: withChecks([aCheck]) },
  {
    viewer: 'form',
    path: '/own-registration/checks',
    state: 'with a hold, and answered',
    before: withChecks([{ ...aCheck, reply: 'not-me', answered }], '2026-11-21'),
  },
  {
    ...{ viewer: 'form', path: '/own-registration/checks', state: 'saying Not me' },
    before: withChecks([aCheck]),
    act: dialog(press('Not me: Mayo Hospital')),
  },
  {
    ...{ viewer: 'form', path: '/own-registration', state: 'setting a hold', before: withEntry },
    act: withProblem(async (page) => {
      await press('Hold')(page)
      await press('Hold')(page)
    }),
  },
  {
    viewer: 'form',
    path: '/ur/own-registration/checks',
    state: 'setting a hold',
    before: withChecks([aCheck]),
    act: (page) => page.getByRole('button', { name: /^روک لگائیں: / }).click(),
  },
  {
    viewer: 'form',
    path: '/own-registration/checks',
    state: 'loading',
    before: hold('**/api/own-registration/checks'),
    busy: 'part',
  },
  { viewer: 'form', path: '/own-registration', state: 'no entry' },
  {
    viewer: 'form',
    path: '/own-registration',
    state: 'statement',
    before: withEntry,
    act: async (page) => {
      await page.getByRole('button', { name: 'Make a statement of registration' }).click()
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
  {
    viewer: 'form',
    path: '/own-registration',
    state: 'asking for a letter of good standing',
    before: withEntry,
    act: (page) => page.getByRole('button', { name: 'Ask for a letter of good standing' }).click(),
  },
  {
    viewer: 'form',
    path: '/own-registration/places',
    state: 'in charge of one, adding another',
    before: withPlaces,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add a place' }).click()
      await page.getByLabel('In charge').check()
      await page.getByRole('button', { name: 'Save the place' }).click()
      await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor()
    },
  },
  {
    viewer: 'form',
    path: '/own-registration/places',
    state: 'leaving one',
    before: withPlaces,
    act: (page) => page.getByRole('button', { name: 'I have left' }).click(),
  },
  {
    viewer: 'form',
    path: '/own-registration/places/0123456789abcdef',
    state: 'card for the door',
    before: withPlaces,
    act: (page) => page.getByRole('button', { name: 'Print the card' }).waitFor(),
  },
  { viewer: 'form', path: '/own-registration/certificate', state: 'no certificate' },
  {
    viewer: 'form',
    path: '/own-registration/certificate',
    state: 'certificate',
    before: withEntry,
    act: (page) => page.getByText('Copy', { exact: true }).waitFor(),
  },
  {
    viewer: 'form',
    path: '/own-registration/r-4',
    state: 'letter of good standing',
    before: withEntry,
    act: (page) => page.getByRole('button', { name: 'Print the letter' }).waitFor(),
  },
]
