/** Accounts that are closed: one is kept, others are removed with what they hold, and logs that are too old. Comes last: time moves on by years. */
import { aChangeRequest, aDeclaredPlace } from '../../cases/registrations.ts'
import { aStoredRegistration } from '../../register/registrations.ts'
import { type Person, records, signedUp, submission } from './applicants.ts'
import type { RecordedPortal } from './recorded-portal.ts'

const me = { id: 'me' }
const nineYears = 9 * 366

/** @param registered somebody whose application was approved */
export const closedAccounts = async (portal: RecordedPortal, registered: Person) => {
  const { ask, sweep } = portal
  const close = ({ token, person }: Person, more = {}) =>
    ask('ownData.closeAccount', { token, body: { current_password: person.password }, ...more })

  const kept = await signedUp(portal)
  await close(kept, { overtaken: true })
  await close(kept)
  await ask('auth.login', {
    body: { email: kept.person.email, password: kept.person.password, keep_account: true },
  })

  const former = await signedUp(portal)
  await records(portal, former)
  await submission(portal, former)
  await ask('applicantForm.withdraw', { token: former.token, params: me })
  await ask('applicantForm.startAgain', { token: former.token, params: me })
  await close(former)

  const { email, password } = registered.person
  const { data } = await ask('auth.login', { body: { email, password } })
  await close({ ...registered, token: data.token })

  const asking = await signedUp(portal)
  await aStoredRegistration(portal.stack.services, { holder: asking.id })
  await ask('ownChangeRequests.create', { token: asking.token, form: await aChangeRequest() })
  await ask('ownPlaces.save', { token: asking.token, body: aDeclaredPlace() })
  await close(asking)

  // Closed by their people, then those that nobody used, then what had been closed as unused.
  for (const days of [40, nineYears, nineYears + 40]) await sweep(days)
}
