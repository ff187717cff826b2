/** What was submitted is kept as it was, and an approval is of exactly that. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sweepUploads } from '#functions/documents/use-cases/sweep-uploads.ts'
import { documentObjectKey } from '#functions/platform/gateways/object-keys.ts'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { applicantKey, formKey, snapshotKey } from '#functions/platform/table/keys/applicants.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { createServices } from '#functions/services.ts'
import { canonicalJson, snapshotContent } from '#shared/applications/rules/snapshot.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { aPng, dataString } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const reviewer = await staffStack.staffMember('reviewer')

type Submitted = Awaited<ReturnType<StaffStack['submittedCase']>>
const me = { id: 'me' }
const call = ({ token }: Submitted, name: string, body?: object, params: Record<string, string> = me) =>
  staffStack.stack.invoke(name, { token, params, ...(body && { body }) })
const versionsOf = async ({ id }: Submitted) =>
  (await registrar.ask('cases.versions', { params: { id } })).body.data
const eventsOf = async ({ id }: Submitted): Promise<{ event: string; details: object }[]> =>
  (await registrar.ask('cases.history', { params: { id } })).body.data.events

/** A file in the store whose upload is not confirmed yet. */
const sentFile = async (application: Submitted, name: DocumentKey, bytes: Buffer) => {
  const granted = await call(application, 'uploads.grant', announced(name, bytes))
  if (granted.status !== 201) throw new Error(`uploads.grant: ${granted.status} ${granted.body.message}`)
  await postToStore(granted.body.data, bytes)
  return () => call(application, 'uploads.confirm', undefined, { id: granted.body.data.id })
}
const photo = (height: number) => dataString(aPng(360, height))
const returnItems = ({ id }: Submitted, ...items: string[]) =>
  reviewer.act(id, 'return', {
    corrections: items.map((item) => ({ item, reason: 'other', words: 'Wrong' })),
  })

/** Changes a stored attribute behind the portal's back. */
const tamper = (key: Key, attribute: string, value: unknown) =>
  createAppContext(staffStack.services.config).table.update({
    Key: { ...key },
    UpdateExpression: 'SET #attribute = :value',
    ExpressionAttributeNames: { '#attribute': attribute },
    ExpressionAttributeValues: { ':value': value },
  })

test('a submission is version 1, whose digest both sides see and anybody can compute again', async () => {
  const application = await staffStack.submittedCase()
  const { versions } = await versionsOf(application)
  const { snapshot } = application.form
  expect([versions.length, versions[0]]).toEqual([
    1,
    { ...snapshot, number: 1, cause: 'submitted', intact: true, differences: [] },
  ])
  const user = await staffStack.services.users.load(application.id, { consistent: true })
  if (!user?.application_form) throw new Error('There is no application')
  const text = canonicalJson(snapshotContent({ ...user, application_form: user.application_form }))
  expect(createHash('sha256').update(text).digest('hex')).toBe(snapshot.digest)
  expect(JSON.parse(text).document.cnic_front_image).toMatch(/^[0-9a-f]{64}$/)
})

