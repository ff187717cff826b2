/** What an applicant had not given is added to a submitted application until it is decided; what was given stays. */
import { expect, test } from 'vitest'
import { heldPapers, openNeeds } from '#shared/applications/rules/application-needs.ts'
import { frozenSentence } from '#shared/applications/rules/own-changes.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { aPng } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'

type Staff = Awaited<ReturnType<typeof openStackWithEmails>>
type Submitted = Awaited<ReturnType<Staff['submittedCase']>>
const staffStack = await openStackWithEmails()
const registrar = await staffStack.staffMember('registrar')

const photo = `data:image/png;base64,${aPng(350, 450).toString('base64')}`

const call = ({ token }: Submitted, name: string, body?: object, params: Record<string, string> = {}) =>
  staffStack.stack.invoke(name, { token, params, ...(body && { body }) })

/** A file in the store whose upload is not confirmed yet. */
const sentFile = async (application: Submitted, name: DocumentKey, bytes = aPng(31, 20)) => {
  const granted = await call(application, 'uploads.grant', announced(name, bytes))
  if (granted.status !== 201) throw new Error(`uploads.grant: ${granted.status} ${granted.body.message}`)
  await postToStore(granted.body.data, bytes)
  return () => call(application, 'uploads.confirm', undefined, { id: granted.body.data.id })
}
const upload = async (application: Submitted, name: DocumentKey, bytes?: Buffer) =>
  (await sentFile(application, name, bytes))()
const addPhoto = (application: Submitted, sent: string | null = photo) =>
  call(application, 'applications.update', { photo: sent }, { id: 'me' })
const caseOf = async ({ id }: Submitted) => (await registrar.ask('cases.get', { params: { id } })).body.data
const additions = async ({ id }: Submitted) => {
  const { body } = await registrar.ask('cases.history', { params: { id } })
  const events: { event: string; by: unknown; details: Record<string, string> }[] = body.data.events
  return events.filter(({ event }) => event === 'PAPER_ADDED').map(({ by, details }) => [by, details])
}

test('a document that was missing is added under review, and the history says so', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  await registrar.act(application.id, 'start-review')
  expect((await upload(application, 'cnic_front_image')).status).toBe(200)
  expect(await additions(application)).toEqual([[null, { document: 'cnic_front_image' }]])
  const again = await call(application, 'uploads.grant', announced('cnic_front_image', aPng(32, 20)))
  expect([again.status, again.body.message]).toEqual([409, frozenSentence])
  expect((await caseOf(application)).documents).toHaveLength(1)
})

test('a document given before the submission is no addition', async () => {
  expect(await additions(await staffStack.submittedCase())).toEqual([])
})

test('a photo that was never given is added once; nothing else of the record can be changed', async () => {
  const application = await staffStack.submittedCase()
  const other = await call(application, 'applications.update', { photo, domicile: 'Kasur' }, { id: 'me' })
  expect([other.status, other.body.errors]).toEqual([422, { domicile: [frozenSentence] }])
  const added = await addPhoto(application)
  expect([added.status, added.body.data.photo]).toEqual([200, expect.any(String)])
  expect(await additions(application)).toEqual([[null, { document: 'photo' }]])
  for (const replaced of [photo, null]) {
    const { status, body } = await addPhoto(application, replaced)
    expect([status, body.errors]).toEqual([422, { photo: [frozenSentence] }])
  }
  expect((await caseOf(application)).applicant.photo).toEqual(expect.any(String))
})

