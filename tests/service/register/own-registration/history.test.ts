import { expect, test } from 'vitest'
import { aProposedStanding } from '#tests/support/cases/registrations.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration, changeStored } from '#tests/support/register/registrations.ts'

const opened = await openStaffStack()

test('the holder reads what happened, without the staff’s names and words, here and in the archive of their data', async () => {
  const { id, token } = await opened.submittedCase()
  const { number } = await aStoredRegistration(opened.services, {
    ...{ holder: id, first_registered_on: '2020-01-01' },
  })
  await changeStored(opened.services, number, { city: 'Multan' })
  const registrar = await opened.staffMember('registrar')
  const body = aProposedStanding({ version: 2 })
  await registrar.ask('registrations.proposeStanding', { params: { number }, body })
  await opened.confirmAll()

  const { data } = (await opened.stack.invoke('ownRegistration.history', { token, query: {} })).body
  expect(data.entries).toMatchObject([
    { event: 'SUSPENDED', since: body.since, wording: 'inquiry' },
    { event: 'CORRECTED', since: null, before: { city: 'Lahore' }, after: { city: 'Multan' } },
    { event: 'IMPORTED', since: null, wording: null },
  ])
  const { records } = (await opened.stack.invoke('ownData.collect', { token })).body.data
  expect(records.registration).toMatchObject({ number, city: 'Multan', certificate: null })
  expect(records.registration_history).toEqual(data.entries)
  expect(JSON.stringify([data, records.registration_history])).not.toMatch(/Clerk|Decision 12|photos\//)
})

test('without an entry the history is empty', async () => {
  const { token } = await opened.submittedCase()
  const { data } = (await opened.stack.invoke('ownRegistration.history', { token, query: {} })).body
  expect(data).toEqual({ entries: [], next: null })
})
