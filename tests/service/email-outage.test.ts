/** The whole way of an e-mail, mail being down: asked for, kept in the outbox, sent once when mail is back. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '#infra/local/portal.ts'
import { openAccount } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { cheapHash } from '#tests/support/portal/stack.ts'

let dataDir: string
let portal: Portal
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-outage-'))
  const surroundings = { hashCost: cheapHash, log: () => {} }
  portal = await startPortal({ dataDir, inMemory: true, log: () => {}, surroundings })
})
afterAll(async () => {
  await portal.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 150 && !holds(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

test('an e-mail asked for while mail is down arrives once when mail is back', async () => {
  const { person } = await openAccount(portal.url)
  const { mailbox } = portal.ground
  const mine = () => mailbox.emails().filter((it) => it.to.includes(person.email))
  mailbox.fail('unavailable', Number.POSITIVE_INFINITY)

  const { status } = await call(portal.url, 'POST', '/api/auth/forgot-password', {
    body: { email: person.email },
  })
  await new Promise((resolve) => setTimeout(resolve, 1500))

  expect([status, mine().length]).toEqual([200, 0])
  mailbox.heal()
  await until(() => mine().length > 0)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(mine()).toHaveLength(1)
})
