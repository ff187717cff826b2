import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

test('a holder reads the dates of their own entry and nothing that only the council needs', async () => {
  const staffStack = await openStaffStack()
  const { id, token } = await staffStack.submittedCase({ withDocuments: false })
  const get = async () => (await staffStack.stack.invoke('ownRegistration.get', { token })).body.data
  expect(await get()).toBeNull()
  const { number } = await aStoredRegistration(staffStack.services, { holder: id })
  const entry = await get()
  expect(entry).toMatchObject({
    ...{ number, standing: 'active', first_registered_on: '2026-11-22', certificate: null },
    ...{
      valid_until: '2031-11-21',
      renew_from: '2031-08-23',
      grace_until: '2032-02-19',
      lapses_on: '2034-11-21',
    },
  })
  for (const hidden of ['holder', 'source', 'version', 'photo', 'cnic'])
    expect(entry).not.toHaveProperty(hidden)
})

// ownRegistration.certificate
test('a holder has the certificate that the council has prepared; nobody else has it', async () => {
  const staffStack = await openStaffStack()
  const { id, token } = await staffStack.submittedCase({ withDocuments: false })
  const { token: stranger } = await staffStack.submittedCase({ withDocuments: false })
  const get = async (token: string) =>
    (await staffStack.stack.invoke('ownRegistration.certificate', { token })).body.data
  const { number } = await aStoredRegistration(staffStack.services, { holder: id })
  expect(await get(token)).toBeNull()
  const reception = await staffStack.staffMember('reception')
  const prepared = await reception.ask('certificates.prepare', { params: { number } })
  const { photo: _photo, ...certificate } = prepared.body.data.current
  expect(await get(token)).toMatchObject(certificate)
  expect(await get(stranger)).toBeNull()
})
