import { expect, test } from 'vitest'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const staffStack = await openStaffStack()

const readings = async (token: string, cursor?: string) =>
  (await staffStack.stack.invoke('ownData.readings', { token, query: cursor ? { cursor } : {} })).body.data

test('an applicant reads when staff opened, read, printed and exported their file and their entry, without who', async () => {
  const registrar = await staffStack.staffMember('registrar')
  const { id, token, person } = await staffStack.submittedCase({ person: { name: 'Zarmina Khosa' } })
  const other = await staffStack.submittedCase({ withDocuments: false })
  const params = { id }

  await registrar.ask('cases.get', { params })
  await registrar.ask('cases.document', { params: { id, key: 'cnic_front_image' } })
  await registrar.act(id, 'start-review')
  await registrar.ask('cases.printed', { params })
  const begun = (await registrar.ask('exports.begin', { body: { q: person.name } })).body.data
  await registrar.ask('exports.page', { params: { id: begun.id } })

  const { number } = await aStoredRegistration(staffStack.services, { holder: id })
  await registrar.ask('registrations.get', { params: { number } })

  const told = await readings(token)
  const at = expect.any(String)
  expect(told).toEqual({
    entries: [
      { at, kind: 'entry', document: null, former: false, role: 'Registrar' },
      { at, kind: 'exported', document: null, former: false, role: null },
      { at, kind: 'printed', document: null, former: false, role: null },
      { at, kind: 'document', document: 'cnic_front_image', former: false, role: null },
      { at, kind: 'opened', document: null, former: false, role: null },
    ],
    next: null,
  })
  expect(JSON.stringify(told)).not.toContain(registrar.name)
  expect((await readings(other.token)).entries).toEqual([])
})

test('readings of the register through certificates, requests and claims are told to whom they concern', async () => {
  const people = await holdersOf(staffStack)
  const { registrar } = people
  const holder = await people.holder()
  const { number } = holder
  const { id } = (await holder.request()).body.data
  const reception = await staffStack.staffMember('reception')
  await reception.ask('certificates.get', { params: { number } })
  await registrar.ask('changeRequests.get', { params: { number, id } })
  const claimant = await (await claimantsOf(staffStack)).claimant()
  await claimant.claim({ number })
  await registrar.ask('claims.get', { params: { id: claimant.id }, query: {} })

  const toldOf = async (token: string) =>
    (await readings(token)).entries.map(({ kind, role }: { kind: string; role: string }) => [kind, role])
  expect(await toldOf(holder.token)).toEqual([
    ['compared', 'Registrar'],
    ['request', 'Registrar'],
    ['certificate', 'Reception'],
  ])
  expect(await toldOf(claimant.token)).toEqual([['claim', 'Registrar']])
})

test('a long list is answered in pages, and acts that show nothing new are not in it', async () => {
  const { id, token } = await staffStack.submittedCase({ withDocuments: false })
  const by = { kind: 'staff', id: 'clerk', name: 'Clerk' } as const
  for (let count = 0; count < 130; count++) {
    const event = count % 2 === 0 ? 'OPENED' : 'COMPARED'
    await staffStack.services.events.append(id, { event, by }, new Date(Date.now() + count))
  }

  const pages = [await readings(token)]
  while (pages.at(-1).next) pages.push(await readings(token, pages.at(-1).next))

  const times = pages.flatMap(({ entries }) => entries).map(({ at }: { at: string }) => at)
  expect(pages.map(({ entries }) => entries.length)).toEqual([25, 25, 15])
  expect(new Set(times).size).toBe(65)
  expect(times).toEqual([...times].sort().reverse())
})
