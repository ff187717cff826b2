/** Reminders of renewals by the daily work: who gets which, once each whatever happens in between, and what the e-mail says. */
import { randomUUID } from 'node:crypto'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { putPaced } from '#functions/platform/outbox/paced-emails.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import { dailyWork } from '#functions/workers/daily-work.ts'
import { minuteWork } from '#functions/workers/minute-work.ts'
import { sendEmails } from '#functions/workers/worker.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'
import { tableOf } from '#tests/support/portal/table-of.ts'
import { aStoredRegistration, changeStored } from '#tests/support/register/registrations.ts'
import { remindedDays } from '#tests/support/register/reminded-days.ts'

test('over half a year with crashes each holder gets each reminder once, and nobody who renewed, left or has no address', async () => {
  const { wrong, got, passed } = await remindedDays(200, 180)
  expect(wrong).toEqual([])
  expect([...got.values()].flat().length).toBeGreaterThan(500)
  expect(passed.filter(({ died }) => died > 0).length).toBeGreaterThan(0)
  // A day on which nothing is due costs the same at the beginning and at the end.
  const idle = passed.filter(({ units, died, sent }) => sent === 0 && died === 0 && units > 0)
  const least = (days: typeof idle) => Math.min(...days.map(({ units }) => units))
  expect(least(idle.slice(-30))).toBe(least(idle.slice(20, 50)))
}, 300_000)

test('the daily work reminds a holder with number, end and what follows; the terms show what was sent', async () => {
  const clock = aClock(new Date('2026-11-24T06:00:00Z'))
  const staffStack = await openStackWithEmails({ clock: clock.now })
  const { stack, services, emailsTo } = staffStack
  const holder = async (valid_until: string) => {
    const person = aPerson()
    const { id } = (await stack.invoke('auth.register', { body: person })).body.data.user
    await confirmEmailOf(services, id)
    const dates = {
      valid_until,
      renew_from: '2026-10-01',
      grace_until: '2027-04-23',
      lapses_on: '2030-01-23',
    }
    const number = `A-${randomUUID().slice(0, 8).toUpperCase()}`
    await aStoredRegistration(services, { number, holder: id, ...dates })
    const reminders = async () =>
      (await emailsTo(person.email)).filter(({ text }) => text.includes('/renewal'))
    return { number, reminders }
  }
  const unpaid = await staffStack.submittedCase({ title: 'Renewal', withDocuments: false })
  await aStoredRegistration(services, {
    ...{ holder: unpaid.id, valid_until: '2027-01-23', renew_from: '2026-10-01' },
  })
  const [due, renewed] = [await holder('2027-01-23'), await holder('2027-01-23')]

  expect(await dailyWork(services)()).toMatchObject({
    finished: true,
    reminders: { sent: 3, finished: true },
  })
  // Renewed after the e-mail was put into the outbox, and before it is sent.
  await changeStored(services, renewed.number, { valid_until: '2032-01-23' })
  const [email, ...others] = await due.reminders()
  expect([await renewed.reminders(), others]).toEqual([[], []])
  expect((await emailsTo(unpaid.person.email)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining(`Your renewal ${unpaid.form.reference_no} is handed in, and not paid yet`),
  )
  expect(email?.subject).toBe('Renew your registration by 23-01-2027')
  for (const words of [
    `Your registration ${due.number} is valid until 23-01-2027.`,
    'After 23-01-2027 the public register shows it as expired.',
    'A renewal is in time until 23-04-2027.',
    'On 23-01-2030 it leaves the register if it was not renewed.',
  ])
    expect(email?.text).toContain(words)

  await dailyWork(services)() // a second run of the same day
  expect(await due.reminders()).toHaveLength(1)
  clock.turn(90 * 24 * 60 * 60)
  await dailyWork(services)()
  expect((await due.reminders())[0]?.subject).toBe('Your registration ended on 23-01-2027')
  const registrar = await staffStack.staffMember('registrar')
  expect((await registrar.ask('calendar.reminders')).body.data.days).toMatchObject([
    { day: '2027-02-22', sent: 2 },
    { day: '2026-11-24', sent: 3, without_account: 0 },
  ])
})

test('of 20,000 reminders of one day and a minute without a mail service, a reset waits for that minute’s reminders alone', async () => {
  const clock = aClock(new Date('2026-11-24T06:00:00Z'))
  const made: string[] = []
  const newId = () => {
    made.push(randomUUID())
    return made.at(-1)!
  }
  const stack = await openStack({ clock: clock.now, newId })
  const { services, localStack } = stack
  const person = aPerson()
  const { id: user_id } = (await stack.invoke('auth.register', { body: person })).body.data.user
  await confirmEmailOf(services, user_id)
  const { number, valid_until } = await aStoredRegistration(services, { holder: user_id })
  const reminders: NewEmail[] = Array.from({ length: 20_000 }, () => ({
    ...{ id: newId(), kind: 'renewal-reminder', user_id, number, valid_until },
  }))
  const table = tableOf(localStack)
  for (let from = 0; from < reminders.length; from += 100)
    await table.transact(reminders.slice(from, from + 100).map((one) => putPaced(one, clock.now())))

  localStack.mailbox.fail('unavailable', Number.POSITIVE_INFINITY)
  await minuteWork(services)()
  made.length = 0
  await stack.invoke('auth.forgotPassword', { body: { email: person.email } })
  const ofTheMinute = reminders
    .map(({ id }) => id)
    .sort()
    .slice(0, 20)
  const Records = [...ofTheMinute, ...made].map((id) => ({
    dynamodb: { Keys: { pk: { S: `OUTBOX#${id}` } }, SequenceNumber: id },
  }))
  const streamed = () => sendEmails(services)({ Records } as unknown as DynamoDBStreamEvent)
  expect((await streamed()).batchItemFailures).toHaveLength(20 + 1)

  localStack.mailbox.heal()
  expect((await streamed()).batchItemFailures).toEqual([])
  const [last, ...others] = localStack.mailbox.emails()
  expect([last?.to, last?.subject, others.length]).toEqual([person.email, 'Set a new password', 20])
}, 300_000)
