/** Passkeys of applicants and of staff, as at the address at which they work. */
import type { Page } from 'playwright-core'
import { press, type Scene, saved, type, withProblem } from './scene.ts'

const passkey = (id: string, name: string, last_used_at: string | null) => ({
  ...{ id, name, last_used_at },
  created_at: '2026-10-02T06:30:00.000Z',
})

/** Two passkeys are there, and more can be added. */
export const withPasskeys = (path: string) => (page: Page) =>
  page.route(path, (route) => {
    const passkeys = [
      passkey('1', 'Chrome on Android', '2026-11-21T04:10:00.000Z'),
      passkey('2', 'Key on the key ring', null),
    ]
    return route.fulfill({ json: { data: { passkeys, origin: new URL(route.request().url()).origin } } })
  })

const page = { viewer: 'new', path: '/portfolio/sign-ins', before: withPasskeys('**/api/passkeys') } as const

export const passkeyScenes: Scene[] = [
  { ...page, state: 'passkeys' },
  { ...page, state: 'adding a passkey', act: press('Add a passkey') },
  { ...page, state: 'removing a passkey', act: press('Remove Key on the key ring') },
]

const asked = { code: ['Enter it'], passkey: ['Use one of your passkeys'] }

export const passkeySignInScenes: Scene[] = [
  {
    viewer: 'guest',
    path: '/auth/login',
    state: 'passkeys work elsewhere',
    act: withProblem(press('Sign in with a passkey')),
  },
  {
    viewer: 'guest',
    path: '/admin/auth/login',
    state: 'passkey or code asked',
    before: (page) =>
      page.route('**/api/admin/auth/login', (route) =>
        route.fulfill({ status: 422, json: { message: 'A code is needed', errors: asked } }),
      ),
    act: async (page) => {
      await type({ Email: 'me@example.com', Password: 'long enough' })(page)
      await saved(page)
      await page.getByRole('button', { name: 'Use your passkey' }).waitFor()
    },
  },
]
