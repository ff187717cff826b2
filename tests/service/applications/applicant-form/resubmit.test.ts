import { expect, test } from 'vitest'
import { sweepUploads } from '#functions/documents/use-cases/sweep-uploads.ts'
import { aPng } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reviewer = await staffStack.staffMember('reviewer')

const corrections = [
  { item: 'contact_information.city', reason: 'does-not-match', words: 'The letterhead says Kasur' },
  { item: 'document.profile_photo', reason: 'not-clear', words: '' },
]

const aReturned = async () => {
  const application = await staffStack.submittedCase()
  const call = (name: string, more: object = {}) =>
    staffStack.stack.invoke(name, { token: application.token, params: { id: 'me' }, ...more })
  const upload = async (name: string, bytes: Buffer) => {
    const granted = await call('uploads.grant', { body: announced(name, bytes) })
    if (granted.status !== 201) return granted
    await postToStore(granted.body.data, bytes)
    return call('uploads.confirm', { params: { id: granted.body.data.id } })
  }
  expect((await reviewer.act(application.id, 'return', { corrections })).status).toBe(200)
  return { ...application, call, upload }
}

test('a resubmitted application shows old and new values of both corrections and returns to the same reviewer', async () => {
  const returned = await aReturned()
  const early = await returned.call('applicantForm.resubmit')
  expect([early.status, early.body.errors]).toEqual([
    422,
    { corrections: ['Correct first: City, Profile photo'] },
  ])
  expect((await returned.call('contactInformation.update', { body: { city: 'Kasur' } })).status).toBe(200)
  const half = await returned.call('applicantForm.resubmit')
  expect(half.body.errors).toEqual({ corrections: ['Correct first: Profile photo'] })
  expect((await returned.upload('profile_photo', aPng(77, 77))).status).toBe(200)

  const { status, body } = await returned.call('applicantForm.resubmit')
  expect([status, body.data.status, body.message]).toEqual([
    200,
    'resubmitted',
    'Your application has been sent again',
  ])
  const seen = (await reviewer.ask('cases.get', { params: { id: returned.id } })).body.data
  expect(seen.application_form.corrections[0]).toMatchObject({
    item: 'contact_information.city',
    before: 'Lahore',
  })
  expect(seen.contact_information.city).toBe('Kasur')
  const { rows } = (await reviewer.ask('cases.list', { query: { status: 'resubmitted' } })).body.data
  expect(rows[0].assignee.id).toBe(reviewer.id)
})

test('a returned file is kept next to its replacement until the application is returned again', async () => {
  const application = await aReturned()
  const former = async () => {
    const { body } = await reviewer.ask('cases.get', { params: { id: application.id } })
    return body.data.documents.find(({ name }: { name: string }) => name === 'profile_photo').former
  }
  const read = (query: Record<string, string>) =>
    reviewer.ask('cases.document', { params: { id: application.id, key: 'profile_photo' }, query })
  const returned = (await read({})).bytes
  expect(await former()).toBeNull()
  expect((await read({ former: 'yes' })).status).toBe(404)

  await application.upload('profile_photo', aPng(81, 81))
  await application.upload('profile_photo', aPng(82, 82))
  expect((await read({})).bytes, 'not sent again yet').toEqual(returned)
  await application.call('contactInformation.update', { body: { city: 'Kasur' } })
  await application.call('applicantForm.resubmit')
  const later = new Date(Date.now() + 25 * 60 * 60 * 1000) // the daily sweep looks at uploads of a day ago
  await sweepUploads({ ...staffStack.services, clock: () => later, log: () => {} })()
  expect(await former()).toMatchObject({ type: 'image/png', version: 1 })
  expect((await read({ former: 'yes' })).bytes).toEqual(returned)
  expect((await read({})).bytes).toEqual(aPng(82, 82))

  await reviewer.act(application.id, 'return', { corrections })
  await application.upload('profile_photo', aPng(83, 83))
  await application.call('contactInformation.update', { body: { city: 'Okara' } })
  await application.call('applicantForm.resubmit')
  expect((await read({ former: 'yes' })).bytes).toEqual(aPng(82, 82))
  const { body } = await reviewer.ask('cases.history', { params: { id: application.id } })
  expect(body.data.events[0].details).toEqual({
    ...{ document: 'profile_photo', former: 'yes', stored: 'as sent' },
  })
})

