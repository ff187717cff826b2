/** Every screen that people see before they sign in, in every state. */
import { verifyScenes } from './certificate-scenes.ts'
import { councilFilledIn } from './council-scenes.ts'
import { passkeySignInScenes } from './passkey-scenes.ts'
import { registerScenes } from './register-scenes.ts'
import {
  answering,
  breakAll,
  fieldErrors,
  hold,
  plain,
  press,
  type Scene,
  saved,
  type,
  withProblem,
} from './scene.ts'
import { codeAsked } from './staff-account-scenes.ts'
import { watchScenes } from './watch-scenes.ts'

const texts = ['/support', '/help-center', '/bereavement', '/privacy', '/terms', '/accessibility']

const resetPage = '/auth/reset-password/some-token?email=me%40example.com'
const withGoodLink = (scene: Scene): Scene => ({
  ...scene,
  before: answering('**/api/auth/reset-password/check', null),
})

export const guestScenes: Scene[] = [
  ...registerScenes,
  ...watchScenes,
  ...plain('guest', [
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/auth/cnic',
    ...texts,
    ...['/auth/start', '/register', '/register/A-00404', ...texts].map((path) => `/ur${path}`),
    '/no/such/page',
  ]),
  ...plain('guest', ['/admin/auth/login']),
  ...verifyScenes,
  ...plain('guest', [resetPage]).map(withGoodLink),
  { viewer: 'guest', path: '/auth/reset-password', state: 'expired link' },
  ...plain('guest', ['/auth/undo-email/some-token', '/auth/undo-password/some-token']),
  ...plain('guest', ['/claim/objection/some-token', '/claim/objection']),
  {
    viewer: 'guest',
    path: '/claim/objection/some-token',
    state: 'on hold',
    before: answering('**/api/claim-objections', { outcome: 'held' }),
    act: press('Object to the claim'),
  },
  {
    viewer: 'guest',
    path: '/auth/confirm-email/some-token',
    state: 'confirmed',
    before: answering('**/api/auth/confirm-email', { outcome: 'confirmed', email: 'ayesha@example.com' }),
    act: async (page) => page.getByText('is confirmed.').waitFor(),
  },
  {
    viewer: 'guest',
    path: '/auth/confirm-email/some-token',
    state: 'confirmed before',
    before: answering('**/api/auth/confirm-email', {
      outcome: 'confirmed-before',
      email: 'a-rather-long-name.of-a-pharmacist@hospital-of-a-university.example.com',
    }),
    act: (page) => page.getByText('was confirmed before.').waitFor(),
  },
  {
    viewer: 'guest',
    path: '/auth/confirm-email/some-token',
    state: 'server error',
    before: breakAll('**/api/auth/confirm-email'),
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  { viewer: 'guest', path: '/auth/confirm-email', state: 'expired link' },
  {
    viewer: 'guest',
    path: '/auth/undo-email/some-token',
    state: 'CNIC asked',
    before: (page) =>
      page.route('**/api/auth/undo-email', (route) =>
        route.fulfill({ status: 422, json: { errors: { cnic: ['Enter the CNIC of the account'] } } }),
      ),
    act: async (page) => {
      await press('Undo the change')(page)
      await page.getByLabel('CNIC of the account').waitFor()
    },
  },
  { viewer: 'guest', path: '/auth/undo-email', state: 'expired link' },
  { viewer: 'guest', path: '/auth/undo-password', state: 'expired link' },
  {
    viewer: 'guest',
    path: '/auth/undo-email/some-token',
    state: 'restored',
    before: answering('**/api/auth/undo-email', { outcome: 'restored', email: 'ayesha@example.com' }),
    act: async (page) => {
      await press('Undo the change')(page)
      await page.getByText(/every session has ended/).waitFor()
    },
  },
  {
    viewer: 'guest',
    path: '/auth/register',
    state: 'mistyped domain',
    act: async (page) => {
      await type({ Email: 'ayesha@gmial.com', Password: 'x' })(page)
      await page.getByText('Did you mean').waitFor()
    },
  },
  ...plain('guest', ['/admin/auth/set-password/some-token']),
  ...fieldErrors('guest', ['/admin/auth/set-password/some-token']),
  { viewer: 'guest', path: '/admin/auth/set-password', state: 'expired link' },
  ...fieldErrors('guest', ['/auth/login', '/auth/register', '/auth/forgot-password', '/admin/auth/login']),
  codeAsked,
  ...passkeySignInScenes,
  ...fieldErrors('guest', [resetPage]).map(withGoodLink),
  {
    viewer: 'guest',
    path: '/auth/login',
    state: 'server error',
    before: breakAll('**/api/auth/login'),
    act: withProblem(async (page) => {
      await type({ Email: 'me@example.com', Password: 'x' })(page)
      await saved(page)
    }),
  },
  {
    viewer: 'guest',
    path: '/auth/login',
    state: 'signing in',
    before: hold('**/api/auth/login'),
    busy: 'part',
    act: async (page) => {
      await type({ Email: 'me@example.com', Password: 'x' })(page)
      await saved(page)
    },
  },
  {
    viewer: 'guest',
    path: '/auth/forgot-password',
    state: 'sent',
    act: async (page) => {
      await type({ Email: 'me@example.com' })(page)
      await saved(page)
      await page.getByText(/You can send it again/).waitFor()
    },
  },
  ...plain('guest', ['/auth/start']),
  ...councilFilledIn('guest', ['/auth/start', '/auth/login', '/support', '/help-center']),
  { viewer: 'staff', path: '/admin', state: 'greeting' },
  { viewer: 'staff', path: '/admin', state: 'menu open', act: press(/^Account menu/) },
  { viewer: 'staff', path: '/admin', state: 'drawer', act: press('Toggle sidebar'), narrowOnly: true },
]
