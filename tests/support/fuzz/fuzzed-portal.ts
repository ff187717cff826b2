/** A portal called over HTTP, with callers of every kind and one applicant whose data nobody else may see. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { startPortal } from '#infra/local/portal.ts'
import { type EndpointName, endpoints } from '#shared/contract.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { openExamples } from '#tests/support/calls/example-calls.ts'
import { exampleScene } from '#tests/support/calls/example-scene.ts'
import { dataFolder } from '#tests/support/files/data-folder.ts'
import { aCnic, aPerson } from '#tests/support/people/applicants.ts'
import { saveRecords } from '#tests/support/people/qualified-applicant.ts'
import type { Call } from '#tests/support/portal/gateway-event.ts'
import { call } from '#tests/support/portal/http-client.ts'
import type { Stack } from '#tests/support/portal/stack.ts'
import { testDependencies } from '#tests/support/portal/test-dependencies.ts'

const password = 'eleven quiet herons'

/** Somebody who has sent in an application. Of what `hidden` has, no request of the fuzzer says a word. */
const aStranger = async ({ ask }: ReturnType<typeof exampleScene>) => {
  const name = 'Zarqa Hidden'
  const person = aPerson({
    name,
    father_name: 'Father Unseen',
    cnic: aCnic(),
    email: `unseen-${randomUUID()}@example.com`,
  })
  const { token, user } = await ask('auth.register', { body: person })
  const organization = 'Unseen Hospital'
  const { applicant, contact } = await saveRecords((endpoint, body) => ask(endpoint, { token, body }), {
    applicant: { name, organization },
    contact: { city: 'Unseen City' },
  })
  await ask('applicantForm.create', { token, body: { application_title: 'Registration' } })
  const hidden = [name, person.father_name, organization, 'Unseen City', person.email, person.cnic]
  return { ids: [user.id, applicant.id, contact.id] as string[], hidden }
}

export const openFuzzedPortal = async () => {
  const dataDir = await dataFolder()
  const unexpected: Record<string, unknown>[] = []
  const portal = await startPortal({
    dataDir,
    log: () => {},
    dependencies: { ...testDependencies, log: (line) => line.status === 500 && unexpected.push(line) },
  })
  const { services, url } = portal

  const invoke = async (name: string, { params = {}, query, form, headers, ...rest }: Call = {}) => {
    const { endpoint } = endpoints.find((each) => each.name === (name as EndpointName))!
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(params[key] ?? ''))
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const sent = { ...rest, headers: { ...form?.headers, ...headers }, ...(form && { raw: form.raw }) }
    return call(url, endpoint.method, path + search, sent)
  }
  const stack = { invoke, services } as unknown as Stack // all that the examples need of it
  const scene = exampleScene(stack, () => new Date())

  const callers: Record<
    string,
    { token?: string; access?: 'applicant' | 'staff'; roles: readonly string[] }
  > = { nobody: { roles: [] }, 'a token of nobody': { token: 'eyJhbGciOiJub25lIn0.e30.', roles: [] } }
  /**
   * New sessions and an applicant of their own for each kind of caller: requests before may have ended them. Staff of
   * earlier examples leave, because a portal has room for some hundred accounts of staff.
   */
  const renewCallers = async () => {
    for (const { id, email } of (await services.roster.read()).people)
      if (email.endsWith('@council.example')) await services.staff.remove(id, email)
    const { token } = await scene.applicantAt('form')
    callers['an applicant'] = { token, access: 'applicant', roles: [] }
    for (const role of staffRoles) {
      const email = `${randomUUID()}@council.example`
      const password_hash = await services.passwords.hash(password)
      const account = { id: randomUUID(), name: role, email, password_hash, session_generation: 1 }
      await services.staff.create({ ...account, is_admin: true, roles: [role] }, new Date())
      const signedIn = await scene.ask('adminAuth.login', { body: { email, password } })
      callers[role] = { token: signedIn.token, access: 'staff', roles: [role] }
    }
  }
  await renewCallers()

  return {
    url,
    callers,
    renewCallers,
    /** The lines of the log of answers 500, with the place in the code. */
    unexpected,
    stranger: await aStranger(scene),
    examples: () => openExamples(stack),
    close: async () => {
      await portal.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
