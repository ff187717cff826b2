/** Who asked about one's own registration: what a holder says of it, and the hold. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NamedCheck } from '#shared/register/records/check.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { eventually, fill, press, problemLines } from '#tests/support/pages/page-content.ts'
import { prepared } from '#tests/support/pages/users.ts'

const check: NamedCheck = {
  ...{ id: 'k-1', at: '2026-11-20T06:00:00.000Z', number: 'A-00012', organisation: 'Ravi Store' },
  ...{ email: 'ravi@store.example', purpose: 'employment', premises: 'Ravi Store, Lahore' },
  ...{ answer: 'in-force', told: true, reply: null },
}
const holdPath = 'POST /api/own-registration/hold'
const open = (given: Partial<NamedCheck> = {}, more: object = {}, way = '/own-registration/checks') => {
  const own = { number: 'A-00012', asked: [{ ...check, ...given }], hold_since: null, ...more }
  return openPage(way, {
    applicant: prepared(),
    answers: {
      'GET /api/own-registration/checks': { data: own },
      'POST /api/own-registration/checks/k-1': { data: own },
      [holdPath]: ({ body }) =>
        body.current_password === 'right'
          ? { data: { hold_since: '2026-11-20' } }
          : failure(403, {
              message: 'The current password is wrong',
              errors: { current_password: ['The current password is wrong'] },
            }),
    },
  })
}
type Opened = Awaited<ReturnType<typeof open>>
const bodiesSent = ({ sent }: Opened) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('Not me asks first: Cancel sends nothing, and the second press tells the council', async () => {
  const opened = await open()
  const { user } = opened
  await press(user, 'Not me: Ravi Store')
  expect(screen.getByRole('dialog').textContent).toContain('asks Ravi Store why it wanted to know about you')
  await press(user, 'Cancel')
  expect(bodiesSent(opened)).toEqual([])
  await press(user, 'Not me: Ravi Store')
  await press(user, 'Not me: tell the council')
  await eventually(() => expect(bodiesSent(opened)).toEqual([{ reply: 'not-me' }]))
})

test('what the council found out is read in words, in both languages', async () => {
  const answered = { at: '2026-11-22T06:00:00.000Z', found: 'name-misused', stops: true } as const
  await open({ reply: 'not-me', answered })
  await screen.findByText(
    'The council answered on 22-11-2026: Somebody else has asked in its name. It may not ask by name for a year.',
  )
  await open({ reply: 'not-me', answered }, {}, '/ur/own-registration/checks')
  await screen.findByText(/کسی اور نے اس ادارے کے نام سے پوچھا/)
})

test('a hold needs the password, says at its field that it is wrong, and is not asked for where there is one', async () => {
  const opened = await open()
  const { user } = opened
  await press(user, 'Hold: Ravi Store')
  await press(user, 'Hold')
  expect(await problemLines()).toEqual(['Current password: Enter your password'])
  await fill(user, { 'Current password': 'wrong' })
  await press(user, 'Hold')
  await eventually(async () =>
    expect(await problemLines()).toEqual(['Current password: The current password is wrong']),
  )
  await fill(user, { 'Current password': 'right' })
  await press(user, 'Hold')
  await screen.findByText(/^Does somebody use your number/)
  expect(bodiesSent(opened).at(-1)).toEqual({ held: true, current_password: 'right' })
  const held = await open({}, { hold_since: '2026-11-20' })
  await screen.findByText(/^Since 20-11-2026 the register says/)
  expect(screen.queryByRole('button', { name: 'Hold: Ravi Store' })).toBeNull()
  await press(held.user, 'End the hold')
  await fill(held.user, { 'Current password': 'right' })
  await press(held.user, 'End the hold')
  await eventually(() => expect(bodiesSent(held)).toEqual([{ held: false, current_password: 'right' }]))
})
