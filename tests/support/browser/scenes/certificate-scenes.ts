/** Certificates: checked by guests, prepared and printed by reception. */
import type { Page } from 'playwright-core'
import type { CertificateStanding, CertificateView } from '#shared/certificates/records/certificate.ts'
import type { CertificateVerdict } from '#shared/certificates/rules/certificates.ts'
import { verifyAddress } from '#shared/certificates/statements/certificate-statement.ts'
import { aCertificate, aRegister } from '#tests/support/register/statements.ts'
import { verdictAnswers } from '#web/features/certificates/verify/verdict-words.ts'
import { answering, breakAll, dialog, press, type Scene } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const content = aCertificate({ name: 'Muhammad Abdul Rehman Khan', valid_until: '2099-12-31' })
const { number, name, category, valid_until, issued_on } = content
const register = aRegister()

/** Pastes a code and waits for this verdict. */
const check = (verdict: string) => async (page: Page) => {
  await page.getByLabel('Address or code').fill(await register.sign(content))
  await press('Check')(page)
  await page.getByRole('heading', { name: verdict, exact: true }).waitFor()
}

const withKeys = (page: Page) =>
  page.route('**/api/register/keys', (route) => route.fulfill({ json: { keys: [register.key] } }))

const told = (state: string, verdict: CertificateVerdict, answer: Partial<CertificateStanding>): Scene => ({
  viewer: 'guest',
  path: '/verify',
  state,
  before: async (page) => {
    const standing = { number, name, category, valid_until, standing: 'active', certificate: 'current' }
    await withKeys(page)
    await answering('**/api/register/*/standing*', { ...standing, ...answer })(page)
  },
  act: check(verdictAnswers[verdict].title),
})

export const verifyScenes: Scene[] = [
  { viewer: 'guest', path: '/verify', state: 'as opened' },
  told('in force', 'in-force', {}),
  told('suspended', 'suspended', { standing: 'suspended' }),
  told('replaced', 'replaced', { certificate: 'replaced', name: 'Muhammad Abdul Rehman Khan Niazi' }),
  {
    ...told('standing not asked', 'unasked', {}),
    before: async (page) => {
      await withKeys(page)
      await breakAll('**/api/register/*/standing*')(page)
    },
  },
  { viewer: 'guest', path: '/verify', state: 'not genuine', act: check('Not genuine') },
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
    former_name: false,
  },
  former_name: false,
  current: {
    ...{ number, name, category, valid_until, issued_on, father_name: 'Abdul Karim Khan' },
    ...{ first_registered_on: '2021-12-01', count: 1, serial: `${number}/1`, duplicate: true, photo: null },
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
  { name: 'certificate not loaded', path, by, before: breakAll(certificate) },
  { name: 'certificates to print', path: '/admin/certificates', by },
]
