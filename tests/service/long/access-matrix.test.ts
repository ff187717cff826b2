/** Every endpoint called by every kind of caller: the contract gives the expected answers, two small tables the exceptions. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { endpoints, type NamedEndpoint } from '#shared/contract.ts'
import { type StaffRole, staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { gatherCallers } from '#tests/support/calls/access-callers.ts'
import { openExamples } from '#tests/support/calls/example-calls.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const callers = await gatherCallers(staffStack)
const example = openExamples(staffStack.stack)

const refusals = [401, 403, 404]

/** What `{id}` names: the caller's own record of a feature, found in the current user of its owner. */
// biome-ignore lint/suspicious/noExplicitAny: the current user as it is answered
const ownedId: Record<string, (user: any) => string> = {
  applications: ({ applicant }) => applicant.id,
  contactInformation: ({ contact_information }) => contact_information.id,
  qualificationInformation: ({ qualification_information }) => qualification_information[0].id,
  applicantForm: ({ application_form }) => application_form.id,
  tasks: ({ user_application }) => user_application.id,
  printOut: ({ application_form }) => application_form.id,
  users: ({ id }) => id,
  portfolioUpdate: ({ id }) => id,
}

/** Endpoints whose answer also depends on the role and the payload; all other roles follow the contract. */
const narrower: Record<string, (role: StaffRole) => boolean> = {
  'cases.act': (role) => rolesAllow([role], 'start-review'),
}

/** The example is a proposal about an import of the bank, which these do not see. */
const unseen: Record<string, readonly StaffRole[]> = { 'proposals.act': ['reception'] }

/** What one member of staff has started belongs to that member only, whatever the roles of others. */
const begunByOne = new Set(['exports.page', 'views.rename', 'staffSessions.end'])

/** 'let in': the caller is accepted, whatever the answer to the request itself. */
const outcomeFor = ({ name, endpoint }: NamedEndpoint, role: StaffRole): number | 'let in' => {
  if (endpoint.access !== 'staff') return 401
  const named = endpoint.roles?.includes(role)
  if (!named || !(narrower[name]?.(role) ?? true)) return 403
  return begunByOne.has(name) || unseen[name]?.includes(role) ? 404 : 'let in'
}

const asOutcome = (status: number) => (refusals.includes(status) ? status : 'let in')

// The endpoints that end a session come last, since later calls need it.
const ending = ({ operation }: NamedEndpoint) => Number(operation === 'logout')
const inOrder = [...endpoints].sort((one, other) => ending(one) - ending(other))

const guarded = inOrder.filter(({ endpoint }) => endpoint.access !== 'public')

/** Not those that programs call, with a key that is no session: tests/service/register/watchers/changes.test.ts. */
test.each(endpoints.filter(({ endpoint }) => endpoint.access === 'public' && !endpoint.byKey))(
  '$name is public: it answers without a token and with an invalid one',
  async ({ name }) => {
    const call = await example(name)
    for (const token of [undefined, callers.strangers.applicant['a cut signature']])
      expect(asOutcome((await staffStack.stack.invoke(name, { ...call, token })).status)).toBe('let in')
  },
)

test.each(guarded)(
  '$name answers callers without a valid token, applicants and each staff role as the contract says',
  async (guardedEndpoint) => {
    const { name, endpoint } = guardedEndpoint
    const call = await example(name)
    const ask = async (token: string | undefined) =>
      (await staffStack.stack.invoke(name, { ...call, token })).status

    const strangers = Object.entries(callers.strangers[endpoint.access as keyof typeof callers.strangers])
    for (const [who, token] of strangers) expect([who, await ask(token)]).toEqual([who, 401])
    if (endpoint.access === 'staff') expect(await ask(callers.anotherApplicant)).toBe(401)
    for (const role of staffRoles)
      expect([role, asOutcome(await ask(callers.staff[role]))]).toEqual([
        role,
        outcomeFor(guardedEndpoint, role),
      ])
    if (begunByOne.has(name)) expect(await ask(call.token)).toBe(200)
  },
)

const ownApplicants = guarded.filter(({ endpoint }) => endpoint.access === 'applicant')

test.each(ownApplicants)('$name serves the owner of a record and nobody else', async (guardedEndpoint) => {
  const { name, feature, endpoint } = guardedEndpoint
  const { invoke } = staffStack.stack
  const call = await example(name)
  const { token, params } = call
  const owner = (await invoke('auth.user', { token: token ?? '' })).body.data
  const asAnother = async (id?: string) => {
    const of = id ? { params: { ...params, id } } : {}
    const answer = await invoke(name, { ...call, ...of, token: callers.anotherApplicant })
    const { 'x-request-id': _, ...headers } = answer.headers
    return { status: answer.status, headers, text: answer.bytes.toString() }
  }

  if (endpoint.path.includes('{id}')) {
    const id = params?.id === 'me' ? ownedId[feature]?.(owner) : params?.id
    expect(id).toEqual(expect.any(String))
    const foreign = await asAnother(id)
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(await asAnother(randomUUID()))
  } else {
    const { status, text } = await asAnother()
    expect(asOutcome(status)).toBe(endpoint.path.includes('{key}') ? 404 : 'let in') // holds no document
    expect(text).not.toContain(owner.id)
    expect(text).not.toContain(owner.cnic)
  }
  expect((await invoke(name, call)).status).toBe(endpoint.status ?? 200)
})
