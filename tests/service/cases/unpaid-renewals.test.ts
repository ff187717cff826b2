/** A renewal that is handed in and not paid: reminded, ended by itself, begun again; and what is paid meanwhile or afterwards. */
import { expect, test } from 'vitest'
import { endUnpaid, unpaidNight } from '#tests/support/cases/unpaid-renewals.ts'
import { checkedTable } from '#tests/support/data-check/checked-table.ts'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'

/** Every step has an instant of its own. */
let instant = Date.parse('2026-11-24T06:00:00Z')
const setting = await openStackWithEmails({ clock: () => new Date(instant++) })
const { services, stack } = setting
const accounts = await setting.staffMember('accounts')
const registrar = await setting.staffMember('registrar')
const deputy = await setting.staffMember('registrar')
const bank = bankImportsOf(accounts)

const aRenewal = () => setting.submittedCase({ title: 'Renewal', withDocuments: false })
type Renewal = Awaited<ReturnType<typeof aRenewal>>

const own = async ({ token }: Renewal) => (await stack.invoke('auth.user', { token })).body.data
const statusOf = async (renewal: Renewal) => (await own(renewal)).application_form.status

test('it is reminded three times, ends after its last day with all that was typed, and is begun again', async () => {
  const renewal = await aRenewal()
  expect(renewal.form.pay_by).toBe('2027-01-23')
  const nights = ['12-23', '12-24', '12-25'].map((day) => `2026-${day}`)
  nights.push(...['01-08', '01-09', '01-20', '01-23', '01-24', '01-25'].map((day) => `2027-${day}`))
  const done: string[] = []
  for (const night of nights) {
    const { remind, end } = await unpaidNight(night, services)
    if (remind + end > 0) done.push(`${night} ${remind} ${end}`)
  }
  expect(done).toEqual(['2026-12-24 1 0', '2027-01-09 1 0', '2027-01-20 1 0', '2027-01-24 0 1'])

  const [email] = await setting.emailsTo(renewal.person.email)
  expect(email?.subject).toBe('Your renewal has ended because it was not paid')
  const { application_form, applicant, qualification_information } = await own(renewal)
  expect([application_form.status, applicant?.name, qualification_information.length]).toEqual([
    'ended-unpaid',
    renewal.person.name,
    3,
  ])
  const { events } = (await registrar.ask('cases.history', { params: { id: renewal.id }, query: {} })).body
    .data
  expect(events.slice(0, 2)).toMatchObject([
    { event: 'ENDED_UNPAID', by: { name: 'The portal' }, details: { pay_by: '2027-01-23' } },
    { event: 'FEE_REMINDED' },
  ])
  const again = { token: renewal.token, params: { id: 'me' } }
  await stack.invoke('applicantForm.startAgain', again)
  const begun = await stack.invoke('applicantForm.create', {
    token: renewal.token,
    body: { application_title: 'Renewal' },
  })
  expect([begun.status, begun.body.data.pay_by]).toEqual([201, '2027-01-23'])
})

test('after days on which nothing ran nobody is ended without a last notice', async () => {
  const renewal = await aRenewal()
  expect(await unpaidNight('2027-09-01', services)).toMatchObject({ end: 0 })
  await unpaidNight('2027-09-03', services)
  expect(await statusOf(renewal)).toBe('submitted')
  await unpaidNight('2027-09-04', services)
  expect(await statusOf(renewal)).toBe('ended-unpaid')
})

test('a slip, a first registration, and a renewal that was paid, in part or whole, or opened again do not end', async () => {
  const slip = await aRenewal()
  await setting.holdDocuments(slip.id, ['paid_bank_deposit_slip'])
  const first = await setting.submittedCase({ withDocuments: false })
  const reversed = await aRenewal()
  await accounts.act(reversed.id, 'verify-fee', setting.payment(reversed))
  await accounts.act(reversed.id, 'reverse-fee', { reason: 'Paid twice' })
  await registrar.act(reversed.id, 'reverse-fee')
  const part = await aRenewal()
  const [row] = rowsFor(part)
  await bank.imported([{ ...row!, amount: row!.amount - 1000 }])
  const body = { challan_no: row!.challan_no, id: part.id, part: true }
  expect((await accounts.ask('deposits.match', { body })).status).toBe(200)
  await endUnpaid(part, services)
  const opened = await aRenewal()
  await endUnpaid(opened, services)
  await registrar.act(opened.id, 'reopen', { reason: 'Was abroad' })
  await deputy.act(opened.id, 'reopen')
  await endUnpaid(opened, services)
  expect(await Promise.all([slip, first, reversed, part, opened].map(statusOf))).toEqual([
    'submitted',
    'submitted',
    'submitted',
    'submitted',
    'in-review',
  ])
})

test('what is paid after the end is a deposit; two registrars open the renewal again, and the deposit pays for it', async () => {
  const renewal = await aRenewal()
  await endUnpaid(renewal, services)
  const [row] = rowsFor(renewal)
  const id = await bank.imported([row!])
  expect(await bank.outcomes(id)).toEqual(['wrong-status'])
  const match = () =>
    accounts.ask('deposits.match', { body: { challan_no: row!.challan_no, id: renewal.id } })
  expect((await match()).body.errors).toEqual({ application: ['The application is ended unpaid'] })
  await registrar.act(renewal.id, 'reopen', { reason: 'Paid after all' })
  await deputy.act(renewal.id, 'reopen')
  expect((await match()).status).toBe(200)
  expect((await own(renewal)).application_form).toMatchObject({ fee_status: 'verified', pay_by: null })
})

test('of a payment and the end at the same moment one happens, and the table agrees with itself', async () => {
  for (let round = 0; round < 6; round++) {
    const renewal = await aRenewal()
    await unpaidNight(renewal.form.pay_by, services)
    const [paid] = await Promise.all([
      accounts.act(renewal.id, 'verify-fee', setting.payment(renewal)),
      unpaidNight('2027-04-20', services),
      unpaidNight('2027-04-20', services),
    ])
    const { status, fee_status } = (await own(renewal)).application_form
    expect([status, fee_status]).toEqual(
      paid.status === 200 ? ['submitted', 'verified'] : ['ended-unpaid', 'unpaid'],
    )
  }
  const { findings } = await checkedTable(stack)
  expect(findings.filter(({ family }) => family !== 'outbox')).toEqual([]) // no e-mail was sent here
})
