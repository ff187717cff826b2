/** Branches of walk-ins: a CNIC that is taken, what is handed in again, an address for the person, and one that nobody confirms. */
import { randomUUID } from 'node:crypto'
import { aHandIn, aWalkIn } from '../../cases/walk-ins.ts'
import { aPng } from '../../files/images.ts'
import { aForm } from '../../files/uploads.ts'
import {
  aContact,
  anApplicant,
  aQualification,
  intermediate,
  matriculation,
  pharmacyDegree,
} from '../../people/applicants.ts'
import { newPassword } from '../example-bodies.ts'
import { confirmAll } from './bank-statement.ts'
import type { RecordedPortal } from './recorded-portal.ts'

/** Everything is entered, and handed in. @returns calls of the member of staff who does it */
const handedIn = async ({ ask, member, signIn }: RecordedPortal) => {
  const email = await member()
  const call = async (name: Parameters<typeof ask>[0], more: object) =>
    ask(name, { token: await signIn(email), ...more })
  const body = aWalkIn()
  const { data } = await call('walkIns.create', { body })
  await call('walkIns.create', { body })
  const params = { id: data.id as string }
  const { token } = (await call('walkIns.open', { params })).data
  await ask('applications.create', { token, body: anApplicant() })
  await ask('contactInformation.create', { token, body: aContact() })
  for (const level of [matriculation, intermediate, pharmacyDegree])
    await ask('qualificationInformation.create', { token, body: aQualification(level) })
  await ask('files.create', { token, form: await aForm('profile_photo', aPng(5, 5)) })
  const handIn = async (picture = aPng(30, 20)) =>
    call('walkIns.handIn', { params, form: await aHandIn({}, picture) })
  await handIn()
  return { call, params, handIn, clerk: email }
}

/** The person signs in with the address, and has moved: the sheets show what was handed in. */
const moved = async ({ ask, clock, stack }: RecordedPortal, id: string, email: string) => {
  const token = randomUUID()
  await stack.services.resets.issue({ token, user_id: id, email_id: token }, clock.now())
  await ask('auth.resetPassword', { body: { email, token, ...newPassword } })
  const { data } = await ask('auth.login', { body: { email, password: newPassword.password } })
  const change = { params: { id: 'me' }, body: { city: 'Kasur' } }
  await ask('contactInformation.update', { token: data.token, ...change })
}

export const walkIns = async (portal: RecordedPortal): Promise<void> => {
  const { call, params, handIn, clerk } = await handedIn(portal)
  const { proposal } = (await call('walkIns.get', { params })).data
  const withdraw = { params: { id: proposal.id }, body: { action: 'withdraw' } }
  await call('proposals.act', withdraw)
  await handIn(aPng(20, 30))
  await confirmAll(portal)
  const email = `${randomUUID()}@example.com`
  for (const body of [{ email }, { email: `other-${email}` }])
    await call('walkIns.giveEmail', { params, body })
  await confirmAll(portal)
  await moved(portal, params.id, email)
  const { ask, member, signIn, stack } = portal
  const id = (await stack.services.staff.idByEmail(clerk))!
  const token = await signIn(await member())
  await ask('people.act', { token, params: { id }, body: { action: 'end-sessions' } })
  await call('walkIns.get', { params })
  await call('walkIns.list', {})
  await handedIn(portal) // and nobody confirms it
}
