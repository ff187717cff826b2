/** Branches of calls about what takes two people: a large export, proposals that were overtaken, and the only administrator. */
import { randomUUID } from 'node:crypto'
import { shardOf } from '#functions/platform/table/shard.ts'
import { putOnRoster } from '#functions/staff/data/roster.ts'
import { rosterEntryOf } from '#functions/staff/data/staff.ts'
import type { EndpointName } from '#shared/contract.ts'
import { aPerson } from '../../people/applicants.ts'
import { tableOf } from '../../portal/table-of.ts'
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

/** Where fees are paid waits for another administrator, and what waits is read before another proposal. */
const settings = async (portal: RecordedPortal, email: string): Promise<void> => {
  const { ask, signIn } = portal
  for (const name of ['One council', 'Other council'])
    await ask('councilSettings.update', { token: await signIn(email), body: { name } })
  for (const unused_account_months of [25, 26])
    await ask('retention.update', { token: await signIn(email), body: { unused_account_months } })
  await confirmAll(portal)
}

/** Nobody but the one who signs in is on the roster then. */
const onlyAdministrator = async (portal: RecordedPortal, email: string): Promise<void> => {
  const { ask, signIn, member, stack } = portal
  const { call, env } = stack.localStack
  const id = (await stack.services.staff.idByEmail(await member()))!
  const factor = { ...{ pk: { S: `ADMIN#${id}` }, sk: { S: 'SECOND-FACTOR' } }, version: { N: '1' } }
  const Item = { ...factor, sealed: { S: 'a secret' }, since: { S: '2026-01-01' } }
  await call('DynamoDB_20120810.PutItem', { TableName: env.TABLE_NAME, Item })
  const Key = { pk: { S: 'STAFF' }, sk: { S: 'ROSTER' } }
  await call('DynamoDB_20120810.DeleteItem', { TableName: env.TABLE_NAME, Key })
  const me = (await stack.services.staff.load((await stack.services.staff.idByEmail(email))!))!
  await tableOf(stack.localStack).transact([putOnRoster(me.id, rosterEntryOf(me.account))])
  const body = { email: `alone-${randomUUID()}@example.com`, name: 'Invited', roles: ['reception'] }
  await ask('people.invite', { token: await signIn(email), body })
  const asOnlyOne = async (name: EndpointName, more: object) =>
    ask(name, { token: await signIn(email), ...more })
  await asOnlyOne('councilSettings.update', { body: { name: 'The council' } })
  await asOnlyOne('retention.update', { body: { unused_account_months: 30 } })
  await asOnlyOne('people.act', { params: { id }, body: { action: 'remove-codes' } })
}

/** The last branches: they leave one person on the roster. */
export const twoPeople = async (portal: RecordedPortal): Promise<void> => {
  const email = await portal.member()
  await largeExport(portal, email)
  await rights(portal, email)
  await settings(portal, email)
  await ownPassword(portal)
  await releasedByCnic(portal, email)
  await onlyAdministrator(portal, email)
}