test('each correction, addition and resubmission is the next version, with what differs', async () => {
  const application = await staffStack.submittedCase()
  const added = await call(application, 'applications.update', { photo: photo(450) })
  expect(added.status).toBe(200)
  await reviewer.act(application.id, 'start-review')
  await returnItems(application, 'applicant.name', 'document.cnic_front_image')
  await call(application, 'applications.update', { name: 'Ayesha Siddiqa' })
  await (await sentFile(application, 'cnic_front_image', aPng(77, 20)))()
  expect((await call(application, 'applicantForm.resubmit')).status).toBe(200)
  const proposed = await reviewer.ask('cases.proposeCorrection', {
    params: { id: application.id },
    body: { item: 'contact_information.city', value: 'Kasur', reason: 'As on the CNIC' },
  })
  const { id: proposal } = proposed.body.data.review.proposals[0]
  await registrar.ask('cases.settleCorrection', {
    params: { id: application.id, proposal },
    body: { action: 'confirm' },
  })

  const { versions } = await versionsOf(application)
  const told = versions.map(({ number, cause, differences, intact }: never) => [
    ...[number, cause, intact],
    (differences as { label: string; before: string; after: string }[]).map(
      ({ label, before, after }) => `${label}: ${before} > ${after}`,
    ),
  ])
  const file = expect.stringMatching(/: File [0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/)
  expect(told).toEqual([
    [4, 'office-correction', true, ['City: Lahore > Kasur']],
    [3, 'resubmitted', true, ['Full name: Ayesha Siddiqua > Ayesha Siddiqa', file]],
    [2, 'paper-added', true, [expect.stringContaining('Photo:  > File ')]],
    [1, 'submitted', true, []],
  ])
  expect((await eventsOf(application)).map(({ event }) => event)).toContain('PAPER_REPLACED')
})

test('what was corrected and not sent again is no part of the application that is declined', async () => {
  const application = await staffStack.submittedCase()
  await reviewer.act(application.id, 'start-review')
  await returnItems(application, 'applicant.name')
  await call(application, 'applications.update', { name: 'Iqra Khan' })
  const declined = await registrar.act(application.id, 'decline', { reason: 'No degree' })
  const { versions } = await versionsOf(application)
  expect([declined.body.data.applicant.name, versions.length]).toEqual(['Ayesha Siddiqua', 1])
  const { differences } = declined.body.data.changed_since
  expect(differences).toMatchObject([{ label: 'Full name', after: 'Iqra Khan' }])
})

test('what is decided is the last version, and the register gets what it says', async () => {
  const application = await staffStack.readyCase()
  await tamper(applicantKey(application.id), 'father_name', 'Somebody Else')
  const shown = (await registrar.ask('cases.get', { params: { id: application.id } })).body.data
  expect([shown.applicant.father_name, shown.obstacles]).toEqual(['Muhammad Imran', []])
  expect(shown.changed_since.differences).toMatchObject([{ label: "Father's name" }])
  const approved = await registrar.act(application.id, 'approve')
  const { number } = approved.body.data.registration
  expect((await staffStack.services.registrations.read(number))?.father_name).toBe('Muhammad Imran')
})

test('a version that is not as it was stored is not approved', async () => {
  const application = await staffStack.readyCase()
  await tamper(applicantKey(application.id), 'father_name', 'Somebody Else')
  const { submitted_at } = application.form
  await tamper(snapshotKey(application.id, submitted_at, 1), 'content', '{"applicant":{"name":"Iqra"}}')
  const refused = await registrar.act(application.id, 'approve')
  const sentence = 'Version 1 of the application cannot be read as it was stored'
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining(`This cannot be approved yet. `),
  ])
  expect(refused.body.message).toContain(sentence)
})

test('the fee is computed again before it is verified and before the approval', async () => {
  const accounts = await staffStack.staffMember('accounts')
  const cheap = await staffStack.submittedCase()
  const fee = 2500
  await tamper(formKey(cheap.id), 'fee_amount', fee)
  const verified = await accounts.act(cheap.id, 'verify-fee', staffStack.payment({ ...cheap, fee }))
  expect([verified.status, verified.body.errors]).toEqual([
    422,
    {
      'payment.amount': [
        expect.stringMatching(/^The fee on file is Rs. 2,500; a degree of .* makes it Rs. /),
      ],
    },
  ])
  const paid = await staffStack.readyCase()
  await tamper(formKey(paid.id), 'fee_fixed_on', '2016-01-01')
  const refused = await registrar.act(paid.id, 'approve')
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('The fee on file is')])
})

test('the approval names the version that it approves', async () => {
  const application = await staffStack.readyCase()
  expect((await registrar.act(application.id, 'approve')).status).toBe(200)
  const approval = (await eventsOf(application)).find(({ event }) => event === 'APPROVE')
  expect(approval?.details).toMatchObject({ version: '1', digest: expect.stringMatching(/^[0-9A-F-]{14}$/) })
})

test('a file that a version names stays in the store when it is replaced, removed and swept', async () => {
  const application = await staffStack.submittedCase()
  const { services } = staffStack
  await call(application, 'applications.update', { photo: photo(490) })
  const first = await services.users.load(application.id, { consistent: true })
  const pointer = first?.documents.find(({ name }) => name === 'cnic_front_image')
  const places = [pointer?.object_key, first?.applicant?.photo_key] as string[]
  await reviewer.act(application.id, 'start-review')
  for (const height of [93, 94]) {
    await returnItems(application, 'document.cnic_front_image', 'applicant.photo')
    await (await sentFile(application, 'cnic_front_image', aPng(height, 20)))()
    await call(application, 'applications.update', { photo: photo(400 + height) })
    await call(application, 'applicantForm.resubmit')
    await reviewer.act(application.id, 'start-review')
  }
  await returnItems(application, 'document.cnic_front_image')
  await call(application, 'userDocuments.remove', undefined, { key: 'cnic_front_image' })
  const later = createServices(services.config, { clock: () => new Date(Date.now() + 26 * 60 * 60 * 1000) })
  await sweepUploads(later)()
  for (const place of places) expect(await services.files.read(place), place).not.toBeNull()
  expect(places[0]).toBe(
    documentObjectKey({ userId: application.id, name: 'cnic_front_image', id: pointer?.id ?? '' }),
  )
  expect((await eventsOf(application)).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['PAPER_REMOVED', 'PAPER_REPLACED']),
  )
})
