/** Bad input of every size and shape gets a clear 4xx. */
import { expect, test } from 'vitest'
import { aContact, anApplicant, aPerson, aQualification, masters } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const contact = '/api/contact-information'
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('JSON above 64 KB is refused, except for a photo', async () => {
  const account = await portal.accountAt('applicant')
  const big = await account.post(contact, aContact({ city: 'x'.repeat(65 * 1024) }))
  expect([big.status, big.body.message]).toEqual([413, 'The request is too large'])
  const other = await portal.account()
  const photo = await other.post('/api/applications', anApplicant({ photo: 'x'.repeat(100 * 1024) }))
  expect(photo.status).toBe(422)
  expect((await other.post('/api/applications', anApplicant({ photo: 'x'.repeat(800 * 1024) }))).status).toBe(
    413,
  )
})

test.each([
  ['too deep', nested(9), 400],
  ['three million deep', nested(30_000), 400],
  ['not JSON', '{', 400],
  ['no object', '[]', 400],
  ['null', 'null', 400],
  ['empty', '', 400],
  ['a prototype', '{"__proto__": {"is_admin": true}}', 400],
  ['a number out of range', '{"city": 1e400}', 422],
])('a body that is %s is refused', async (_what, raw, expected) => {
  const account = await portal.accountAt('applicant')
  expect((await account.post(contact, undefined, { raw })).status).toBe(expected)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
])('a body with the content type %s is refused', async (type) => {
  const account = await portal.accountAt('applicant')
  const { status } = await account.post(contact, aContact(), { headers: { 'content-type': type } })
  expect(status).toBe(415)
})

test('a query above 2 KB, unknown query members and unknown paths are refused', async () => {
  const account = await portal.account()
  expect((await account.get(`/api/calculate-fee?issue_date=${'1'.repeat(2100)}`)).status).toBe(413)
  expect((await account.get('/api/calculate-fee?issue_date=2020-01-01&admin=1')).status).toBe(422)
  expect((await account.get('/api/nothing-here')).status).toBe(404)
  expect((await account.post('/api/calculate-fee')).status).toBe(405)
})

test('answers repeat no Origin header and set no cookie', async () => {
  const { headers } = await portal.call('GET', '/api/health', { headers: { origin: 'https://evil.example' } })
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
})

test('lone surrogates are refused, and emoji, ZWNJ and Urdu are kept', async () => {
  const account = await portal.accountAt('applicant')
  const bad = await account.post(contact, undefined, {
    raw: JSON.stringify(aContact()).replace('"Lahore"', '"\\ud800"'),
  })
  expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['city']])
  const city = 'می‌خواهم 🏥'
  expect((await account.post(contact, aContact({ city }))).body.data.city).toBe(city)
})

test('bytes that are no UTF-8 are refused in JSON, and nothing is stored', async () => {
  const account = await portal.accountAt('applicant')
  const [before, after] = JSON.stringify(aContact({ city: '|' })).split('|') as [string, string]
  for (const city of [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]) {
    const raw = Buffer.concat([Buffer.from(before), Buffer.from(city), Buffer.from(after)])
    const { status, body } = await account.post(contact, undefined, { raw })
    expect([status, body.message]).toEqual([400, 'The request is not valid UTF-8'])
  }
  expect(JSON.stringify((await account.get(contact)).body)).not.toContain('\uFFFD')
})

test('a login with a password of one megabyte is refused before it is hashed', async () => {
  const { status } = await portal.call('POST', '/api/auth/login', {
    body: { ...aPerson(), password: 'x'.repeat(1_000_000) },
  })
  expect(status).toBe(413)
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a body member called %s is refused and never causes a 500',
  async (name) => {
    const raw = JSON.stringify({ email: 'a@example.com', password: 'x' }).replace('}', `,"${name}":1}`)
    expect((await portal.call('POST', '/api/auth/login', { raw })).status).toBeLessThan(500)
    const account = await portal.account()
    expect((await account.get(`/api/calculate-fee?issue_date=2020-01-01&${name}=1`)).status).toBe(422)
  },
)

test.each([true, 0, [], {}, { toString: 1, valueOf: 1 }] as unknown[])(
  'wrong types are refused before rules between fields are checked (%j)',
  async (odd) => {
    const account = await portal.accountAt('qualifications')
    const qualification = await account.post(
      '/api/qualification-information',
      aQualification(masters, { department: odd }),
    )
    const form = await account.post('/api/applicant-form', {
      application_title: 'Renewal',
      registrationNo: 'A-1',
      issueDate: '2020-01-01',
      expiryDate: odd,
    })
    expect([qualification.status, form.status]).toEqual([422, 422])
  },
)
