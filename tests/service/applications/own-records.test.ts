/** What the four kinds of an applicant's records have in common: made once, its owner's only, changed by its version. */
import { expect, test } from 'vitest'
import {
  type Account,
  aContact,
  anApplicant,
  aQualification,
  aUserApplication,
  matriculation,
} from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

interface Kind {
  path: string
  /** Where it is changed; the same path where it is left out, and then its records are read there too. */
  changedAt?: string
  level?: string
  /** Somebody who may add it. */
  before: () => Promise<Account>
  fields: object
  change: object
}

const kinds: Record<string, Kind> = {
  'personal information': {
    ...{ path: '/api/applications', before: () => portal.account() },
    ...{ fields: anApplicant(), change: { domicile: 'Kasur' } },
  },
  'contact information': {
    ...{ path: '/api/contact-information', before: () => portal.accountAt('applicant') },
    ...{ fields: aContact(), change: { city: 'Kasur' } },
  },
  'a qualification': {
    path: '/api/qualification-information',
    level: `?qualification_level=${encodeURIComponent(matriculation)}`,
    before: () => portal.accountAt('contact'),
    ...{ fields: aQualification(matriculation), change: { name_of_institute: 'Another' } },
  },
  'the user application': {
    ...{ path: '/api/user-applications', changedAt: '/api/tasks', before: () => portal.account() },
    ...{ fields: aUserApplication(), change: { branch_code: '9' } },
  },
}
const each = test.each(Object.entries(kinds))

const version1 = { headers: { 'if-match': '"v1"' } }

/** Somebody who has the record. */
const holderOf = async ({ path, changedAt = path, level = '', before, fields }: Kind) => {
  const account = await before()
  const record: { id: string } = (await account.post(path, fields)).body.data
  return { ...account, record, me: `${changedAt}/me${level}`, at: (id: string) => `${changedAt}/${id}` }
}

each('%s is made once by a double click, and no second one beside it', async (_, kind) => {
  const { path, before, fields, change } = kind
  const account = await before()
  const answers = await Promise.all(Array.from({ length: 20 }, () => account.post(path, fields)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  const { status, body } = await account.post(path, { ...fields, ...change })
  expect([status, body.message]).toEqual([409, 'This was added already. Reload the page to see it'])
})

each('the Idempotency-Key of %s cannot be used again with other fields', async (_, kind) => {
  const { path, before, fields, change } = kind
  const account = await before()
  const send = (body: object) =>
    account.post(path, body, { headers: { 'idempotency-key': 'key-of-this-form' } })
  const first = await send(fields)
  const again = await send(fields)
  expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id])
  const { status, body } = await send({ ...fields, ...change })
  const message = 'This was saved already with other answers. Reload the page to see it'
  expect([status, body.message]).toEqual([422, message])
})

// contactInformation.get
each('%s is found under me and its own id, by its owner only', async (_, kind) => {
  const [owner, other, nobody] = [await holderOf(kind), await holderOf(kind), await kind.before()]
  const changed = await owner.patch(owner.at(owner.record.id), kind.change)
  expect([changed.status, changed.body.data]).toMatchObject([200, { ...kind.change, version: 2 }])
  for (const id of [other.record.id, other.id, 'nothing'])
    expect((await owner.patch(owner.at(id), kind.change)).status).toBe(404)
  expect((await nobody.patch(owner.me, kind.change)).status).toBe(404)
  expect((await other.patch(other.me, kind.change)).body.data.version).toBe(2)
  if (kind.changedAt) return
  for (const place of [owner.me, owner.at(owner.record.id)]) {
    const { headers, body } = await owner.get(place)
    expect([headers.etag, body.data]).toMatchObject(['"v2"', { ...kind.change, id: owner.record.id }])
  }
  expect((await owner.get(owner.at(other.record.id))).status).toBe(404)
  expect((await nobody.get(owner.me)).status).toBe(404)
})

each(
  'of ten changes of one version of %s one is made, the others are told what it is now',
  async (_, kind) => {
    const owner = await holderOf(kind)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.patch(owner.me, kind.change, version1)),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(200), count(412)]).toEqual([1, 9])
    const { status, body } = await owner.patch(owner.me, kind.change, version1)
    expect([status, body]).toMatchObject([
      412,
      { message: 'This was changed in another window', data: { ...kind.fields, ...kind.change, version: 2 } },
    ])
  },
)
