/** What is done for an organisation that watches: by the stream, each day, and after its last one. */
import { aStoredRegistration, changeStored } from '#tests/support/register/registrations.ts'
import { openExamples } from '../example-calls.ts'
import { signedUp } from './applicants.ts'
import { confirmAll } from './bank-statement.ts'
import type { RecordedPortal } from './recorded-portal.ts'

export const watchers = async (portal: RecordedPortal) => {
  const { ask, member, signIn, deliver, putBack, logged, clock, stack } = portal
  const { services } = stack
  const { params, body } = await openExamples(stack, clock.now)('watchers.propose')
  for (let time = 0; time < 2; time++)
    await ask('watchers.propose', { token: await signIn(await member()), params, body })
  await confirmAll(portal)
  const { token = '' } = await openExamples(stack, clock.now)('ownWatch.get')
  const id = token.split('.')[0] as string
  const holder = await signedUp(portal)
  const { number } = await aStoredRegistration(services, { holder: holder.id })
  const list = { numbers: [number], version: 1, confirmed: true }
  await ask('ownWatch.list', { token, body: list, at: new Date() })
  const { email, password } = holder.person
  const session = async () => (await ask('auth.login', { body: { email, password } })).data.token as string
  await ask('ownRegistration.watchers', { token: await session() })
  await ask('ownData.collect', { token: await session() })
  const change = (valid_until: string) => changeStored(services, number, { valid_until })
  await change('2033-01-01')
  const entry = await services.registrations.read(number, true)
  if (entry) await logged(entry)
  await change('2034-01-01')
  await putBack(1)
  const told = { id: services.newId(), kind: 'watch-changes' as const, user_id: id }
  await services.emails.put({ ...told, changes: { after: 0, last: 2 } }, clock.now())
  await deliver(told.id)
  await services.watchers.stop(id, [number])
  await putBack(2)
  await putBack(800)
}
