/** The public register, in every state. */
import type { Page } from 'playwright-core'
import { answering, breakAll, dialog, hold, press, type Scene, withProblem } from './scene.ts'

const search = (typed: string) => async (page: Page) => {
  await page.getByLabel('Registration number or name').fill(typed)
  await press('Search')(page)
}
const check = (rows: string) => async (page: Page) => {
  await page.getByLabel('Rows').fill(rows)
  await press(/^Check$/)(page)
}

const asksToBeSeen = answering('**/api/register/A-00012', {
  ...{ number: 'A-00012', name: 'Ayesha Siddiqa', category: 'A', standing: 'active', city: 'Lahore' },
  ...{ valid_until: '2099-02-28', qualification: 'B Pharm / Pharm D, University of the Punjab, 2019' },
  ...{ day: '2026-11-21', wording: null, hold: true, checked_at: '2026-11-21T06:00:00.000Z', places: [] },
})

/** An organisation in its session. */
const stopped = { stopped_at: '2026-11-21T06:00:00.000Z' }
const asking = async (page: Page, organisation: string | null = 'Mayo Hospital, Lahore', more = {}) => {
  await page.addInitScript(() => localStorage.setItem('check_token', 'an-id.a-secret'))
  const rows = [
    { number: 'A-00012', answer: 'in-force', name: 'Ayesha Siddiqa', valid_until: '2099-02-28' },
    { number: 'A-00404', answer: 'expired', name: 'Bilal Khan', valid_until: '2026-02-28' },
  ]
  const shown = rows.map((row, place) => ({ ...row, told: place === 0, hold: place === 0 }))
  const check = {
    id: 'k-1',
    at: '2026-11-20T06:00:00.000Z',
    purpose: 'licence',
    premises: 'Ravi Store, Lahore',
  }
  const signed = { digest: 'a'.repeat(43), code: `https://portal.example/verify#${'a'.repeat(420)}` }
  await answering('**/api/checks', [{ ...check, rows: shown, ...signed }])(page)
  const checker = { id: 'c-1', email: 'pharmacy@mayo.example', created_at: '2026-11-21T06:00:00.000Z' }
  await answering('**/api/checkers/me', { ...checker, organisation, ...more })(page)
}

export const registerScenes: Scene[] = [
  { viewer: 'guest', path: '/register', state: '' },
  { viewer: 'guest', path: '/register', state: 'too few letters', act: search('al') },
  {
    viewer: 'guest',
    path: '/register',
    state: 'searched',
    act: async (page) => {
      await search('Muhammad')(page)
      await page.getByText('Standings are as of').waitFor()
    },
  },
  { viewer: 'guest', path: '/register/A-00404', state: 'no such number' },
  { viewer: 'guest', path: '/register/A-00001', state: '' },
  { viewer: 'guest', path: '/register/A-00012', state: 'asks to be seen', before: asksToBeSeen },
  { viewer: 'guest', path: '/ur/register/A-00012', state: 'asks to be seen', before: asksToBeSeen },
  { viewer: 'guest', path: '/register/check', state: '' },
  { viewer: 'guest', path: '/register/check', state: 'nothing to read', act: check('nonsense') },
  {
    viewer: 'guest',
    path: '/register/check',
    state: 'letter',
    act: async (page) => {
      await check('A-00404, Ayesha Siddiqa\nnonsense')(page)
      await page.getByText('1 row was checked').waitFor()
      await press('Make a verification letter')(page)
      await page.getByText('Print the letter').waitFor()
    },
  },
  { viewer: 'guest', path: '/checks', state: '' },
  { viewer: 'guest', path: '/ur/checks', state: '' },
  {
    viewer: 'guest',
    path: '/checks',
    state: 'link sent',
    before: answering('**/api/checkers/link', null),
    act: async (page) => {
      await page.getByLabel('Email address of your organisation').fill('pharmacy@mayo.example')
      await press('Send the link')(page)
      await page.getByText('We have sent a link').waitFor()
    },
  },
  ...(['', '/some-token'] as const).map((token) => ({
    ...{ viewer: 'guest' as const, path: `/checks/open${token}`, state: `expired${token && ' token'}` },
  })),
  { viewer: 'guest', path: '/checks', state: 'session', before: (page) => asking(page) },
  {
    ...{ viewer: 'guest', path: '/checks', state: 'answer', before: asking },
    act: async (page) => {
      await press(/Open the answer/)(page)
      await page.getByText('Print the answer').waitFor()
    },
  },
  {
    ...{ viewer: 'guest', path: '/checks', state: 'nothing filled in', before: asking },
    act: withProblem(press('Ask the register')),
  },
  {
    viewer: 'guest',
    path: '/checks',
    state: 'stopped',
    before: (page) => asking(page, 'Ravi Store', stopped),
  },
  { viewer: 'guest', path: '/checks', state: 'unnamed', before: (page) => asking(page, null) },
  {
    ...{ viewer: 'guest', path: '/checks', state: 'forgetting', before: asking },
    act: dialog(press('Forget my organisation')),
  },
  { viewer: 'guest', path: '/register/log', state: '' },
  {
    viewer: 'guest',
    path: '/register/log',
    state: 'loading',
    before: hold('**/log/checkpoint'),
    busy: 'part',
  },
  { viewer: 'guest', path: '/register/log', state: 'broken', before: breakAll('**/log/checkpoint') },
  {
    viewer: 'guest',
    path: '/register/log',
    state: 'no proof',
    act: async (page) => {
      const file = { name: 'x.tlog-proof', mimeType: 'text/plain', buffer: Buffer.from('nothing') }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByText('This file proves nothing').waitFor()
    },
  },
  {
    viewer: 'guest',
    path: '/register/check',
    state: 'broken',
    before: breakAll('**/api/register/check'),
    act: check('A-00404, Ayesha Siddiqa'),
  },
]
