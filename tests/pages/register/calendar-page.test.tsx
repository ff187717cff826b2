/** The calendar of holders: what is chosen is in the address, short pages go on, and an e-mail is tried. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { monthOf } from '#shared/kit/dates.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { confirmation, press } from '#tests/support/pages/page-content.ts'
import { staffMember } from '#tests/support/pages/users.ts'
import { formatMonth } from '#web/ui/moments.ts'

const entry = {
  ...{ number: 'A-00012', name: 'Ayesha Siddiqa', valid_until: '2031-11-30', standing: 'active' },
  ...{ state: 'unconfirmed', unpaid: 'somebody' },
  reminder: { kind: '7-days-before', day: '2031-11-23' },
}
const email = { email: 'last-day', subject: 'Your registration ends today', text: 'Dear you' }
const day = {
  day: '2026-11-21',
  finished: true,
  sent: 12,
  without_account: 3,
  unreachable: 0,
  renewing: 1,
  not_renewable: 0,
}

const death = 'Note the death of Ayesha Siddiqa, A-00012, on 01-11-2026'
const settled = [
  { id: 'p-1', title: death, outcome: 'confirmed' },
  { id: 'p-2', title: death, outcome: 'refused' },
]

test('what is chosen is asked for and stands in the address; where none is among the first, the next page is loaded', async () => {
  const { user, saved } = await openPage('/admin/calendar', {
    staff: staffMember({ roles: ['registrar'] }),
    answers: {
      'GET /api/admin/calendar': ({ query: { cursor, month, show } }) => {
        const isAsked = month === monthOf(dayInKarachi(new Date())) && show === 'unpaid'
        if (cursor) return { data: { entries: [entry], next: null } }
        return { data: { entries: [], next: isAsked ? 'more' : null } }
      },
      'GET /api/admin/calendar/reminders': { data: { emails: [email], days: [day] } },
      'GET /api/admin/certificates/outdated': { data: [{}, {}] },
      'GET /api/admin/claims': { data: [] },
      'GET /api/admin/proposals': {
        data: { open: [{ title: death }, { title: 'Suspend A-00013' }], settled },
      },
      'POST /api/admin/calendar/trial': { data: null, message: 'Sent to me@council.example' },
    },
  })
  await screen.findByText('Nobody.')
  screen.getByText(/: 2$/)
  const deaths = screen.getByRole('link', { name: 'Deaths to confirm' }).parentElement?.textContent
  expect(deaths).toBe(`Deaths to confirm: 1Noted lately: ${death}`)
  await user.selectOptions(
    screen.getByLabelText('When'),
    `Ends in ${formatMonth(monthOf(dayInKarachi(new Date())))}`,
  )
  await user.selectOptions(screen.getByLabelText('Who'), 'Renewal handed in, not paid')
  await press(user, 'Show')
  await screen.findByText('None among the first hundred.')
  await press(user, 'More')
  await screen.findByText(/^Email never confirmed: call or write/)
  expect(screen.getByRole('link', { name: /^Renewal not paid/ }).getAttribute('href')).toBe(
    '/admin/cases/somebody',
  )
  screen.getByText('23-11-2031, 7 days before the end')

  screen.getByText(/12 sent\. Not sent: 1 renewing already, 3 without an account\./)
  await user.click(screen.getByText('On the last day'))
  screen.getByText('Dear you')
  await press(user, /^Send it to me as a trial/)
  await confirmation('Sent to me@council.example')
  expect(saved()).toMatchObject([{ body: { email: 'last-day' } }])
})
