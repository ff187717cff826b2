/** Every kind of record in a person's partition is in the archive of their data, or is named here with the reason why not. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { applicantPrefix } from '#functions/platform/table/partitions.ts'
import { aClaim } from '#tests/support/cases/books.ts'
import { aUserApplication } from '#tests/support/people/applicants.ts'
import { aSoftwareAuthenticator } from '#tests/support/people/software-authenticator.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const clock = aClock()
const staffStack = await openStackWithEmails({ clock: clock.now })

/** By the beginning of the sort key: the member of the archive. */
const inArchive: Record<string, string> = {
  ACCOUNT: 'account',
  SESSION: 'sign_ins',
  APPLICANT: 'personal_information',
  CONTACT: 'contact_information',
  QUALIFICATION: 'qualification_information',
  FORM: 'application_form',
  'USER-APPLICATION': 'user_application',
  DOCUMENT: 'documents',
  '~CASE': 'payment',
  '~SNAPSHOT': 'versions',
  '~FORMER': 'former_applications',
  '~EVENT': 'own_acts',
  '~SIGN-IN': 'sign_in_tries',
  '~EMAIL': 'emails',
  '~CLAIMS': 'claims',
  '~PASSKEYS': 'passkeys',
}

const leftOut: Record<string, string> = {
  '~GRANT': 'an upload that was announced; the file itself is a document',
  '~DEVICES': 'hashes of random markers, which say nothing of the person',
  '~PRINTED': 'when somebody printed the case, which is among the readings',
  '~NOTE': 'working notes of the council',
  '~SENT-NOTE': 'recognises a note that is sent again',
  CLAIM: 'tells that a claim is open, as the claims do',
  '~REMOVED': 'recognises a removal that is sent again',
}

/** What every function of `functions/platform/table/keys/` makes in an applicant's partition, whatever it is given. */
const kindsOfKeys = async (): Promise<string[]> => {
  const given = ['applicant', 'cnic_front_image', '2026-11-22', 'id']
  const files = sourceFiles('functions/platform/table/keys').filter((file) => !file.endsWith('/key.ts'))
  const modules: object[] = await Promise.all(files.map((file) => import(join(root, file))))
  const made = modules.flatMap(Object.values).flatMap((make: unknown) => {
    if (typeof make !== 'function') return []
    const key: unknown = (make as (...given: unknown[]) => unknown)(...given)
    return key && typeof key === 'object' && 'sk' in key ? [key as Key] : []
  })
  const own = made.filter(({ pk }) => pk.startsWith(applicantPrefix))
  return [...new Set(own.map(({ sk }) => sk.split('#')[0] ?? ''))].sort()
}

test('every kind of record is in the archive or left out for a reason', async () => {
  expect(await kindsOfKeys()).toEqual([...Object.keys(inArchive), ...Object.keys(leftOut)].sort())
})

test('each member of the archive has something of a person who has every kind of record', async () => {
  const { invoke } = staffStack.stack
  const application = await staffStack.submittedCase()
  const { id, token, person } = application
  await invoke('auth.login', { body: { email: person.email, password: person.password } })
  const own = { token, params: { id: 'me' } }
  for (const name of ['applicantForm.withdraw', 'applicantForm.startAgain']) await invoke(name, own)
  clock.turn(60)
  await invoke('userApplications.create', { token, body: aUserApplication() })
  const again = await invoke('applicantForm.create', { token, body: { application_title: 'Registration' } })
  expect(again.status).toBe(201)
  expect((await invoke('ownClaims.create', { token, form: await aClaim() })).status).toBe(201)
  const current_password = application.person.password
  const { body: asked } = await invoke('passkeys.begin', { token, body: { current_password } })
  const made = aSoftwareAuthenticator().make(asked.data)
  expect((await invoke('passkeys.create', { token, body: made })).status).toBe(201)
  const accounts = await staffStack.staffMember('accounts')
  const fee = again.body.data.fee_amount
  const paid = staffStack.payment({ ...application, fee }, 'HBL-17')
  expect((await accounts.act(id, 'verify-fee', paid)).status).toBe(200)
  await staffStack.emailsTo(person.email)

  const { records } = (await invoke('ownData.collect', { token })).body.data

  for (const member of Object.values(inArchive)) {
    expect(records[member], member).toBeTruthy()
    expect(records[member], member).not.toEqual([])
  }
})