test('of a file and a photo that are sent twice at the same time each is added once', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const files = [await sentFile(application, 'finger_print'), await sentFile(application, 'finger_print')]
  const answers = await Promise.all(files.map((confirm) => confirm()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const photos = await Promise.all([addPhoto(application), addPhoto(application)])
  expect(photos.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await additions(application)).toHaveLength(2)
})

test('a file whose upload began before the submission does not replace what was submitted', async () => {
  const { stack } = staffStack
  const application = await staffStack.submittedCase({ withDocuments: false })
  await call(application, 'applicantForm.withdraw', undefined, { id: application.form.id })
  await call(application, 'applicantForm.startAgain', undefined, { id: application.form.id })
  expect((await upload(application, 'finger_print', aPng(40, 20))).status).toBe(200)
  const confirm = await sentFile(application, 'finger_print', aPng(41, 20))
  const { token } = application
  const form = await stack.invoke('applicantForm.create', {
    token,
    body: { application_title: 'Registration' },
  })
  expect(form.status).toBe(201)
  const { status, body } = await confirm()
  expect([status, body.message]).toEqual([409, frozenSentence])
})

test('what is added after the decision is for the next application: the case stays as it was decided', async () => {
  const application = await staffStack.readyCase()
  const confirm = await sentFile(application, 'finger_print')
  expect((await registrar.act(application.id, 'approve')).status).toBe(200)
  const before = await caseOf(application)
  const late = [
    await confirm(),
    await upload(application, 'cnic_front_image', aPng(4, 4)),
    await addPhoto(application),
    await call(application, 'applications.update', { name: 'Iqra Khan' }, { id: 'me' }),
  ]
  expect(late.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const after = await caseOf(application)
  expect([after.documents, after.applicant.name, after.applicant.photo, after.version]).toEqual([
    ...[before.documents, before.applicant.name, null, before.version],
  ])
  expect(await additions(application)).toEqual([])
})

test('an approval and an addition at the same time: the decided version has the addition or not at all', async () => {
  for (let round = 0; round < 3; round++) {
    const application = await staffStack.readyCase()
    const confirm = await sentFile(application, 'finger_print')
    const [approval] = await Promise.all([
      registrar.act(application.id, 'approve'),
      confirm(),
      addPhoto(application),
    ])
    // An approval that did not see the addition is refused and made again.
    expect([200, 412]).toContain(approval.status)
    if (approval.status === 412) expect((await registrar.act(application.id, 'approve')).status).toBe(200)
    const { obstacles, documents } = await caseOf(application)
    const added = documents.some(({ name }: { name: string }) => name === 'finger_print')
    const papers = (await additions(application)).map(
      ([, details]) => (details as { document: string }).document,
    )
    expect([obstacles.join().includes('Version'), papers.includes('finger_print')]).toEqual([false, added])
  }
})

test('the approval accepts any photo and either slip, and the case says what is missing', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const given: DocumentKey[] = [
    'cnic_front_image',
    'cnic_back_image',
    'marksSheet_image',
    'certificate_image',
    'bank_voucher_receipt_image',
  ]
  for (const [index, name] of given.entries()) await upload(application, name, aPng(50 + index, 20))
  await staffStack.review(application.id, await staffStack.staffMember('reviewer'))
  const accounts = await staffStack.staffMember('accounts')
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
  const refused = await registrar.act(application.id, 'approve')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This cannot be approved yet. Missing: Profile photo',
  ])
  await addPhoto(application)
  expect((await registrar.act(application.id, 'approve')).status).toBe(200)
})

test('the email about a submission names what the council still needs', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false, title: 'Renewal' })
  await upload(application, 'cnic_front_image')
  const [email] = await staffStack.emailsTo(application.person.email!)
  const needs = openNeeds('Renewal', heldPapers(['cnic_front_image'], null))
  const open = needs.filter(({ when }) => when !== 'after-paying')
  for (const { label, example } of open) {
    expect(email?.text).toContain(label)
    expect(email?.text).toContain(example)
  }
  expect(email?.text).not.toContain('CNIC front')
  expect(email?.text).toContain('Then add the deposit slip in the portal')
  const complete = await staffStack.submittedCase()
  const [short] = await staffStack.emailsTo(complete.person.email!)
  expect(short?.text).toContain('The council has your application')
  expect(short?.text).not.toContain('still needs')
})
