/** The page of a person's own data. */
import {
  answering,
  breakAll,
  failing,
  hold,
  loading,
  plain,
  press,
  type Scene,
  withProblem,
} from './scene.ts'

const path = '/portfolio/data'
const archive = '**/api/own-data'
const readings = '**/api/own-data/readings'

const reading = (at: string, kind: string, document: string | null = null) => ({
  ...{ at, kind, document },
  former: false,
  role: null,
})

const closing = '/portfolio/close'

export const ownDataScenes: Scene[] = [
  ...plain('form', [path, closing]),
  ...plain('new', [closing]),
  {
    viewer: 'new',
    path: closing,
    state: 'wrong password',
    act: async (page) => {
      await page.getByLabel('Current password', { exact: true }).fill('not the password')
      await withProblem(press('Close my account'))(page)
    },
  },
  {
    viewer: 'guest',
    path: '/auth/login',
    state: 'account closed',
    before: (page) =>
      page.route('**/api/auth/login', (route) => {
        const said = 'You have closed this account. It can be kept until 20-12-2026'
        return route.fulfill({ status: 422, json: { message: said, errors: { keep_account: [said] } } })
      }),
    act: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('somebody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('eleven quiet herons')
      await press('Sign in')(page)
      await page.getByRole('button', { name: 'Keep my account' }).waitFor()
    },
  },
  {
    viewer: 'form',
    path,
    state: 'looked at',
    before: answering(readings, {
      entries: [
        reading('2026-11-21T10:15:00.000Z', 'exported'),
        reading('2026-11-21T10:12:00.000Z', 'printed'),
        reading('2026-11-21T10:11:00.000Z', 'document', 'cnic_front_image'),
        reading('2026-11-21T10:10:00.000Z', 'opened'),
        reading('2026-11-21T08:10:00.000Z', 'opened'),
      ],
      next: '~',
    }),
  },
  {
    viewer: 'form',
    path,
    state: 'download begun',
    before: hold(archive),
    act: async (page) => {
      await press('Download your data')(page)
      await page.getByText('Starting…').waitFor()
    },
  },
  {
    viewer: 'form',
    path,
    state: 'download failed',
    before: breakAll(archive),
    act: withProblem(press('Download your data')),
  },
  ...loading('form', { [path]: readings }),
  ...failing('form', { [path]: readings }),
]
