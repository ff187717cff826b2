/** E-mails that come back: staff and the applicant see it, reminders stop, and the next e-mail that arrives clears it. */
import { afterAll, expect, test } from 'vitest'
import { dailyWork } from '#functions/workers/daily-work.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { anAddress, anEvent, openStackWithEvents } from '#tests/support/people/email-events.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const portal = await openStackWithEvents()
afterAll(() => portal.close())

const today = dayInKarachi(new Date())

const register = async (email: string) => {
  const { user, token } = (await portal.stack.invoke('auth.register', { body: aPerson({ email }) })).body.data
  const id: string = user.id
  const unreachable = async () => (await portal.stack.invoke('auth.user', { token })).body.data.unreachable
  const account = async () => (await portal.services.accounts.read(id))!
  /** Another e-mail that must be sent. @returns its id */
  const send = async (kind: 'password-reset' | 'confirm-email' = 'password-reset') => {
    const emailId = portal.services.newId()
    await portal.services.emails.put({ id: emailId, kind, user_id: id }, new Date())
    await portal.deliver(email)
    return emailId
  }
  return { id, email, token, unreachable, account, send }
}

const outcomeOf = async (id: string) => (await portal.services.emails.read(id))?.delivery?.outcome

test('staff see at the case since when e-mails come back, and whom to call; one that arrives clears it', async () => {
  const cnic = aPerson().cnic.replace(/\d$/, '2') // of a woman, as the application says: no other warning
  const application = await portal.submittedCase({ person: { email: anAddress('bounce'), cnic } })
  const reviewer = await portal.staffMember('reviewer')
  const account = await portal.services.accounts.read(application.id)
  const emailAt = async () => {
    const { data } = (await reviewer.ask('cases.get', { params: { id: application.id } })).body
    return { told: data.account.unreachable, checks: data.checks }
  }
  expect((await emailAt()).told).toBeNull()

  const ids = async () => {
    const query = { status: 'submitted', warnings: 'yes' }
    const { rows } = (await reviewer.ask('cases.list', { query })).body.data
    return rows.map(({ id }: { id: string }) => id)
  }
  expect(await ids()).toEqual([])
  await portal.deliver(account!.email)
  // The queue's filter has it before anybody has opened the case.
  expect(await ids()).toEqual([application.id])
  const { told, checks } = await emailAt()
  expect(told).toEqual({ since: expect.any(String), reason: 'no-mailbox' })
  expect(checks).toContainEqual({
    ok: false,
    words: expect.stringMatching(/^Emails to the applicant could not be delivered since .* no such mailbox/),
  })

  portal.mailbox.deliverTo(account!.email)
  const id = portal.services.newId()
  await portal.services.emails.put({ id, kind: 'password-reset', user_id: application.id }, new Date())
  await portal.deliver(account!.email)
  expect(await ids()).toEqual([])
  expect((await emailAt()).told).toBeNull()
  expect(portal.lines('EMAIL_ADDRESS_WORKS_AGAIN')).toContainEqual(
    expect.objectContaining({ kind: 'password-reset' }),
  )
})

test('the entry of the register names the phone of a holder whose e-mails come back', async () => {
  const applicant = await register(anAddress('mailbox-full'))
  const { number } = await aStoredRegistration(portal.services, { holder: applicant.id })
  const registrar = await portal.staffMember('registrar')
  const told = async () =>
    (await registrar.ask('registrations.get', { params: { number } })).body.data.unreachable
  expect(await told()).toBeNull()
  await portal.deliver(applicant.email)
  const { phone } = await applicant.account()
  expect(await told()).toEqual({ since: expect.any(String), reason: 'mailbox-full', phone })
})

test('after a complaint reminders are not sent and are counted, what must be sent still is', async () => {
  const holder = async (name: string) => {
    const applicant = await register(anAddress(name))
    await confirmEmailOf(portal.services, applicant.id)
    await applicant.send()
    const valid_until = addDays(today, 60)
    const dates = { valid_until, renew_from: today, grace_until: addDays(today, 150) }
    await aStoredRegistration(portal.services, { ...dates, holder: applicant.id })
    return applicant
  }
  const [complaining, full] = [await holder('complaint'), await holder('mailbox-full')]
  expect([(await complaining.unreachable()).reason, (await full.unreachable()).reason]).toEqual([
    'complaint',
    'mailbox-full',
  ])
  const before = await portal.deliver(complaining.email)

  // Who cannot be reached at the moment gets the reminder: it may arrive.
  expect((await dailyWork(portal.services)()).reminders).toMatchObject({ sent: 1, unreachable: 1 })

  expect(await portal.deliver(complaining.email)).toBe(before)
  await complaining.send()
  expect(await portal.deliver(complaining.email)).toBe(before + 1)
  expect((await complaining.unreachable()).reason).toBe('complaint')
  const reminder = { id: portal.services.newId(), kind: 'renewal-reminder' as const, user_id: complaining.id }
  await portal.services.emails.put(reminder, new Date())
  expect(await portal.deliver(complaining.email)).toBe(before + 1)
})

