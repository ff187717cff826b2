/** The pages of people who are not signed in, and the check of a session. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { fieldKeys, fill, path, press, problemLines, shownTitle } from '#tests/support/pages/page-content.ts'

const credentials = { Email: 'ayesha@example.com', Password: 'seven green parrots' }

test('a link that cannot be used any more says so above the fields, and the answer of the service says it again', async () => {
  const expired = { message: 'This link has expired', errors: { token: ['This link has expired'] } }
  const { user } = await openPage('/auth/reset-password/old-token?email=me%40example.com', {
    answers: {
      'POST /api/auth/reset-password/check': failure(422, expired),
      'POST /api/auth/reset-password': failure(422, expired),
    },
  })
  await screen.findByRole('link', { name: 'Send a new link' })
  expect(fieldKeys()).toEqual(['email', 'password', 'password_confirmation'])
  await fill(user, { Password: 'nine quiet herons', 'Confirm password': 'nine quiet herons' })
  await press(user, 'Reset password')
  expect(await problemLines()).toEqual(['Reset link: This link has expired'])
})

test.each([
  ['/auth/reset-password', '/a-token?email=me%40example.com', 'Reset password'],
  ['/admin/auth/set-password', '/a-token', 'Set your password'],
])('%s hides its token and finds it again after a reload', async (page, link, heading) => {
  await openPage(page + link)
  await shownTitle(heading)
  expect(window.location.href).not.toContain('a-token')
  expect(path()).toBe(page)
  await openPage(page, { historyState: window.history.state })
  await shownTitle(heading)
})

test.each([...['/auth/start', '/support', '/help-center', '/privacy', '/terms', '/admin/support']])(
  '%s can be opened without a session',
  async (page) => {
    await openPage(page)
    expect(path()).toBe(page)
  },
)

test('a refused sign-in is shown, and is logged without the typed text', async () => {
  const refused = { message: 'Email or password is wrong', errors: { email: ['Email or password is wrong'] } }
  const { user, logged } = await openPage('/auth/login', {
    answers: { 'POST /api/auth/login': failure(422, refused) },
  })
  await fill(user, credentials)
  await press(user, 'Sign in')
  expect(await problemLines()).toEqual(['Email: Email or password is wrong'])
  expect(logged()).toEqual([{ event: 'CALL_FAILED', call: 'auth.login', status: 422 }])
  expect(path()).toBe('/auth/login')
})

test.each([
  ['/auth/login', { Email: 'username', Password: 'current-password' }],
  ['/auth/register', { Password: 'new-password', 'Confirm password': 'new-password' }],
])('passwords can be pasted and kept by a password manager: %s', async (path, fields) => {
  const { user } = await openPage(path)
  for (const [label, autocomplete] of Object.entries(fields)) {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    await user.click(field)
    await user.paste('pasted words')
    expect([label, field.value, field.autocomplete]).toEqual([label, 'pasted words', autocomplete])
  }
})
