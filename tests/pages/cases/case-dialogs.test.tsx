/** The dialogs of a case: what they say, and that nothing that was typed gets lost. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { aCaseRecord, nadia } from '#tests/support/pages/cases.ts'
import { type Answers, failure, openPage } from '#tests/support/pages/open-page.tsx'
import { signedIn, staffMember } from '#tests/support/pages/users.ts'

const path = '/admin/cases/u-1?status=submitted'
const caseCall = 'GET /api/admin/cases/u-1'
const acts = 'POST /api/admin/cases/u-1/acts'
const historyCall = 'GET /api/admin/cases/u-1/history'
const at = '2026-11-21T09:05:00.000Z'

const openCase = (given: Parameters<typeof aCaseRecord>[0], answers: Answers = {}) =>
  openPage(path, {
    staff: staffMember(),
    answers: {
      [caseCall]: { data: aCaseRecord(given) },
      'GET /api/admin/cases': { data: { rows: [], next: null } },
      [historyCall]: { data: { events: [], next: null } },
      ...answers,
    },
  })

const dialog = (name: string) => screen.findByRole('dialog', { name })
const button = (name: string) => screen.findByRole('button', { name })
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason')
const recommendation = {
  outcome: 'approval',
  note: 'Two names on the degree',
  looked_at: 39,
  not_opened: [],
  points: 39,
  by: nadia,
  at,
}

test('a conflict keeps the dialog with its text and says what was changed; the next try goes to the new version', async () => {
  const { user, saved, answer } = await openCase({ actions: ['decline'] }, { [acts]: failure(412) })
  await user.click(await button('Decline'))
  await user.type(reason(), 'No degree')
  const event = {
    event: 'VERIFY_FEE',
    at,
    by: { id: 'a-1', name: 'Asif Accounts', kind: 'staff' },
    details: {},
  }
  answer(historyCall, { data: { events: [event], next: null } })
  answer(caseCall, { data: aCaseRecord({ version: 4, actions: ['decline'] }) })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/^Asif Accounts changed this case at 14:05\./)
  expect(reason().value).toBe('No degree')

  answer(acts, { data: aCaseRecord({ version: 5, form: { status: 'declined' } }) })
  await user.click(within(await dialog('Decline')).getByRole('button', { name: 'Decline' }))
  await screen.findByText('Declined', { selector: '.flash-text' })
  expect(saved().map(({ headers }) => headers.get('if-match'))).toEqual(['"v3"', '"v4"'])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

test('whoever entered it at the counter records papers and writes notes, and is told why nothing else', async () => {
  const { user } = await openCase({
    entered: 'You have entered this',
    form: { application_title: 'Renewal' },
  })
  await screen.findByText('You have entered this. You can record papers and write notes.')
  expect(screen.queryByText(/Assign to me|Link to the register|No action is needed/)).toBeNull()
  await user.click(await button('Papers 0/13'))
  const papers = screen.getByRole('region', { name: 'Papers received' })
  expect(within(papers).getAllByRole('checkbox').length).toBeGreaterThan(0)
  await user.click(await button('Notes'))
  await screen.findByLabelText(/^New note/)
})

test('after a conflict that made the action impossible the text can still be copied', async () => {
  const { user, answer } = await openCase({ actions: ['decline'] }, { [acts]: failure(412) })
  await user.click(await button('Decline'))
  await user.type(reason(), 'No degree')
  answer(caseCall, { data: aCaseRecord({ version: 4, form: { status: 'withdrawn' } }) })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/^This cannot be done any more\./)
  expect(reason().value).toBe('No degree')
  expect(within(await dialog('Decline')).queryByRole('button', { name: 'Decline' })).toBeNull()
})

test('an expired session leads back to the case and its dialog, with what was typed', async () => {
  const { user, answer } = await openCase(
    { actions: ['decline'] },
    { [acts]: failure(401, { message: 'Sign in' }) },
  )
  await user.click(await button('Decline'))
  await user.type(reason(), 'No degree')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Your session has ended. Sign in again.')
  answer('POST /api/admin/auth/login', signedIn(staffMember()))
  await user.type(screen.getByLabelText('Email'), 'rabia@council.example')
  await user.type(screen.getByLabelText('Password'), 'eleven quiet herons')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await dialog('Decline')
  expect(window.location.pathname + window.location.search).toBe(path)
  expect(reason().value).toBe('No degree')
})

test('closing asks before what was typed is discarded, and nothing typed closes at once', async () => {
  const { user } = await openCase({ actions: ['decline'] })
  await user.click(await button('Decline'))
  await user.click(await button('Cancel'))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(await button('Decline'))
  await user.type(reason(), 'No degree{Enter}at all')
  await user.click(await button('Cancel'))
  await screen.findByText('Discard what you typed?')
  await user.click(await button('Keep it'))
  expect(reason().value).toBe('No degree\nat all')
  await user.click(await button('Cancel'))
  await user.click(await button('Discard'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

test('without an answer the dialog stays, and the same command is sent again under the same key', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  const { user, saved, answer } = await openCase({ actions: ['decline'] }, { [acts]: offline })
  await user.click(await button('Decline'))
  await user.type(reason(), 'No degree')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('You are offline. What you typed is kept in this tab.')
  answer(acts, { data: aCaseRecord({ version: 4, form: { status: 'declined' } }) })
  await user.click(await button('Try again'))
  await screen.findByText('Declined', { selector: '.flash-text' })
  const [first, second] = saved().map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
})

test('the dialog of a renewal names the registration, the recommendation, the payment and what is open', async () => {
  const payment = {
    challan_no: 'CH-1',
    amount: 7500,
    paid_on: '2026-11-19',
    verified_by: { id: 'a', name: 'Asif' },
    verified_at: at,
  }
  const { user, answer } = await openCase({
    actions: ['approve'],
    form: {
      application_title: 'Renewal',
      registrationNo: 'B 778',
      status: 'awaiting-decision',
      fee_status: 'verified',
    },
    review: { stage: 'approval-recommended', recommendation, payment },
    checks: [{ ok: false, words: 'The last digit of the CNIC says Male' }],
  })
  await user.click(await button('Approve'))
  const shown = (await dialog('Approve')).textContent
  for (const words of [
    'The registration B 778 is renewed.',
    'Nadia Iqbal recommends approval: 39 of 39 points looked at',
    'Two names on the degree',
    'The last digit of the CNIC says Male',
    '0 of 13',
    'Rs. 7,500 on 19-11-2026, challan CH-1',
    'Verified by Asif, 21-11-2026, 14:05',
  ])
    expect(shown).toContain(words)
  expect(shown).not.toContain('issued')

  const renewed = { application_title: 'Renewal', status: 'approved', registration_number: 'B 778' }
  answer(acts, { data: aCaseRecord({ version: 4, form: renewed }) })
  await user.click(within(await dialog('Approve')).getByRole('button', { name: 'Approve' }))
  await screen.findByText('Renewed: registration number B 778')
})

test('whoever declines against the recommendation is told', async () => {
  const { user } = await openCase({
    actions: ['decline'],
    form: { status: 'awaiting-decision' },
    review: { stage: 'approval-recommended', recommendation },
  })
  await user.click(await button('Decline'))
  expect((await dialog('Decline')).textContent).toContain('You decline against this recommendation.')
})

test('an approval with points left shows the first of them instead of the dialog', async () => {
  const { user } = await openCase({ actions: ['recommend-approval'] })
  await user.click(await button('Recommend approval'))
  await screen.findByText(/^Look first at: CNIC, Full name, .* and \d+ more\.$/)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-item]')?.getAttribute('data-item')).toBe('account.cnic'),
  )
})

test('a point that the portal had checked counts as wrong once somebody has marked it', async () => {
  await openCase({ review: { wrong: ['applicant.title'] } })
  await screen.findByText(/^0 of \d+ marked, 1 wrong$/, { selector: 'strong' })
})

test('what was marked wrong is chosen for the return, and the error about nothing chosen goes away', async () => {
  const { user, answer } = await openCase({
    actions: ['return'],
    review: { wrong: ['account.cnic', 'application_form.fee_amount'] },
  })
  await user.click(await button('Return for correction'))
  await dialog('Return for correction')
  expect(screen.getByText('CNIC: Does not match the other papers')).toBeTruthy()
  expect(screen.getByText(/^Marked wrong, but it cannot be returned: Fee\./)).toBeTruthy()

  await user.click(await button('Remove CNIC'))
  answer(
    acts,
    failure(422, { message: '', errors: { corrections: ['Choose at least one item to correct'] } }),
  )
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(
    within(await dialog('Return for correction')).getByRole('button', { name: 'Return for correction' }),
  )
  await screen.findByText('Corrections: Choose at least one item to correct')
  await user.type(screen.getByLabelText('Find what is to be corrected'), 'birth{Enter}')
  expect(screen.queryByText(/Choose at least one item to correct/)).toBeNull()
  expect(screen.getByLabelText('Date of birth: reason')).toBeTruthy()
})

test('handing over asks for a reason only while something is missing', async () => {
  const received = checklistOf('Registration').map(({ document, copies }) => ({
    document,
    copies,
    by: nadia,
    at,
  }))
  const { user, saved } = await openCase(
    {
      actions: ['collect'],
      form: { status: 'certificate-ready', fee_status: 'verified' },
      review: { stage: 'certificate-ready', received },
    },
    { [acts]: { data: aCaseRecord({ form: { status: 'collected' } }) } },
  )
  await user.click(await button('Hand over certificate'))
  expect(screen.getByText('the CNIC was not seen')).toBeTruthy()
  await user.click(screen.getByLabelText('I have seen the original CNIC'))
  expect(screen.queryByLabelText('Reason')).toBeNull()
  await user.click(
    within(await dialog('Hand over certificate')).getByRole('button', { name: 'Hand over certificate' }),
  )
  await screen.findByText('Certificate handed over', { selector: '.flash-text' })
  expect(saved().map(({ body }) => body)).toEqual([{ action: 'collect', cnic_seen: true }])
})

test('where no certificate is prepared, its page takes the place of the button', async () => {
  await openCase({
    actions: ['reverse-approval'],
    withheld: [{ action: 'certificate-ready', reason: 'Prepare it first' }],
    form: { status: 'approved', fee_status: 'verified', registration_number: 'A-00012' },
    review: { stage: 'approved' },
  })
  const link = await screen.findByRole('link', { name: 'Prepare certificate' })
  expect(link.getAttribute('href')).toBe('/admin/registrations/A00012/certificate')
  screen.getByText('Certificate ready is not possible now:')
  expect(screen.queryByRole('button', { name: 'Certificate ready' })).toBeNull()
})

const kept = (...snippets: object[]) => ({
  'GET /api/admin/settings': { data: { settings: { snippets }, changes: [] } },
})
const photo = { name: 'Photo', text: 'The photo is not clear.\nUse a plain background.' }

test('a text of the office is inserted at the cursor by keyboard, and the field has the focus again', async () => {
  const { user } = await openCase({ actions: ['decline'] }, kept({ name: 'CNIC', text: 'x' }, photo))
  await user.click(await button('Decline'))
  await user.type(reason(), 'First. Last.')
  reason().setSelectionRange(0, 6)
  const insert = await button('Insert a text into Reason')
  insert.focus()
  await user.keyboard('{Enter}{ArrowDown}{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(reason())
  insert.focus()
  await user.keyboard('{Enter}p{Enter}')
  expect(reason().value).toBe(`First. ${photo.text} Last.`)
  expect(document.activeElement).toBe(reason())
  expect(reason().selectionStart).toBe(`First. ${photo.text}`.length)
})

test('a note on a point takes a text on one line, and none that is too long for it', async () => {
  const long = { name: 'Long', text: 'l'.repeat(290) }
  const { user } = await openCase(
    { actions: ['return'], review: { wrong: ['applicant.name'] } },
    kept(photo, long),
  )
  await user.click(await button('Return for correction'))
  const note = screen.getByLabelText<HTMLInputElement>('Full name: note (optional)')
  await user.click(await button('Insert a text into Full name: note'))
  await user.click(screen.getByRole('menuitem', { name: /^Photo/ }))
  expect(note.value).toBe('The photo is not clear. Use a plain background.')
  await user.click(await button('Insert a text into Full name: note'))
  const tooLong = screen.getByRole('menuitem', { name: /^Long Too long for this field/ })
  await user.click(tooLong)
  expect([note.value.length, tooLong.getAttribute('aria-disabled')]).toEqual([47, 'true'])
})

test('no texts are offered where none are kept, nor where the applicant does not read the reason', async () => {
  const { user, sent } = await openCase({ actions: ['decline', 'reopen'] }, kept())
  const settingsRead = () => sent.filter((call) => call.path === '/api/admin/settings').length
  await user.click(await button('Decline'))
  await waitFor(() => expect(settingsRead()).toBe(1))
  expect(screen.queryByRole('button', { name: /^Insert a text/ })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await button('More'))
  await user.click(await button('Reopen'))
  await dialog('Reopen')
  expect(settingsRead()).toBe(1)
})

test('the challan is typed from the slip beside what the applicant states of it now, whatever the case rests on', async () => {
  const stated = (field: string, after: string) => ({
    ...{ item: `user_application.${field}`, label: field, before: '', after },
  })
  const differences = [stated('challan_no', 'CH-9'), stated('challan_submit_date', '05-10-2024')]
  const changed_since = { differences, digest: 'ab'.repeat(32), against: null }
  const { user } = await openCase({ actions: ['verify-fee'], changed_since })
  await user.click(await button('Verify fee'))
  const challan = screen.getByLabelText<HTMLInputElement>('Challan no.')
  expect(challan.value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Date of payment').value).toBe('05-10-2024')
  await user.type(challan, 'ch 9')
  const hint = () => document.getElementById(challan.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(hint()?.textContent).toBe('From the deposit slip. The applicant states CH-9')
  await user.type(challan, '1')
  expect(hint()?.textContent).toBe('Differs from what the applicant states: CH-9. The deposit slip decides')
})
