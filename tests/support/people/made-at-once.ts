/**
 * People and their records, written at once by the data layer: what registering, signing in and saving leave behind, without the
 * limits, browsers and trails, and without a call for each record. Those endpoints have tests of their own.
 */
import { randomUUID } from 'node:crypto'
import { issueToken } from '#functions/accounts/use-cases/sign-in/start-session.ts'
import { createApplicants } from '#functions/applications/data/applicant.ts'
import { contactInformation, qualificationInformation } from '#functions/applications/data/own-record.ts'
import { formKey } from '#functions/platform/table/keys/applicants.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import type { Item, Table } from '#functions/platform/table/table.ts'
import { putNew, update } from '#functions/platform/table/write.ts'
import type { Services } from '#functions/services.ts'
import { registration } from '#shared/accounts/records/account.ts'
import { newApplicant } from '#shared/applications/records/applicant.ts'
import { newContactInformation } from '#shared/applications/records/contact-information.ts'
import { newQualificationInformation } from '#shared/applications/records/qualification-information.ts'
import { aFormOwner, collectingTable } from '#tests/support/cases/case-items.ts'
import {
  aContact,
  anApplicant,
  type aPerson,
  aQualification,
  intermediate,
  matriculation,
  pharmacyDegree,
} from './applicants.ts'

const attemptOf = ({ clock, newId }: Services) => ({ requestId: newId(), now: clock() })

/** An account with its first session. @returns its id and token */
export const registeredAtOnce = async (
  who: ReturnType<typeof aPerson>,
  isConfirmed: boolean,
  services: Services,
) => {
  const { accounts, newId, passwords, clock } = services
  const { password, password_confirmation: _, gender: __, ...person } = registration.parse(who)
  const ids = { user: newId(), session: newId() }
  const welcome = isConfirmed ? null : { id: newId(), kind: 'welcome' as const, user_id: ids.user }
  const passwordHash = await passwords.hash(password)
  await accounts.register({ ids, person, passwordHash, welcome }, attemptOf(services))
  const { token } = await issueToken('applicant', ids.user, ids.session, clock(), services)
  return { id: ids.user, token }
}

/** A session of somebody of the staff. @returns its token */
export const signedInAtOnce = async (
  { id, session_generation }: { id: string; session_generation: number },
  services: Services,
): Promise<string> => {
  const [sid, now] = [services.newId(), services.clock()]
  await services.sessions.start('staff', id, sid, session_generation, now)
  return (await issueToken('staff', id, sid, now, services)).token
}

/** Everything that comes before a submission: person, contact, and three levels of education. */
export const recordsSavedAtOnce = async (
  id: string,
  applicant: object,
  { table, services }: { table: Table; services: Services },
): Promise<void> => {
  const { table: collecting, taken } = collectingTable()
  const [owner, attempt] = [aFormOwner(id), attemptOf(services)]
  const { photo: _, ...fields } = newApplicant.parse(anApplicant({ ...applicant }))
  await createApplicants(collecting, randomUUID).create(owner, fields, {}, attempt)
  const contact = newContactInformation.parse(aContact())
  await contactInformation({ table: collecting, newId: randomUUID }).create(owner, contact, attempt)
  const qualifications = qualificationInformation({ table: collecting, newId: randomUUID })
  for (const level of [matriculation, intermediate, pharmacyDegree])
    await qualifications.create(owner, newQualificationInformation.parse(aQualification(level)), attempt)
  const puts = taken().flatMap(({ Put }) => (Put ? [putNew(Put.Item as Item & Key)] : []))
  const counted = update({
    Key: { ...formKey(id) },
    UpdateExpression: 'ADD changes :writes',
    ExpressionAttributeValues: { ':writes': puts.length },
  })
  await table.transact([...puts, counted])
}
