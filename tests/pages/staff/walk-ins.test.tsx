/** What a second person is asked about an e-mail address, and where the end of a session leads whoever was entering. */
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { eventually, path, press, shownTitle } from '#tests/support/pages/page-content.ts'
import { newcomer, staffMember } from '#tests/support/pages/users.ts'
import { announceSessionEnd } from '#web/api/session-end.ts'

const clerk = { id: 'x', name: 'Rashid Reception' }
const at = '2026-11-24T06:00:00.000Z'
const walkIn = {
  ...{ id: 'w1', at, state: 'handed-in', name: 'Ayesha Siddiqua', clerks: [clerk] },
  ...{ confirmed: { at, by: clerk, number: 17 }, father_name: 'Imran', cnic: '9999912345671', phone: '' },
  ...{
    email: '',
    email_confirmed: false,
    ends_on: '2026-12-01',
    missing: null,
    has_signed_form: true,
    print_out: null,
  },
  proposal: {
    id: 'p',
    title: 'Give Ayesha Siddiqua the email a@example.com',
    by: clerk,
    own: false,
    entered: false,
  },
}
const setting = {
  staff: staffMember(),
  answers: {
    'GET /api/admin/walk-ins/w1': { data: walkIn },
    'GET /api/user-applications': { data: newcomer() },
  },
}

test('of an address the second person is asked the CNIC and the address, and no signed form', async () => {
  const { user } = await openPage('/admin/walk-ins/w1', setting)
  await screen.findByText(/have the person say the address/)
  expect(screen.queryByRole('button', { name: 'Show the signed form' })).toBeNull()
  await press(user, 'Confirm')
  await screen.findByText(/the person has told you this address/)
  await press(user, 'Cancel')
  await press(user, 'Refuse')
  await screen.findByText(/The application stays handed in/)
})

test('whoever has entered is not offered to confirm, and may refuse', async () => {
  const waiting = { ...walkIn, state: 'waiting', confirmed: null }
  const data = { ...waiting, proposal: { ...walkIn.proposal, entered: true } }
  await openPage('/admin/walk-ins/w1', { ...setting, answers: { 'GET /api/admin/walk-ins/w1': { data } } })
  await screen.findByText('You have entered here yourself, so somebody else confirms it.')
  screen.getByRole('button', { name: 'Refuse' })
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('whoever was entering for somebody is back at that person when the session ends', async () => {
  await openPage('/user-applications', {
    ...setting,
    applicant: newcomer({ id: 'w1', entered_by: clerk.name }),
  })
  act(() => {
    for (const _ of ['two', 'calls']) announceSessionEnd('applicant')
  })
  await shownTitle('Walk-in')
  await eventually(() => expect(path()).toBe('/admin/walk-ins/w1'))
  expect(screen.queryByText(/session has ended/)).toBeNull()
  expect(sessionStorage.getItem('return-to')).toBeNull()
})
