/**
 * One person of the staff presses everything alone, with each set of roles, and tries to confirm with another session, or after
 * they have been away, what they have proposed; and two people of one role each, of whom at most one is a registrar: nothing
 * that takes two people of the right roles comes about.
 */
import { expect, test } from 'vitest'
import { receiptsPartition } from '#functions/platform/table/partitions.ts'
import { inParallel } from '#infra/local/demonstration/in-parallel.ts'
import { type EndpointName, endpoints } from '#shared/contract.ts'
import { receipt } from '#shared/payments/records/receipt.ts'
import { registrationChange } from '#shared/register/records/registration.ts'
import { lacksSecondPerson } from '#shared/register/rules/second-person.ts'
import { writers } from '#shared/register/rules/writers.ts'
import { type StaffRole, staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { openExamples } from '#tests/support/calls/example-calls.ts'
import { storedItems } from '#tests/support/data-check/stored-items.ts'
import { signedInAtOnce } from '#tests/support/people/made-at-once.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import type { Call } from '#tests/support/portal/stack.ts'

type Person = Awaited<ReturnType<StaffStack['staffMember']>>

/** Every set of roles that somebody may have. */
const roleSets = Array.from({ length: 2 ** staffRoles.length - 1 }, (_, set): StaffRole[] =>
  staffRoles.filter((_role, place) => (set + 1) & (1 << place)),
)
/** Every two roles, each two once. */
const pairs = staffRoles.flatMap((one, place) =>
  staffRoles.slice(place + 1).map((other) => [one, other] as const),
)

/** What ends the session, or confirms what the example has proposed as somebody else. */
const leftOut = new Set(['adminAuth.logout', 'proposals.act', 'staffSessions.endOthers'])
const pressed = endpoints.filter(
  ({ name, endpoint }) => endpoint.access === 'staff' && endpoint.method !== 'GET' && !leftOut.has(name),
)
/** These are pressed on records of their own each time; for the others one is enough. */
const ofRegister = new Set([
  'registrations',
  'books',
  'claims',
  'changeRequests',
  'cases',
  'certificates',
  'cnicRequests',
  'watchers',
  'receipts',
])
/** These propose what changes the register, who has a CNIC, or who watches the register. */
const proposing = [
  'registrations.proposeStanding',
  'registrations.proposeParticulars',
  'changeRequests.accept',
  'books.ask',
  'books.undo',
  'cnicRequests.decide',
  'watchers.propose',
] satisfies EndpointName[]

/** These need nobody else, on what two people have made. */
const once = ['certificates.prepare', 'certificates.replace', 'claims.decide'] satisfies EndpointName[]

let attempts = 0
const press = async ({ stack }: StaffStack, ...[name, call]: Parameters<StaffStack['stack']['invoke']>) => {
  const { status, body } = await stack.invoke(name, call)
  expect([name, status < 500]).toEqual([name, true])
  attempts += 1
  return { status, data: body?.data }
}

const confirmAsNobodyMay = async (staffStack: StaffStack, token: string, ids: string[]) => {
  for (const id of ids) {
    const call = { token, params: { id }, body: { action: 'confirm', compared: true } }
    // What a role does not see is not there for it.
    expect([403, 404]).toContain((await press(staffStack, 'proposals.act', call)).status)
  }
}

const proposedBy = async (reader: Person, person: Person): Promise<string[]> => {
  const { open = [] } = (await reader.ask('proposals.list')).body.data ?? {}
  return open.flatMap(({ id, by }: { id: string; by: { id: string } }) => (by.id === person.id ? [id] : []))
}

interface Signed {
  by: { id: string }
  confirmed_by?: { id: string } | null
}
const isAlone = ({ by, confirmed_by }: Signed): boolean => !confirmed_by || confirmed_by.id === by.id

/** No entry of the register has come about or changed by one of them without the second person of the right role; nor does anybody watch it, or is a receipt cancelled. */
const expectNothingAlone = async ({ stack, services }: StaffStack, people: Person[]) => {
  const items = await storedItems(stack).all()
  const changes = items
    .filter(({ pk, sk }) => String(pk).startsWith('REGISTRATION#') && String(sk).startsWith('~CHANGE#'))
    .map((item) => registrationChange.parse(item))
  const ids: string[] = people.map(({ id }) => id)
  expect(changes.length).toBeGreaterThan(0)
  expect(
    changes.filter(({ event, by }) => by && ids.includes(by.id) && writers[event].second === 'confirms'),
  ).toEqual([])
  expect(changes.filter(({ event, by, confirmed_by }) => lacksSecondPerson(event, by, confirmed_by))).toEqual(
    [],
  )
  const terms = (await services.watchers.all()).flatMap((watcher) => watcher.terms ?? [])
  const cancelled = items
    .filter((item) => item.pk === receiptsPartition && item.outcome)
    .flatMap((item) => receipt.parse(item).outcome ?? [])
    .filter(({ as }) => as === 'cancelled')
  expect([...terms, ...cancelled].filter(isAlone)).toEqual([])
  console.info(JSON.stringify({ attempts, changes: changes.length, watchers: terms.length }))
}

/** Those who prepare the records of the examples, in turn: more than act on one record. */
const preparing = async ({ staffMember }: StaffStack): Promise<string[]> => {
  const tokens: string[] = []
  for (let place = 0; place < 8; place++) tokens.push((await staffMember(...staffRoles)).token)
  return tokens
}

test('alone, with each set of roles', async () => {
  const staffStack = await openStaffStack()
  const example = openExamples(staffStack.stack)
  const others = await preparing(staffStack)
  /** Calls on records that nobody could change. */
  const unused = new Map<EndpointName, Call>()
  const people: Person[] = []
  for (const roles of roleSets) people.push(await staffStack.staffMember(...roles))
  await inParallel(people, async (person) => {
    const fresh = openExamples(staffStack.stack, undefined, others)
    for (const { name, feature } of pressed) {
      const call = unused.get(name) ?? (await (ofRegister.has(feature) ? fresh : example)(name))
      const { status } = await press(staffStack, name, { ...call, token: person.token })
      if (status === 403) unused.set(name, call)
      else unused.delete(name)
    }
    const again = await signedInAtOnce(person, staffStack.services)
    await confirmAsNobodyMay(staffStack, again, await proposedBy(person, person))
  })
  await expectNothingAlone(staffStack, people)
  await staffStack.close()
})

test('a registrar who has been deactivated and is back, and two people of one role each', async () => {
  const staffStack = await openStaffStack()
  const example = openExamples(staffStack.stack)
  const { services, staffMember } = staffStack
  const registrar = await staffMember('registrar')
  for (const name of proposing)
    await press(staffStack, name, { ...(await example(name)), token: registrar.token })
  const waiting = await proposedBy(registrar, registrar)
  expect(waiting).toHaveLength(proposing.length)

  const administrators = [await staffMember('administrator'), await staffMember('administrator')] as const
  const [first, second] = administrators
  const act = (action: string) => first.ask('people.act', { params: { id: registrar.id }, body: { action } })
  await act('deactivate')
  const invitation = { email: registrar.email, name: 'Somebody else', roles: ['registrar'] }
  expect((await first.ask('people.invite', { body: invitation })).status).toBe(422)
  await act('reactivate')
  for (const id of await proposedBy(second, first))
    await second.ask('proposals.act', { params: { id }, body: { action: 'confirm' } })
  const back = await services.staff.load(registrar.id)
  if (!back) throw new Error('Nobody is back')
  await confirmAsNobodyMay(staffStack, await signedInAtOnce(back.account, services), waiting)

  const people = [registrar]
  const others = await preparing(staffStack)
  await inParallel(pairs, async (roles) => {
    const pair = [await staffMember(roles[0]), await staffMember(roles[1])]
    people.push(...pair)
    const fresh = openExamples(staffStack.stack, undefined, others)
    for (const { token } of pair)
      for (const name of [...proposing, ...once])
        await press(staffStack, name, { ...(await fresh(name)), token })
    const watcher = await staffMember('registrar')
    const theirs = await Promise.all(pair.map((person) => proposedBy(watcher, person)))
    expect(theirs.flat()).toHaveLength(roles.includes('registrar') ? proposing.length : 0)
    // A registrar among them may confirm what the first registrar has proposed.
    const forbidden = roles.includes('registrar') ? theirs.flat() : waiting
    for (const { token } of pair) await confirmAsNobodyMay(staffStack, token, forbidden)
  })
  await expectNothingAlone(staffStack, people)
  await staffStack.close()
  expect(attempts).toBeGreaterThan(2000)
})
