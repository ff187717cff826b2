/** The record that GET has answered is what its PATCH takes: its id must be its own, its version counts. */
import { expect, test } from 'vitest'
import type { Account } from '#tests/support/people/applicants.ts'
import { aUserApplication, pharmacyDegree } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const degree = `?qualification_level=${encodeURIComponent(pharmacyDegree)}`

/** The path of the record, where it is read, and one field that is changed. */
const records: Record<string, { path: string; read: (account: Account) => Promise<object>; change: object }> =
  {
    'personal information': {
      path: '/api/applications/me',
      read: async (account) => (await account.get('/api/applications/me')).body.data,
      change: { organization: 'Services Hospital' },
    },
    'the applicant of the registration view': {
      path: '/api/applications/me',
      read: async (account) => (await account.get('/api/users/me')).body.data.applicant,
      change: { organization: 'Services Hospital' },
    },
    'contact information': {
      path: '/api/contact-information/me',
      read: async (account) => (await account.get('/api/contact-information')).body.data.contact_information,
      change: { city: 'Kasur' },
    },
    'a qualification': {
      path: `/api/qualification-information/me${degree}`,
      read: async (account) => (await account.get(`/api/qualification-information/me${degree}`)).body.data,
      change: { name_of_institute: 'Forman Christian College' },
    },
    'the user application': {
      path: '/api/tasks/me',
      read: async (account) => (await account.get('/api/user-applications')).body.data.user_application,
      change: { branch_code: '7' },
    },
    'the profile': {
      path: '/api/portfolioUpdate/me',
      read: async (account) => (await account.get('/api/portfolioUpdate/me')).body.data,
      change: { phone: '0300 7654321' },
    },
  }

test.each(Object.entries(records))('%s is changed by sending it back whole', async (_, record) => {
  const { path, read, change } = record
  const account = await portal.accountAt('qualifications')
  await account.post('/api/user-applications', aUserApplication())
  const before = (await read(account)) as { id: string; version: number }

  const changed = await account.patch(path, { ...before, ...change })
  const stale = await account.patch(path, { ...before, ...change })
  const foreign = await account.patch(path, { ...(await read(account)), id: 'another' })

  expect(changed.status).toBe(200)
  expect(changed.body.data).toMatchObject({ ...change, id: before.id, version: before.version + 1 })
  expect([stale.status, stale.body.data.version]).toEqual([412, before.version + 1])
  expect([foreign.status, foreign.body.errors]).toEqual([422, { id: ['This is the id of another record'] }])
})

test('the address of the photo, and the gender that follows from the personal information, change nothing', async () => {
  const account = await portal.accountAt('applicant')
  const { photo, ...applicant } = (await account.get('/api/applications/me')).body.data
  const profile = (await account.get('/api/portfolioUpdate/me')).body.data

  await account.patch('/api/portfolioUpdate/me', profile)
  const kept = await account.patch('/api/applications/me', { ...applicant, photo, gender: 'Male' })

  expect(kept.body.data.photo.split('?')[0]).toBe(photo.split('?')[0])
  expect([profile.gender, (await account.get('/api/portfolioUpdate/me')).body.data.gender]).toEqual([
    'other',
    'm',
  ])
})

test('a version that is none, and a header and a body that name different ones, are refused', async () => {
  const account = await portal.accountAt('contact')
  const path = '/api/contact-information/me'
  const none = await account.patch(path, { city: 'Kasur', version: 'one' })
  expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['version']])
  const headers = { 'if-match': '"v1"' }
  expect((await account.patch(path, { city: 'Kasur', version: 2 }, { headers })).status).toBe(412)
  expect((await account.patch(path, { city: 'Kasur', version: 1 }, { headers })).status).toBe(200)
})
