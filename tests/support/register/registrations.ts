/** Entries of the register for tests, stored without an application. */
import { randomUUID } from 'node:crypto'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { registrationKey } from '#functions/platform/table/keys/register.ts'
import type { StoredRequest } from '#functions/register/data/change-request.ts'
import type { NewRegistration } from '#functions/register/data/registration.ts'
import type { Services } from '#functions/services.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { renewalWindow } from '#shared/register/rules/registration.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aCnic } from '#tests/support/people/applicants.ts'

const portrait = 'photos/nobody/portrait.jpg'

/** An entry as a book brings it in: nobody holds it, its row was compared, and it is renewed by the term of the sample. */
export const aRegistration = (given: Partial<NewRegistration> = {}): NewRegistration => {
  const valid_until = given.valid_until ?? '2031-11-21'
  return {
    number: `A-${randomUUID().slice(0, 8).toUpperCase()}`,
    register: 'A',
    category: 'A',
    name: 'Ayesha Siddiqa',
    father_name: 'Muhammad Siddiq',
    cnic: aCnic(),
    date_of_birth: '1998-03-09',
    city: 'Lahore',
    qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
    photo: portrait,
    first_registered_on: '2026-11-22',
    valid_until,
    ...renewalWindow(valid_until, sampleTerm),
    suspended: null,
    removed: null,
    source: { book: 'old', file: 1, row: 1 },
    row_compared: { id: 'second', name: 'Second Registrar', at: '2026-11-22T05:00:00.000Z' },
    holder: null,
    certificate: null,
    certificates: 0,
    ...given,
  }
}

type Register = Pick<Services, 'certificates' | 'files' | 'registrations'>

const attempt = () => ({ requestId: randomUUID(), now: new Date() })

export const aStoredRegistration = async (
  { certificates, files, registrations }: Register,
  fields: Partial<NewRegistration> = {},
): Promise<RegistrationRecord> => {
  const given = aRegistration(fields)
  if (given.photo === portrait) await files.put(portrait, aPng(350, 450), 'image/png')
  await certificates.save(registrations.putRegistration(given, { event: 'IMPORTED', by: null }, attempt()))
  return (await registrations.read(given.number, true))!
}

/** The entry as it is, with some fields changed as a decision of the council would. */
export const changeStored = async (
  { certificates, registrations }: Register,
  number: string,
  fields: Partial<NewRegistration>,
): Promise<void> => {
  const before = (await registrations.read(number, true))!
  const change = { event: 'CORRECTED' as const, by: null }
  await certificates.save(registrations.changeRegistration(before, fields, change, attempt()))
}

/** What the table's stream tells of entries as they were written. */
export const registerEvent = (...entries: RegistrationRecord[]): DynamoDBStreamEvent => ({
  Records: entries.map((entry) => ({
    eventName: 'MODIFY' as const,
    dynamodb: {
      SequenceNumber: '1',
      NewImage: marshall({ ...registrationKey(entry.number), ...entry }) as never,
    },
  })),
})

/** The register was corrected after its certificate was issued. */
export const outdatePaper = async (
  services: Register,
  number: string,
  given: Partial<NewRegistration> = {},
): Promise<void> => {
  const { certificate, certificates } = (await services.registrations.read(number, true))!
  const count = Math.max(certificates, 1)
  const paper = { serial: `${number}/${count}`, issued_on: '2026-01-01', valid_until: '2026-01-01' }
  await changeStored(services, number, {
    certificate: { ...paper, ...certificate, differs_since: '2026-01-02' },
    certificates: count,
    ...given,
  })
}

/** From today on it may be renewed. */
export const openWindow = (services: Register, number: string): Promise<void> =>
  changeStored(services, number, { renew_from: dayInKarachi(new Date()) })

/** The entry of an applicant, which their approval made or which is made here. @returns its number */
export const registrationOf = async (
  services: Register & Pick<Services, 'accounts'>,
  id: string,
): Promise<string> => {
  const own = (await services.accounts.read(id))?.registration
  return own?.number ?? (await aStoredRegistration(services, { holder: id })).number
}

/** A holder's request to change the city, as it is stored; its document is nowhere. */
export const aStoredRequest = (given: Pick<StoredRequest, 'number' | 'user'>): StoredRequest => {
  const id = randomUUID()
  return {
    ...{ id, name: 'Ayesha Siddiqa', particular: 'city', before: 'Lahore', value: 'Multan' },
    ...{ words: 'I have moved', at: new Date().toISOString(), state: 'waiting', answered_at: null },
    ...{ reason: null, answer: '', by: null, certificate: null, letter: null, sent: id, version: 1 },
    ...{ object_key: `requests/none/${id}`, type: 'image/png', size: 1 },
    ...given,
  }
}
