/** Certificates: checked by guests, prepared and printed by reception. */
import type { Page } from 'playwright-core'
import type { CertificateStanding, CertificateView } from '#shared/certificates/records/certificate.ts'
import type { CertificateVerdict } from '#shared/certificates/rules/certificates.ts'
import { verifyAddress } from '#shared/certificates/statements/certificate-statement.ts'
import { hashesOfFacts, type PrintedFacts } from '#shared/certificates/statements/printed-facts.ts'
import { aCertificate, aRegister } from '#tests/support/register/statements.ts'
import { type Verdict, verifyWords } from '#web/features/certificates/verify/verify-words.ts'
import { answering, breakAll, dialog, press, type Scene } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const facts: PrintedFacts = {
  ...{ number: 'A-00012', name: 'Muhammad Abdul Rehman Khan', father_name: 'Abdul Karim Khan' },
  ...{ cnic_end: '5671', category: 'A', qualification: 'Pharm-D, University of the Punjab, 2019' },
  ...{ photo_sha256: '', first_registered_on: '2021-12-01', valid_until: '2099-12-31', count: 1 },
  issued_on: '2026-11-24',
}
const { number, name, category, valid_until } = facts
const register = aRegister()
const issuer = 'Ab3d'
const content = async () =>
  aCertificate({ ...facts, serial: 1, issuer, hashes: await hashesOfFacts(facts, issuer) })

/** Pastes a code and waits for this verdict. */
const check =
  (verdict: Verdict, { code, check, answers } = verifyWords.en) =>
  async (page: Page) => {
    await page.getByLabel(code).fill(await register.sign(await content()))
    await press(check)(page)
    await page.getByRole('heading', { name: answers[verdict].title, exact: true }).waitFor()
  }

const verify_at = 'https://portal.example/verify'
const withKeys = (page: Page) =>
  page.route('**/api/register/keys', (route) => route.fulfill({ json: { keys: [register.key], verify_at } }))

const answered = {
  ...{
    number,
    name,
    category,
    valid_until,
    standing: 'active',
    wording: null,
    hold: false,
    certificate: 'current',
    differs_since: null,
  },
  ...{ printed: facts, checked_at: '2026-11-24T05:30:00.000Z' },
}

const told = (state: string, verdict: CertificateVerdict, answer: Partial<CertificateStanding>): Scene => ({
  viewer: 'guest',
  path: '/verify',
  state,
  before: async (page) => {
    await withKeys(page)
    await answering('**/api/register/*/standing*', { ...answered, ...answer })(page)
  },
  act: check(verdict),
})

export const verifyScenes: Scene[] = [
  { viewer: 'guest', path: '/verify', state: 'as opened' },
  told('in force', 'in-force', {}),
  told('in force, asks to be seen', 'in-force', { hold: true }),
  told('differs', 'differs', { printed: null }),
  told('suspended', 'suspended', { standing: 'suspended' }),
  told('replaced', 'replaced', { certificate: 'replaced', name: 'Muhammad Abdul Rehman Khan Niazi' }),
  {
    ...told('standing not asked', 'unasked', {}),
    before: async (page) => {
      await withKeys(page)
      await breakAll('**/api/register/*/standing*')(page)
    },
  },
  { viewer: 'guest', path: '/verify', state: 'not genuine', act: check('forged') },
  {
    ...told('suspended, in Urdu', 'suspended', { standing: 'suspended', wording: 'inquiry' }),
    path: '/ur/verify',
    act: check('suspended', verifyWords.ur),
  },
]

const view: CertificateView = {
  ...{
    number,
    name,
    category,
    valid_until,
    standing: 'active',
    certificates: 1,
    up_to_date: true,
    differs_since: null,
  },
  differs_since: null,
  current: {
    ...facts,
    ...{ serial: `${number}/1`, duplicate: true, paper_no: 'LHR0042', photo: null },
    address: verifyAddress('https://portal.example', 'a'.repeat(240)),
  },
}
const path = '/admin/registrations/A00012/certificate'
const certificate = '**/api/admin/registrations/*/certificate'
const by = 'reception'

export const certificateScenes = (): StaffScene[] => [
  { name: 'certificate', path, by, before: answering(certificate, view) },
  {
    name: 'certificate not prepared',
    path,
    by,
    before: answering(certificate, { ...view, current: null, certificates: 0, up_to_date: false }),
  },
  {
    name: 'certificate duplicate dialog',
    path,
    by,
    before: answering(certificate, view),
    act: dialog(press('Duplicate')),
  },
  {
    name: 'certificate number of the paper',
    path,
    by,
    before: async (page) => {
      await answering(certificate, view)(page)
      await answering('**/api/admin/settings', { settings: { paper_numbers: true }, changes: [] })(page)
    },
    act: dialog(press('Number of the paper')),
  },
  { name: 'certificate not loaded', path, by, before: breakAll(certificate) },
  { name: 'certificates to print', path: '/admin/certificates', by },
]