test('a link that is sent to the address and opened clears it, an older one does not', async () => {
  const applicant = await register(anAddress('complaint'))
  const [older = ''] = await portal.tokensTo(applicant.email, 'confirm-email')
  const confirm = async (token: string) =>
    (await portal.stack.invoke('auth.confirmEmail', { body: { token } })).body.data.outcome
  expect(await confirm(older)).toBe('confirmed')
  await new Promise((resolve) => setTimeout(resolve, 1100)) // links are told apart by the second
  await applicant.send()
  expect((await applicant.unreachable()).reason).toBe('complaint')
  expect(await confirm(older)).toBe('confirmed-before')
  expect((await applicant.unreachable()).reason).toBe('complaint')

  portal.mailbox.deliverTo(applicant.email)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const asked = await portal.stack.invoke('auth.sendConfirmation', { token: applicant.token })
  expect(asked.status).toBe(200)
  const [newer = ''] = await portal.tokensTo(applicant.email, 'confirm-email')
  await portal.worker.stop()
  expect(await confirm(newer)).toBe('confirmed')
  expect(await applicant.unreachable()).toBeNull()
  // What is told of e-mails before that does not count any more.
  for (const event of portal.seen) await portal.note(event)
  expect(await applicant.unreachable()).toBeNull()
  const again = await portal.stack.invoke('auth.sendConfirmation', { token: applicant.token })
  expect(again.status).toBe(409)
})

test('a new address that is confirmed is not blamed for the one before', async () => {
  const applicant = await register(anAddress('bounce'))
  await portal.deliver(applicant.email)
  expect((await applicant.unreachable()).reason).toBe('no-mailbox')
  const email = anAddress('ayesha')
  const { password: _, password_confirmation: _again, ...profile } = aPerson({ email })
  const { name, father_name, cnic, phone } = await applicant.account()
  const body = { ...profile, name, father_name, cnic, phone }
  const { token } = applicant
  const asked = await portal.stack.invoke('portfolioUpdate.update', { token, params: { id: 'me' }, body })
  expect(asked.status).toBe(200)
  const [link = ''] = await portal.tokensTo(email, 'confirm-email')
  expect((await portal.stack.invoke('auth.confirmEmail', { body: { token: link } })).status).toBe(200)
  expect([(await applicant.account()).email, await applicant.unreachable()]).toEqual([email, null])
})

test('events that come twice or late change nothing and are counted once', async () => {
  const applicant = await register(anAddress('bounce'))
  await portal.deliver(applicant.email)
  const [returned] = portal.seen.slice(-1)
  const before = await applicant.account()
  const counted = () => portal.lines('EMAIL_EVENT').length
  const count = counted()
  await Promise.all([returned, returned, returned].map((event) => portal.note(event)))
  expect([await applicant.account(), counted()]).toEqual([before, count])

  portal.mailbox.deliverTo(applicant.email)
  const id = await applicant.send()
  expect(await applicant.unreachable()).toBeNull()
  await portal.note(returned)
  const { email: address } = applicant
  const late = anEvent('Bounce', { address, id, sentAt: new Date(Date.now() - 60_000) })
  await portal.note(late)
  expect(await applicant.unreachable()).toBeNull()
  // The same e-mail may arrive at the mail service of its address and come back from there.
  await portal.note(anEvent('Bounce', { address, id, sentAt: new Date() }))
  expect((await applicant.unreachable()).reason).toBe('no-mailbox')
  await portal.note(anEvent('Delivery', { address, id, sentAt: new Date(Date.now() - 60_000) }))
  expect((await applicant.unreachable()).reason).toBe('no-mailbox')
})

test('delays and e-mails that were not sent are noted at the e-mail and say nothing of the address', async () => {
  const applicant = await register(anAddress('ayesha'))
  const id = await applicant.send()
  const told = { address: applicant.email, id, sentAt: new Date() }
  await portal.note(anEvent('DeliveryDelay', told))
  expect(await outcomeOf(id)).toBe('delayed')
  await portal.note(anEvent('Reject', told))
  await portal.note(anEvent('DeliveryDelay', told))
  expect([await outcomeOf(id), await applicant.unreachable()]).toEqual(['rejected', null])
})

test('an event about another address, an unknown e-mail or somebody of the staff changes no account', async () => {
  const applicant = await register(anAddress('ayesha'))
  const id = await applicant.send()
  const sentAt = new Date()
  const before = await applicant.account()
  await portal.note(anEvent('Bounce', { address: 'former@example.com', id, sentAt }))
  await portal.note(anEvent('Bounce', { address: applicant.email, id: 'unknown', sentAt }))
  const staffEmail = { id: portal.services.newId(), kind: 'staff-security' as const, user_id: applicant.id }
  await portal.services.emails.put(staffEmail, new Date())
  await portal.note(anEvent('Bounce', { address: applicant.email, id: staffEmail.id, sentAt }))
  expect(await applicant.account()).toEqual(before)
  expect(await outcomeOf(id)).toBe('bounced')
  expect(portal.lines('EMAIL_EVENT_UNKNOWN').length).toBeGreaterThan(0)
})

test('what is no event of the mail service is tried three times and kept', async () => {
  const malformed = { source: 'aws.ses', detail: { eventType: 'Bounce', mail: {} } }
  portal.worker.receive(malformed)
  await portal.worker.stop()
  expect(portal.worker.deadLetters()).toEqual([malformed])
  expect(JSON.stringify(portal.stack.lines)).not.toContain('@example.com')
})
