/**
 * Sends odd requests to every endpoint in turn. The number of a request decides what it is: `--seed` with that number
 * repeats it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { type EndpointName, endpoints } from '#shared/contract.ts'
import { Unavailable } from '#shared/kit/errors.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { answerFaults } from './answer-checks.ts'
import { openFuzzedPortal } from './fuzzed-portal.ts'
import { type FuzzedRequest, requestsFor } from './requests.ts'

/** After this number the examples are made again, because requests use them up: sessions end, records are removed. */
const requestsPerExamples = 3_000
const shownOfBody = 300
/** A request that is slow by itself is slow each time; other work of the machine is not. */
const triesAlone = 3
const pauseWhenBusyInMs = 1_000
/** Most of the time of a request is waiting for the database. */
const atOnce = 8

interface Settings {
  requests: number
  seed: number
  /** How long an answer may take when its request is asked alone; any time where it is absent. */
  slowestInMs?: number
  print?: (line: string) => void
}

const shown = (
  number: number,
  { method, path, caller, headers, raw }: FuzzedRequest,
  faults: string[],
): string =>
  [
    `--seed ${number}: ${faults.join('; ')}`,
    `  ${method} ${path.slice(0, shownOfBody)} by ${caller} ${JSON.stringify(headers).slice(0, shownOfBody)}`,
    `  ${String(raw ?? '').slice(0, shownOfBody)}`,
  ].join('\n')

export const fuzz = async ({ requests, seed, slowestInMs = Infinity, print = () => {} }: Settings) => {
  const portal = await openFuzzedPortal()
  const statuses: Record<string, number> = {}
  const broken: string[] = []
  const { hidden, ids } = portal.stranger
  const slow: { name: string; number: number; request: FuzzedRequest; token: string | undefined }[] = []
  let [example, slowestAlone] = [portal.examples(), 0]

  const tell = (fault: string) => {
    broken.push(fault)
    print(fault)
  }
  const report = (name: string, number: number, request: FuzzedRequest, faults: string[]) =>
    tell(`${name} ${shown(number, request, faults)}`)

  const timed = async (request: FuzzedRequest, token: string | undefined) => {
    const { method, path, headers, raw } = request
    const began = performance.now()
    const reply = await call(portal.url, method, path, { token, headers, raw })
    return { reply, ms: performance.now() - began }
  }

  /** Where the portal was too busy to make the people of the examples, all are made again. Any other failure is a fault of the portal. */
  const exampleOf = async (name: EndpointName, number: number) => {
    for (;;) {
      const asked = example
      try {
        return await asked(name)
      } catch (error) {
        if (!(error instanceof Unavailable)) return tell(`${name} --seed ${number}: its example: ${error}`)
        await pause(pauseWhenBusyInMs)
        if (example === asked) example = portal.examples()
      }
    }
  }

  const askNumber = async (number: number) => {
    const { name, endpoint } = endpoints[number % endpoints.length]!
    const exampleCall = await exampleOf(name, number)
    if (!exampleCall) return
    const arbitrary = requestsFor(endpoint, exampleCall, Object.keys(portal.callers), ids)
    const [request] = fc.sample(arbitrary, { seed: number, numRuns: 1 }) as [FuzzedRequest]
    const token = request.caller === 'own' ? exampleCall.token : portal.callers[request.caller]?.token
    const { reply, ms } = await timed(request, token)
    if (ms > slowestInMs) slow.push({ name, number, request, token })
    const reached = endpoints.find(
      (each) => each.endpoint.path === endpoint.path && each.endpoint.method === request.method,
    )?.endpoint
    const { access, roles } = portal.callers[request.caller] ?? { access: endpoint.access, roles: undefined }
    const isStaffsWork = access === 'staff' && reached?.access === 'staff'
    const mayRead = isStaffsWork && (!roles || reached.roles?.some((role) => roles.includes(role)))
    const faults = answerFaults(request.method, reached, reply, mayRead ? [] : hidden)
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
    if (faults.length > 0) report(name, number, request, faults)
  }

  /** A request that took long among others is repeated alone; the fastest try counts. */
  const askSlowAgain = async () => {
    for (const { name, number, request, token } of slow.splice(0)) {
      let fastest = Infinity
      for (let tries = 0; tries < triesAlone && fastest > slowestInMs; tries++)
        fastest = Math.min(fastest, Math.round((await timed(request, token)).ms))
      slowestAlone = Math.max(slowestAlone, fastest)
      if (fastest > slowestInMs) report(name, number, request, [`took ${fastest} ms`])
    }
  }

  try {
    for (let first = 0; first < requests; first += requestsPerExamples) {
      if (first > 0) {
        example = portal.examples()
        await portal.renewCallers()
        print(`${first} requests`)
      }
      const end = Math.min(first + requestsPerExamples, requests)
      let next = first
      const askInTurn = async () => {
        while (next < end) await askNumber(seed + next++)
      }
      await Promise.all(Array.from({ length: atOnce }, askInTurn))
      await askSlowAgain()
      for (const line of portal.unexpected.splice(0)) tell(JSON.stringify(line))
    }
  } finally {
    await portal.close()
  }
  return { seed, requests, statuses, slowestAlone, broken }
}
