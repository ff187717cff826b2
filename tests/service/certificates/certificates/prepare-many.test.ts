/** The certificates of several approved applications at once. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRegisterStack, type RegisterStack } from '#tests/support/register/register-stack.ts'
import { registrationOf } from '#tests/support/register/registrations.ts'

let register: RegisterStack
beforeAll(async () => {
  register = await openRegisterStack()
})
afterAll(() => register.close())

const approved = async () => {
  const application = await register.readyCase()
  await (await register.staffMember('registrar')).act(application.id, 'approve')
  return { ...application, number: await registrationOf(register.services, application.id) }
}
const prepareMany = async (ids: string[]) =>
  (await register.reception.ask('certificates.prepareMany', { body: { ids } })).body.data.results

test('each approved application gets its certificate, pressed twice the same; every other says why not', async () => {
  const [one, other] = [await approved(), await approved()]
  const open = await register.submittedCase({ withDocuments: false })
  const unknown = randomUUID()
  const ids = [one.id, open.id, unknown, other.id]

  const [first, second] = await Promise.all([prepareMany(ids), prepareMany(ids)])

  expect(first).toMatchObject([
    {
      id: one.id,
      reference_no: one.form.reference_no,
      certificate: { serial: `${one.number}/1` },
      words: null,
    },
    { id: open.id, certificate: null, words: 'The application is not approved any more' },
    { id: unknown, reference_no: null, certificate: null, words: 'Not found' },
    { id: other.id, certificate: { serial: `${other.number}/1` } },
  ])
  const addresses = (results: { certificate: { address: string } | null }[]) =>
    results.map(({ certificate }) => certificate?.address)
  expect(addresses(second)).toEqual(addresses(first))
})
