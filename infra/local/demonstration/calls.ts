/** The one place here that calls the service: its routes, as they run after a request was parsed and its caller known. */
import type { Services } from '#functions/services.ts'
import { endpoints } from '#shared/contract.ts'
import { dayInKarachi } from '#shared/kit/format.ts'

export type { Services }

/** The input of a call, parsed by the endpoint's schema. */
export interface Sent {
  params?: object
  query?: object
  body?: object
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every endpoint; each caller knows its own
type Data = any

type Run = (request: unknown, services: Services) => Promise<{ data: Data }>

/** Calls an endpoint as somebody, at a moment of the past. */
export type CallAt = (name: string, callerId: string, at: Date, sent?: Sent) => Promise<Data>

/**
 * Two fifths of the calls to the database are saved: no answer is shown to anybody, so that nobody's addresses of files are
 * signed, nor those looked for who have sent the same file; and limits of past hours guard nothing.
 */
const withoutLookups = (services: Services): Services => ({
  ...services,
  files: { ...services.files, address: async () => '' },
  sentFiles: { ...services.sentFiles, othersWith: async () => [] },
  limits: { ...services.limits, count: async () => {} },
})

/** Nobody signs in for this: sessions end after hours, and the history goes back for months. */
export const openCalls = async (given: Services): Promise<CallAt> => {
  const services = withoutLookups(given)
  const { routeOf } = await import('#functions/routes.ts')
  // Nothing changes an account of the staff meanwhile.
  const staff = new Map<string, ReturnType<Services['staff']['load']>>()
  const loadStaff = (id: string) => {
    const loaded = staff.get(id) ?? services.staff.load(id, { consistent: true })
    staff.set(id, loaded)
    return loaded
  }
  return async (name, callerId, at, sent = {}) => {
    const found = endpoints.find((one) => one.name === name)
    if (!found) throw new Error(`No endpoint is called ${name}`)
    const { run } = await routeOf(found.name)
    const { endpoint } = found
    const caller = {
      staff: async () => ({ staff: await loadStaff(callerId) }),
      applicant: async () => ({ user: await services.users.load(callerId, { consistent: true }) }),
      checker: async () => ({ checker: await services.checkers.read(callerId) }),
      public: async () => ({}),
    }
    const request = {
      ...(await caller[endpoint.access]()),
      params: endpoint.params?.parse(sent.params ?? {}) ?? {},
      query: endpoint.query?.parse(sent.query ?? {}) ?? {},
      body: endpoint.body?.parse(sent.body),
      now: at,
      today: dayInKarachi(at),
      attempt: { requestId: services.newId(), now: at },
      address: '127.0.0.1',
      versionRead: undefined,
    }
    return (await (run as Run)(request, services)).data
  }
}
