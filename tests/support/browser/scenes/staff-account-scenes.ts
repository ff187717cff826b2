/** Accounts of the staff and one's own one-time passwords: screens and dialogs, as an administrator sees them. */
import type { Page } from 'playwright-core'
import { journeyPassword } from '#tests/support/browser/staff-and-cases.ts'
import { withPasskeys } from './passkey-scenes.ts'
import { answering, press, type Scene, saved, type } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

/** As if this environment required one-time passwords. */
const codesRequired = (page: Page) =>
  page.route('**/api/admin/auth/admin-user', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    Object.assign(body.data.codes, { since: null, missing: true })
    await route.fulfill({ response: answer, json: body })
  })

const device = async (page: Page) => {
  await press('Set up one-time passwords')(page)
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword)
  await press('Continue')(page)
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor()
}

const [amna, bilal] = [
  { id: 'c-1', name: 'Amna Khan' },
  { id: 'c-2', name: 'Bilal Hameed' },
]
const ofKind = (id: string, kind: string, title: string, reason = '') => ({
  ...{ id, kind, title, reason, by: amna, at: '2026-11-20T08:00:00.000Z', about: null, changes: [] },
})
/** One that the viewer may confirm, one of their own, and one of each outcome. */
const waitingProposals = {
  open: [
    {
      ...ofKind('p-1', 'invitation', 'Invite Sana Tariq (sana@council.example) as Reviewer'),
      actions: ['confirm', 'refuse'],
    },
    {
      ...ofKind('p-2', 'bank-undo', 'Undo the import november.csv', 'The bank sent it twice'),
      actions: ['withdraw'],
    },
  ],
  settled: (['confirmed', 'refused', 'withdrawn'] as const).map((outcome, place) => ({
    ...ofKind(`s-${place}`, 'export', 'Export 240 applications with the status Submitted'),
    outcome,
    settled: {
      by: bilal,
      at: '2026-11-20T09:00:00.000Z',
      reason: outcome === 'refused' ? 'Ask the registrar first' : '',
    },
  })),
}

/** @param colleague the id of the account that is looked at. */
export const staffAccountScenes = (colleague: string): StaffScene[] => {
  const by = 'administrator'
  const person = `/admin/people/${colleague}`
  return [
    { name: 'people', path: '/admin/people', by, act: (page) => page.getByRole('table').waitFor() },
    { name: 'free a CNIC, refused', path: '/admin/people/release', by, act: press('Free it') },
    { name: 'invite, refused', path: '/admin/people/invite', by, act: press('Send invitation') },
    {
      name: 'roles of a person',
      path: person,
      by,
      act: async (page) => {
        await press('Change roles')(page)
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'what waits for a second administrator',
      path: '/admin/confirmations',
      by,
      before: answering('**/api/admin/proposals', waitingProposals),
      act: (page) => page.getByRole('heading', { name: 'Settled lately' }).waitFor(),
    },
    {
      name: 'passkeys of staff',
      path: '/admin/security',
      by,
      before: withPasskeys('**/api/admin/security/passkeys'),
    },
    {
      name: 'adding a passkey of staff',
      path: '/admin/security',
      by,
      before: withPasskeys('**/api/admin/security/passkeys'),
      act: press('Add a passkey'),
    },
    { name: 'codes required', path: '/admin', by, before: codesRequired },
    {
      name: 'wrong code for an app',
      path: '/admin/security',
      by,
      act: async (page) => {
        await device(page)
        await page.getByLabel('Code', { exact: true }).fill('000')
        await press('Confirm')(page)
        await page.getByRole('alert').waitFor()
      },
    },
  ]
}

/** The second step of the staff's sign-in. */
export const codeAsked: Scene = {
  viewer: 'guest',
  path: '/admin/auth/login',
  state: 'code asked',
  before: (page) =>
    page.route('**/api/admin/auth/login', (route) =>
      route.fulfill({ status: 422, json: { message: 'A code is needed', errors: { code: ['Enter it'] } } }),
    ),
  act: async (page) => {
    await type({ Email: 'me@example.com', Password: 'long enough' })(page)
    await saved(page)
    await page.getByLabel('Code', { exact: true }).waitFor()
  },
}
