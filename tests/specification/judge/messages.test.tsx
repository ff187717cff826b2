// @vitest-environment happy-dom
/** What a person reads when something fails. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, failure } from '#tests/support/pages/open-page.tsx'
import { path, press } from '#tests/support/pages/page-content.ts'
import { applicantAt } from './kit/client.ts'
import { openAs, part, put, textsOf } from './kit/page.ts'
import { contactFields, password } from './kit/payloads.ts'

const sana = await applicantAt('applicant')

const message = 'A message that only this server knows'

/** What the alert says after a save of the contact form that is answered like this. */
const savedContact = async (answer: Answers[string]) => {
  const page = await openAs(sana, '/contact-information/create', {
    answers: { 'POST /api/contact-information': answer },
  })
  await part('main form')
  await put(page.user, contactFields())
  await press(page.user, /^Save/)
  await part('main form [role=alert], main [role=alert]')
  return { page, alert: textsOf('main [role=alert]').join(' ') }
}

test('A save that fails with errors shows the server’s message in an alert on the contact form.', async () => {
  const { alert } = await savedContact(failure(422, { message, errors: { city: ['Too far away'] } }))

  expect(alert).toContain(message)
})

test('An answer with errors shows an alert with one line for each field: its name, a colon, and the messages joined by commas.', async () => {
  const errors = { residential: ['Too short'], city: ['Too far away', 'Not on the map'] }

  await savedContact(failure(422, { message, errors }))

  expect(textsOf('main [role=alert] li')).toEqual([
    ...['Residential address: Too short', 'City: Too far away, Not on the map'],
  ])
  const keys = [...document.querySelectorAll('main [role=alert] [data-field]')]
  expect(keys.map((line) => line.getAttribute('data-field'))).toEqual(['residential', 'city'])
})

test('After a failure the user stays on the page with what was typed, it can be sent again, and the failure is logged.', async () => {
  const { page } = await savedContact(failure(500, {}))

  expect(path()).toBe('/contact-information/create')
  expect(document.querySelector<HTMLInputElement>('[name=city]')?.value).toBe('Lahore')
  expect(page.logged().length).toBeGreaterThan(0)
  expect(document.querySelector('main form')?.getAttribute('aria-busy')).not.toBe('true')
})

test('Failures of sign-in, Register and the fee calculator are logged.', async () => {
  const refused = failure(422, { message, errors: { email: ['Wrong'] } })
  const signIn = await openAs(null, '/auth/login', { answers: { 'POST /api/auth/login': refused } })
  await put(signIn.user, { email: 'sana@example.com', password })
  await press(signIn.user, 'Sign in')
  await part('main [role=alert]')
  expect(signIn.logged().length).toBeGreaterThan(0)

  const fee = await openAs(sana, '/calculator', { answers: { 'GET /api/calculate-fee': failure(500) } })
  await put(fee.user, { title: 'New Registration', date_of_issue_degree: '15-02-2018' })
  await press(fee.user, /^Calculate/)
  await screen.findByRole('alert')
  expect(fee.logged().length).toBeGreaterThan(0)
  expect(path()).toBe('/calculator')
})

test('A failure without errors says “Something went wrong”.', async () => {
  const answers = [
    ...[failure(500, {}), failure(503, { message: 'Busy' }), failure(404, { message: 'Nowhere' })],
    new Response('<html>A page of a proxy</html>', { status: 502 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]
  for (const answer of answers) {
    const { alert } = await savedContact(answer)
    expect(alert).toMatch(/Something went wrong/)
  }
})
