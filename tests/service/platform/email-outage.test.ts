/** E-mails while no mail can be sent: kept in the outbox, and sent once when it can. */
import { rm } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { startPortal } from '#infra/local/portal.ts'
import { dataFolder } from '#tests/support/files/data-folder.ts'
import { openAccount } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { testDependencies } from '#tests/support/portal/test-dependencies.ts'
import { until } from '#tests/support/waiting/until.ts'

/** The outcome of each try to send. */
const outcomes: unknown[] = []
const dataDir = await dataFolder()
const log = (line: Record<string, unknown>) => line.event === 'EMAIL' && outcomes.push(line.outcome)
const dependencies = { ...testDependencies, log }
const portal = await startPortal({ dataDir, log: () => {}, dependencies })
afterAll(async () => {
  await portal.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('an e-mail requested during a mail outage arrives once after the outage', async () => {
  const { person } = await openAccount(portal.url)
  const later = await openAccount(portal.url)
  const { mailbox } = portal.localStack
  const emailsTo = (email: string) =>
    mailbox.emails().filter(({ to, subject }) => to.includes(email) && subject === 'Set a new password')
  const askFor = (email: string) => call(portal.url, 'POST', '/api/auth/forgot-password', { body: { email } })

  mailbox.fail('unavailable', Number.POSITIVE_INFINITY)
  expect((await askFor(person.email)).status).toBe(200)
  await until(() => outcomes.filter((outcome) => outcome === 'unavailable').length >= 2)
  expect(emailsTo(person.email)).toEqual([])

  mailbox.heal()
  await until(() => emailsTo(person.email).length > 0)
  await askFor(later.person.email)
  await until(() => emailsTo(later.person.email).length > 0) // the worker is done with all that came before
  expect(emailsTo(person.email)).toHaveLength(1)
})
