/** Pages and notices about the address of an account. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCaseRecord } from '#tests/support/pages/cases.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import {
  eventually,
  field,
  fieldKeys,
  fill,
  linksIn,
  path,
  press,
  shownTitle,
} from '#tests/support/pages/page-content.ts'
import { newcomer, staffMember } from '#tests/support/pages/users.ts'

const email = 'ayesha@example.com'
const expired = { message: 'This link has expired', errors: { token: ['This link has expired'] } }
const confirming = (outcome: string, address = email) => ({
  'POST /api/auth/confirm-email': { data: { outcome, email: address } },
})

test('the page of the link confirms the address by itself, and takes the token out of the address', async () => {
  const { sent } = await openPage('/auth/confirm-email/the-token', { answers: confirming('confirmed') })
  await shownTitle('Email address confirmed')
  expect(sent.map(({ method, path: called, body }) => [method, called, body])).toEqual([
    ['POST', '/api/auth/confirm-email', { token: 'the-token' }],
  ])
  expect(path()).toBe('/auth/confirm-email')
  expect(linksIn('main .sign-in-card')).toEqual([['Go to sign in', '/auth/login']])
})

test('a second click is told so', async () => {
  await openPage('/auth/confirm-email/the-token', { answers: confirming('confirmed-before') })
  await shownTitle('Already confirmed')
})

test('a link without effect names the way to a new one', async () => {
  const answers = { 'POST /api/auth/confirm-email': failure(422, expired) }
  await openPage('/auth/confirm-email/an-old-token', { answers })
  await shownTitle('This link has expired')
  expect(linksIn('main .sign-in-card')).toEqual([['Go to your account', '/']])
})

test('where nothing could be confirmed, the same is tried again', async () => {
  let tries = 0
  const answers = {
    'POST /api/auth/confirm-email': () =>
      ++tries === 1 ? failure(500) : { data: { outcome: 'confirmed', email } },
  }
  const { user } = await openPage('/auth/confirm-email/the-token', { answers })
  await press(user, 'Try again')
  await shownTitle('Email address confirmed')
})

test('whoever is signed in sees the confirmed address at once', async () => {
  const unreachable = { since: '2026-11-12T06:00:00.000Z', reason: 'complaint' as const }
  const applicant = newcomer({ email, email_confirmed: false, unreachable })
  const { user } = await openPage('/auth/confirm-email/the-token', {
    applicant,
    answers: confirming('confirmed'),
  })
  await shownTitle('Email address confirmed')
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }))
  await shownTitle('Welcome, Ayesha Siddiqua')
  expect(screen.queryByText('Confirm your email address')).toBeNull()
  expect(screen.queryByText('Check your email address')).toBeNull()
})

test('undoing a change of address waits for a press, and says what it does', async () => {
  const { user, sent } = await openPage('/auth/undo-email/the-token', {
    answers: { 'POST /api/auth/undo-email': { data: { outcome: 'restored', email } } },
  })
  expect(sent).toEqual([])
  await press(user, 'Undo the change')
  await shownTitle('Your email address is restored')
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'the-token' }])
  expect(linksIn('main .sign-in-card')).toEqual([['Send the link again', '/auth/forgot-password']])
})

test('where the service asks for the CNIC, the page does too', async () => {
  const asked = {
    message: 'Check the highlighted fields',
    errors: { cnic: ['Enter the CNIC of the account'] },
  }
  const { user, sent, answer } = await openPage('/auth/undo-email/the-token', {
    answers: { 'POST /api/auth/undo-email': failure(422, asked) },
  })
  expect(fieldKeys()).toEqual([])
  await press(user, 'Undo the change')
  await fill(user, { 'CNIC of the account': '35202-1234567-1' })
  answer('POST /api/auth/undo-email', { data: { outcome: 'restored', email } })
  await press(user, 'Undo the change')
  await shownTitle('Your email address is restored')
  expect(sent.at(-1)?.body).toEqual({ token: 'the-token', cnic: '3520212345671' })
})

test('where nothing is left to undo, the session stays as it is', async () => {
  const { user } = await openPage('/auth/undo-email/the-token', {
    applicant: newcomer(),
    answers: { 'POST /api/auth/undo-email': { data: { outcome: 'undone-before', email } } },
  })
  await press(user, 'Undo the change')
  await shownTitle('There is nothing to undo')
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }))
  await shownTitle('Welcome, Ayesha Siddiqua')
})

test.each(['/', '/portfolio'])('on %s the link is asked for and sent again', async (page) => {
  const message = `We have sent a link to ${email}`
  const { user, sent } = await openPage(page, {
    applicant: newcomer({ email_confirmed: false }),
    answers: { 'POST /api/auth/send-confirmation': { data: null, message } },
  })
  const notice = screen.getByRole('region', { name: 'Email address to be confirmed' })
  expect(notice.textContent).toContain(`Confirm your email address: we sent a link to ${email}.`)
  await press(user, 'Send again')
  await screen.findByText(`${message}.`)
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('on the dashboard it is told that e-mails come back, with the ways to mend it', async () => {
  const unreachable = { since: '2026-11-12T06:00:00.000Z', reason: 'no-mailbox' as const }
  const message = `We have sent a link to ${email}`
  const { user, sent } = await openPage('/', {
    applicant: newcomer({ unreachable }),
    answers: { 'POST /api/auth/send-confirmation': { data: null, message } },
  })
  const notice = screen.getByRole('region', { name: 'Emails come back' })
  expect(notice.textContent).toContain(
    `Check your email address: our emails to ${email} could not be delivered since 12-11-2026 (there is no such mailbox).`,
  )
  const change = screen.getByRole('link', { name: 'Change the address' })
  expect(change.getAttribute('href')).toBe('/portfolio/me/edit')
  await press(user, 'Send a link there')
  await screen.findByText(`${message}.`)
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a mistyped domain is asked about, the suggestion is taken with a press, and nothing is blocked', async () => {
  const { user } = await openPage('/auth/register')
  await fill(user, { Email: 'ayesha@gmial.com' })
  await user.tab()
  await screen.findByText('ayesha@gmail.com')
  await press(user, 'Use this address')
  expect(field('Email').value).toBe('ayesha@gmail.com')
  await eventually(() => expect(screen.queryByText(/Did you mean/)).toBeNull())
  expect(document.activeElement).toBe(field('Email'))
})

test.each([
  [false, 1],
  [true, 0],
])('the bar of a case tells when the address is not confirmed (%s)', async (email_confirmed, times) => {
  const record = aCaseRecord()
  await openPage('/admin/cases/u-1?status=submitted', {
    staff: staffMember(),
    answers: {
      'GET /api/admin/cases/u-1': { data: { ...record, account: { ...record.account, email_confirmed } } },
      'GET /api/admin/cases': { data: { rows: [], next: null } },
      'GET /api/admin/cases/u-1/history': { data: { events: [], next: null } },
    },
  })
  await screen.findByText('Not assigned')
  expect(screen.queryAllByText('Email not confirmed')).toHaveLength(times)
})

test('the case says at the bar and beside the address that e-mails come back, with the phone to call', async () => {
  const record = aCaseRecord()
  const unreachable = { since: '2026-11-12T06:00:00.000Z', reason: 'no-mailbox' }
  await openPage('/admin/cases/u-1?status=submitted', {
    staff: staffMember(),
    answers: {
      'GET /api/admin/cases/u-1': { data: { ...record, account: { ...record.account, unreachable } } },
      'GET /api/admin/cases': { data: { rows: [], next: null } },
      'GET /api/admin/cases/u-1/history': { data: { events: [], next: null } },
    },
  })
  await screen.findByText('Emails come back')
  const told = screen.getByText(/^Emails to the applicant could not be delivered since/)
  const note = told.parentElement
  expect(told.textContent).toContain('since 12-11-2026')
  expect(note?.closest('fieldset')?.dataset.section).toBe('Contact')
  expect(note?.querySelector('a')?.textContent).toBe(record.account.phone)
  expect(note?.textContent).toContain('Decisions are still sent to this one, reminders are not.')
})
