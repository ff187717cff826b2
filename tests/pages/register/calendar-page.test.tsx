/** The calendar of holders: what is chosen is in the address, short pages go on, and an e-mail is tried. */
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
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
  screen.getByRole('cell', { name: /^23-11-2031 ?, 7 days before the end$/ })

  screen.getByText(/12 sent\. Not sent: 1 renewing already, 3 without an account\./)
  await user.click(screen.getByText('On the last day'))
  screen.getByText('Dear you')
  await press(user, /^Send it to me as a trial/)
  await confirmation('Sent to me@council.example')
  expect(saved()).toMatchObject([{ body: { email: 'last-day' } }])
})

test('the list of some months and a city is exported from the whole register, without who was removed', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const month = monthOf(dayInKarachi(new Date()))
  const listed = (number: string, given: object = {}) => ({
    ...{ number, name: 'Sana Malik', category: 'A', standing: 'active', valid_until: `${month}-28` },
    ...{ city: 'MULTAN', qualification: 'Pharm-D', ...given },
  })
  const pages = {
    first: [listed('A-1'), listed('A-2', { city: 'Lahore' }), listed('A-3', { standing: 'removed' })],
    second: [listed('A-4'), listed('A-5', { valid_until: '2020-01-01' })],
  }
  const exported = { export: 'e-1', day: '2026-11-21' }
  const { user } = await openPage(`/admin/calendar?month=${month}&city=Multan`, {
    staff: staffMember({ roles: ['registrar'] }),
    answers: {
      'GET /api/admin/calendar': { data: { entries: [], next: null } },
      'GET /api/admin/calendar/reminders': { data: { emails: [], days: [] } },
      'GET /api/admin/certificates/outdated': { data: [] },
      'GET /api/admin/claims': { data: [] },
      'GET /api/admin/proposals': { data: { open: [], settled: [] } },
      'GET /api/admin/registrations/export': ({ query: { cursor } }) => ({
        data: cursor
          ? { ...exported, entries: pages.second, next: null }
          : { ...exported, entries: pages.first, next: 'more' },
      }),
    },
  })
  await press(user, 'Export this list')
  await expect.poll(() => files.length).toBe(1)
  const lines = (await files[0]!.text()).split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['A-1', 'A-4'])
})
