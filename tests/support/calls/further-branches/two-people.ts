/** Branches of calls about what takes two people: a large export, proposals that were overtaken, and the only administrator. */
import { randomUUID } from 'node:crypto'
import { shardOf } from '#functions/platform/table/shard.ts'
import { aPerson } from '../../people/applicants.ts'
import { confirmAll } from './bank-statement.ts'
import { type RecordedPortal, staffPassword } from './recorded-portal.ts'

/** As if enough cases were collected for a large export. */
const countManyCases = ({ stack: { localStack } }: RecordedPortal): Promise<unknown> =>
  localStack.call('DynamoDB_20120810.UpdateItem', {
    TableName: localStack.env.TABLE_NAME,
    Key: { pk: { S: 'COUNTER#QUEUE' }, sk: { S: String(shardOf('somebody')) } },
    UpdateExpression: 'ADD collected :many',
    ExpressionAttributeValues: { ':many': { N: '101' } },
  })

/** Begun, begun again while it waits, confirmed; a list of a city is not counted but read. */
const largeExport = async (portal: RecordedPortal, email: string): Promise<void> => {
  const { ask, signIn } = portal
  await countManyCases(portal)
  for (let time = 0; time < 2; time++)
    await ask('exports.begin', { token: await signIn(email), body: { status: 'collected' } })
  await ask('exports.begin', { token: await signIn(email), body: { status: 'submitted', city: 'Lahore' } })
  await confirmAll(portal, { overtaken: true })
}

/** Fewer roles at once, more by two; the confirmation is overtaken once and made again. */
const rights = async (portal: RecordedPortal, email: string): Promise<void> => {
  const { ask, signIn, member, stack } = portal
  const id = (await stack.services.staff.idByEmail(await member()))!
  for (const roles of [['reception'], ['reception', 'reviewer']])
    await ask('people.act', {
      ...{ token: await signIn(email), params: { id } },
      body: { action: 'change-roles', roles },
    })
  await confirmAll(portal, { overtaken: true })
}

const ownPassword = async ({ ask, signIn, member }: RecordedPortal): Promise<void> => {
  const password = 'eleven green herons on a wall'
  const body = { current_password: staffPassword, password, password_confirmation: password }
  await ask('security.changePassword', { token: await signIn(await member()), body, overtaken: true })
}

/** Its sessions are ended, then it is freed by its CNIC; the example names an e-mail. */
const releasedByCnic = async ({ ask, signIn }: RecordedPortal, email: string): Promise<void> => {
  const held = aPerson()
  await ask('auth.register', { body: held })
  const body = { cnic: held.cnic, reason: 'Mistyped' }
  const token = await signIn(email)
  await ask('people.releaseAccount', { token, body: { ...body, action: 'end-sessions' } })
  await ask('people.releaseAccount', { token, body })
}

/** Nobody but the one who signs in is on the roster then. */
const onlyAdministrator = async ({ ask, signIn, stack }: RecordedPortal, email: string): Promise<void> => {
  const { call, env } = stack.localStack
  const Key = { pk: { S: 'STAFF' }, sk: { S: 'ROSTER' } }
  await call('DynamoDB_20120810.DeleteItem', { TableName: env.TABLE_NAME, Key })
  const body = { email: `alone-${randomUUID()}@example.com`, name: 'Invited', roles: ['reception'] }
  await ask('people.invite', { token: await signIn(email), body })
}

/** The last branches: they leave one person on the roster. */
export const twoPeople = async (portal: RecordedPortal): Promise<void> => {
  const email = await portal.member()
  await largeExport(portal, email)
  await rights(portal, email)
  await ownPassword(portal)
  await releasedByCnic(portal, email)
  await onlyAdministrator(portal, email)
}
