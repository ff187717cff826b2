import { expect, test } from 'vitest'
import { sha256 } from '#tests/support/files/uploads.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'
import { changeStored } from '#tests/support/register/registrations.ts'

const clock = aClock()
const staffStack = await openStaffStack({ clock: clock.now })

const collect = (token: string) => staffStack.stack.invoke('ownData.collect', { token })

test('an applicant gets every record and file of theirs, and nothing that opens the account or names staff', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const accounts = await staffStack.staffMember('accounts')
  const application = await staffStack.submittedCase()
  await staffStack.submittedCase({ person: { name: 'Somebody Else' }, withDocuments: false })
  const { id, token, person, form } = application
  const { email, password } = person
  await staffStack.stack.invoke('auth.login', { body: { email, password } })
  await reviewer.ask('cases.get', { params: { id } })
  await reviewer.act(id, 'start-review')
  await reviewer.ask('cases.note', { params: { id }, body: { text: 'Called the board', tell: [] } })
  await accounts.act(id, 'verify-fee', staffStack.payment(application, 'HBL-91'))

  const { status, body } = await collect(token)

  const { records, files } = body.data
  expect(status).toBe(200)
  expect(records.account).toMatchObject({ name: person.name, cnic: person.cnic, email: person.email })
  expect(records.personal_information).toMatchObject({ name: person.name, photo: null })
  expect(records.contact_information).toMatchObject({ city: expect.any(String) })
  expect(records.qualification_information).toHaveLength(3)
  expect(records.application_form).toMatchObject({ reference_no: form.reference_no })
  expect(records.versions).toMatchObject([
    { number: 1, cause: 'submitted', files: records.documents.map(({ file }: { file: string }) => file) },
  ])
  expect(records.payment).toMatchObject({ challan_no: 'HBL-91', amount: application.fee })
  expect(records.sign_ins).toHaveLength(2)
  expect(records.passkeys).toEqual([])
  expect(records.sign_in_tries).toMatchObject([{ outcome: 'signed-in' }])
  expect(records.own_acts).toContainEqual({ at: form.submitted_at, act: 'SUBMITTED' })
  expect(records.readings).toMatchObject([{ kind: 'opened' }])
  expect(files.map(({ place }: { place: string }) => place).sort()).toEqual(
    records.documents.map(({ file }: { file: string }) => file).sort(),
  )
  for (const { address, sha256: digest } of files) {
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
    expect(digest).toBe(sha256(bytes))
  }
  expect(JSON.stringify(records)).not.toMatch(
    /argon2|Called the board|Clerk|Somebody Else|object_key|photo_key/,
  )
})

test('a former application is in the archive with its own person and files', async () => {
  const { token, form } = await staffStack.submittedCase({ person: { name: 'Sana Baloch' } })
  for (const name of ['applicantForm.withdraw', 'applicantForm.startAgain'])
    await staffStack.stack.invoke(name, { token, params: { id: 'me' } })

  const { records, files } = (await collect(token)).body.data

  expect(records.application_form).toBeNull()
  expect(records.former_applications).toMatchObject([
    { account: { name: 'Sana Baloch' }, application_form: { reference_no: form.reference_no } },
  ])
  const places = new Set(files.map(({ place }: { place: string }) => place))
  for (const { file } of records.former_applications[0].documents) expect(places).toContain(file)
  expect(places.size).toBe(files.length)
})

test('the archive is made five times a day, and nothing of it is logged', async () => {
  const { token, person } = await staffStack.submittedCase({ withDocuments: false })
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) statuses.push((await collect(token)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const lines = JSON.stringify(staffStack.stack.lines)
  for (const word of [person.name, person.cnic, person.email, 'X-Amz-Signature'])
    expect(lines).not.toContain(word)
  clock.turn(24 * 60 * 60)
})

test('claims of a registration are in the archive with their pictures, without who decided', async () => {
  const people = await claimantsOf(staffStack)
  const person = await people.claimant()
  await person.claim({ number: 'NONE-1' })
  await people.decide(person.id, { action: 'refuse', reason: 'Not readable' })
  const { records, files } = (await collect(person.token)).body.data
  expect(records.claims).toMatchObject([{ number: 'NONE-1', state: 'refused', reason: 'Not readable' }])
  expect(files.map(({ place }: { place: string }) => place)).toEqual([records.claims[0].file])
  expect(JSON.stringify(records)).not.toContain(people.registrar.name)
})

test('changes of the register that were asked for are in the archive with their documents', async () => {
  const { request, token } = await (await holdersOf(staffStack)).holder()
  const { id } = (await request()).body.data
  const { records, files } = (await collect(token)).body.data
  expect(records.change_requests).toMatchObject([{ id, particular: 'city', value: 'Multan' }])
  expect(files.map(({ place }: { place: string }) => place)).toEqual([records.change_requests[0].file])
})

test('the current certificate is in the archive with its photo, and none that an objection holds', async () => {
  const reception = await staffStack.staffMember('reception')
  const holder = await (await holdersOf(staffStack)).holder()
  const { token, number } = holder
  expect((await collect(token)).body.data.records.certificate).toBeNull()
  const prepared = await reception.ask('certificates.prepare', { params: { number } })
  const { photo: _photo, ...printed } = prepared.body.data.current

  const { records, files } = (await collect(token)).body.data
  const photo = 'files/certificate-photo.jpg'
  expect(records.certificate).toEqual({ ...printed, photo })
  expect(files).toMatchObject([{ place: photo, sha256: expect.stringMatching(/^[\w+/]{43}=$/) }])

  await changeStored(staffStack.services, number, { link_held: true })
  expect((await collect(token)).body.data.records.certificate).toBeNull()
})
