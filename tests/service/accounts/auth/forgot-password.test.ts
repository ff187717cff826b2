import { expect, test } from 'vitest'
import { emailsTo, emailTo, portal } from '#tests/support/portal/shared-portal.ts'

const forgot = (email: string) => portal.call('POST', '/api/auth/forgot-password', { body: { email } })

test('a known and an unknown e-mail get the same answer, and only the known one is sent a link', async () => {
  const { person } = await portal.account()
  const known = await forgot(person.email)
  const unknown = await forgot('nobody-at-all@example.com')
  expect([known.status, unknown.status]).toEqual([200, 200])
  expect(known.text).toBe(unknown.text)

  const email = await emailTo(person.email, 'Set a new password')

  expect(email.text).toContain(`${portal.facts().url}/auth/reset-password/`)
  expect(email.text).toContain(`?email=${encodeURIComponent(person.email)}`)
})

test('the link in the e-mail does not depend on the Host headers of the request', async () => {
  const { person } = await portal.account()
  await portal.call('POST', '/api/auth/forgot-password', {
    body: { email: person.email },
    headers: {
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      referer: 'https://evil.example/',
    },
  })
  expect((await emailTo(person.email, 'Set a new password')).text).not.toContain('evil')
})

test('a text that is no e-mail address is refused', async () => {
  const { status, body } = await forgot('x')
  expect([status, Object.keys(body.errors)]).toEqual([422, ['email']])
})

test('one person gets at most three e-mails an hour, and the answer does not tell', async () => {
  const { person } = await portal.account()
  for (let tries = 0; tries < 6; tries++) expect((await forgot(person.email)).status).toBe(200)
  const later = await portal.account()
  expect((await forgot(later.person.email)).status).toBe(200)
  await emailTo(later.person.email, 'Set a new password') // e-mails leave in the order in which they were asked for
  const links = (await emailsTo(person.email)).filter(({ subject }) => subject === 'Set a new password')
  expect(links).toHaveLength(3)
})
