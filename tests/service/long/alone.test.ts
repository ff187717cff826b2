/**
 * One person of the staff presses everything alone, with each set of roles, and tries to confirm with another session what they
 * have proposed: nothing that takes two people comes about.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#shared/contract.ts'
import { registrationChange } from '#shared/register/records/registration.ts'
import { lacksSecondPerson, writers } from '#shared/register/rules/writers.ts'
import { type StaffRole, staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { openExamples } from '#tests/support/calls/example-calls.ts'
import { storedItems } from '#tests/support/data-check/stored-items.ts'
import { signedInAtOnce } from '#tests/support/people/made-at-once.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let example: ReturnType<typeof openExamples>
beforeAll(async () => {
  staffStack = await openStaffStack()
  example = openExamples(staffStack.stack)
})
afterAll(() => staffStack.close())

/** Every set of roles that somebody may have. */
const roleSets = Array.from({ length: 2 ** staffRoles.length - 1 }, (_, set): StaffRole[] =>
  staffRoles.filter((_role, place) => (set + 1) & (1 << place)),
)

/** What ends the session, or confirms what the example has proposed as somebody else. */
const leftOut = new Set(['adminAuth.logout', 'proposals.act', 'staffSessions.endOthers'])
const pressed = endpoints.filter(
  ({ name, endpoint }) => endpoint.access === 'staff' && endpoint.method !== 'GET' && !leftOut.has(name),
)

/** These are pressed on records of their own each time; for the others one is enough. */
const ofRegister = new Set(['registrations', 'books', 'claims', 'changeRequests', 'cases', 'certificates'])

const alone = new Set<string>()
let attempts = 0

test.each(roleSets.map((roles) => [roles.join(', '), roles] as const))('%s', async (_, roles) => {
  const person = await staffStack.staffMember(...roles)
  alone.add(person.id)
  const { invoke } = staffStack.stack
  const fresh = openExamples(staffStack.stack)
  for (const { name, feature } of pressed) {
    const call = await (ofRegister.has(feature) ? fresh : example)(name)
    const { status } = await invoke(name, { ...call, token: person.token })
    expect([name, status < 500], name).toEqual([name, true])
    attempts += 1
  }
  const again = await signedInAtOnce(person, staffStack.services)
  const { data } = (await invoke('proposals.list', { token: again })).body
  for (const { id, by } of data?.open ?? []) {
    if (by.id !== person.id) continue
    const call = { token: again, params: { id }, body: { action: 'confirm' } }
    expect((await invoke('proposals.act', call)).status).toBe(403)
    attempts += 1
  }
})

test('no entry of the register has come about or changed by one of them alone', async () => {
  const items = await storedItems(staffStack.stack).all()
  const changes = items
    .filter(({ pk, sk }) => String(pk).startsWith('REGISTRATION#') && String(sk).startsWith('~CHANGE#'))
    .map((item) => registrationChange.parse(item))
  const byOne = changes.filter(({ by }) => by && alone.has(by.id))
  expect(attempts).toBeGreaterThan(2000)
  expect(byOne.filter(({ event }) => writers[event].second === 'confirms')).toEqual([])
  expect(changes.filter(({ event, by, confirmed_by }) => lacksSecondPerson(event, by, confirmed_by))).toEqual(
    [],
  )
})