test('after a correction the queue and the search find the new names, phone and CNIC, not the old ones', async () => {
  const application = await staffStack.submittedCase({
    withDocuments: false,
    person: { name: 'Zubaida Kasmani', father_name: 'Dilawar Zimri' },
  })
  const found = async (q: string): Promise<string[]> =>
    (await reviewer.ask('cases.find', { query: { q } })).body.data.rows.map(({ id }: { id: string }) => id)
  const wrong = ['applicant.name', 'applicant.father_name', 'account.cnic'].map((item) => ({
    item,
    reason: 'does-not-match',
    words: '',
  }))
  await reviewer.act(application.id, 'return', { corrections: wrong })
  const call = (operation: string, body?: object) =>
    staffStack.stack.invoke(operation, {
      token: application.token,
      params: { id: 'me' },
      ...(body && { body }),
    })
  const father_name = 'Dilawar Gabol'
  await call('applications.update', { name: 'Zubaida Lodhranvi', father_name })
  const { email } = application.person
  const cnic = '3630250607081'
  const { name, father_name: fatherBefore } = application.person
  const person = { name, father_name: fatherBefore, cnic, phone: '0345 6007080', email }
  const account = { ...person, password: '', password_confirmation: '' }
  expect((await call('portfolioUpdate.update', account)).status).toBe(200)
  expect((await call('applicantForm.resubmit')).status).toBe(200)

  for (const q of [
    'Lodhranvi',
    'Zubaida',
    'Zubaida Lodhranvi Dilawar Gabol',
    'Gabol',
    cnic,
    '0607081',
    '0345 6007080',
    application.form.reference_no,
  ])
    expect(await found(q)).toEqual([application.id])
  for (const q of ['Kasmani', 'Zimri', application.person.cnic, application.person.phone])
    expect(await found(q)).not.toContain(application.id)
  const { rows } = (await reviewer.ask('cases.find', { query: { q: 'Lodhranvi' } })).body.data
  expect(rows[0]).toMatchObject({ name: 'Zubaida Lodhranvi', cnic: '36302-•••••••-1' })
  expect(rows[0].found_by).toBeUndefined()
})

test('what was corrected is frozen again once it was sent', async () => {
  const returned = await aReturned()
  expect((await returned.upload('profile_photo', aPng(78, 78))).status).toBe(200)
  const remove = { params: { key: 'cnic_front_image' } }
  expect((await returned.call('userDocuments.remove', remove)).status).toBe(409)
  await returned.call('contactInformation.update', { body: { city: 'Kasur' } })
  await returned.call('applicantForm.resubmit')
  expect((await returned.upload('profile_photo', aPng(79, 79))).status).toBe(409)
})

test('a form may be sent whole: locked fields with unchanged values are accepted', async () => {
  const returned = await aReturned()
  const { data } = (await returned.call('contactInformation.get')).body
  const { residential, permanent, professional } = data
  const body = { residential, permanent, professional, city: 'Kasur' }
  expect((await returned.call('contactInformation.update', { body })).status).toBe(200)
})

test('only a returned application can be resubmitted, and only by its owner', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const resubmit = (token: string, id = 'me') =>
    staffStack.stack.invoke('applicantForm.resubmit', { token, params: { id } })
  const early = await resubmit(application.token)
  expect([early.status, early.body.message]).toEqual([
    409,
    'This cannot be done: the application is submitted',
  ])
  const other = await staffStack.submittedCase({ withDocuments: false })
  expect((await resubmit(other.token, application.form.id)).status).toBe(404)
})
