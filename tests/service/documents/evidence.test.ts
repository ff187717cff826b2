/** A file that is not what was sent: nobody is shown it as sound, it is logged, and it stops approval and certificate. */
import { describe, expect, test } from 'vitest'
import { aPhoto } from '#tests/support/files/images.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const office = await openStaffStack()

const flipped = (bytes: Uint8Array): Uint8Array =>
  bytes.map((byte, place) => (place >= 60 && place < 68 ? byte ^ 0xff : byte))

const faults: [string, (bytes: Uint8Array) => Uint8Array | null, string][] = [
  ['eight flipped bytes', flipped, 'is not the one that was sent: it was changed in the store'],
  ['an empty object', () => new Uint8Array(), 'is empty in the store'],
  ['no object', () => null, 'is missing from the store'],
]

const spoil = async (key: string, fault: (bytes: Uint8Array) => Uint8Array | null) => {
  const { files } = office.services
  const { bytes } = (await files.read(key))!
  const spoilt = fault(bytes)
  await (spoilt ? files.put(key, spoilt, 'image/png') : files.remove(key))
  return () => files.put(key, bytes, 'image/png')
}

const logged = () => office.stack.lines.filter(({ event }) => event === 'EVIDENCE_DIFFERS').length

describe.each(faults)('a document with %s', (_what, fault, words) => {
  test('is said to staff and holder, and stops the approval until it is as it was', async () => {
    const { id, token } = await office.readyCase()
    const { object_key } = (await office.services.documents.read(id, 'cnic_front_image'))!
    const mend = await spoil(object_key, fault)
    const registrar = await office.staffMember('registrar')
    const before = logged()
    const message = `The file "CNIC front" ${words}. The operators have been told`

    const call = { params: { id, key: 'cnic_front_image' } }
    expect(await registrar.ask('cases.document', call)).toMatchObject({ status: 409, body: { message } })
    const own = { params: { key: 'cnic_front_image' }, token }
    expect(await office.stack.invoke('userDocuments.get', own)).toMatchObject({
      status: 409,
      body: { message },
    })
    expect(await registrar.act(id, 'approve')).toMatchObject({
      status: 409,
      body: { message: `This cannot be approved yet. ${message}` },
    })
    expect(logged() - before).toBe(3)
    const { events } = (await registrar.ask('cases.history', { params: { id } })).body.data
    expect(events[0]).toMatchObject({ event: 'DOCUMENT_READ', details: { stored: 'not as sent' } })

    await mend()
    expect((await registrar.act(id, 'approve')).status).toBe(200)
    const [approval] = (await registrar.ask('cases.history', { params: { id } })).body.data.events
    expect(Number(approval.details.files_compared)).toBeGreaterThan(3)
  })
})

test('a photo that was changed in the store is not shown at the case, and stops approval and certificate', async () => {
  const person = await office.submittedCase()
  const { id } = person
  const { services, staffMember } = office
  const registrar = await staffMember('registrar', 'reviewer')
  const corrections = [{ item: 'applicant.photo', reason: 'does-not-match', words: '' }]
  await registrar.act(id, 'start-review')
  await registrar.act(id, 'return', { corrections })
  const { applicant } = (await services.users.load(id))!
  const changed = await office.stack.invoke('applications.update', {
    token: person.token,
    params: { id: 'me' },
    body: { version: applicant!.version, photo: aPhoto() },
  })
  expect(changed.status).toBe(200)
  await office.stack.invoke('applicantForm.resubmit', { token: person.token, params: { id: 'me' } })
  await office.review(id, await staffMember('reviewer'))
  await (await staffMember('accounts')).act(id, 'verify-fee', office.payment(person))
  const key = (await services.users.load(id))!.applicant!.photo_key!
  const mend = await spoil(key, flipped)
  const words =
    'The file "Photo" is not the one that was sent: it was changed in the store. The operators have been told'

  const { data } = (await registrar.ask('cases.get', { params: { id } })).body
  expect(data.applicant.photo).toBeNull()
  expect(data.checks).toContainEqual({ ok: false, words })
  expect((await registrar.act(id, 'approve')).body.message).toBe(`This cannot be approved yet. ${words}`)

  await mend()
  expect((await registrar.ask('cases.get', { params: { id } })).body.data.applicant.photo).toContain(key)
  expect((await registrar.act(id, 'approve')).status).toBe(200)
  await spoil(key, flipped)
  await expect(office.prepareCertificate(id)).rejects.toThrow('is not the one that was sent')
})
