/** Asks every endpoint in turn what nobody sensible asks. The number of a request decides what it is: `--seed` with that number makes it again. */
import fc from 'fast-check'
import { endpoints } from '#shared/contract/index.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { answerFaults } from './answer-checks.ts'
import { openFuzzedPortal } from './fuzzed-portal.ts'
import { type FuzzedRequest, requestsFor } from './requests.ts'

/** After so many the examples are made anew, since requests use them up: sessions end, records are removed. */
const requestsPerExamples = 3_000
const shownOfBody = 300

interface Settings {
  requests: number
  seed: number
  /** How long an answer may take, also when asked a second time; any time where it is absent. */
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
  let [example, slowest] = [portal.examples(), 0]

  const timed = async (request: FuzzedRequest, token: string | undefined) => {
    const { method, path, headers, raw } = request
    const began = performance.now()
    const reply = await call(portal.url, method, path, { token, headers, raw })
    return { reply, ms: performance.now() - began }
  }

  const askNumber = async (number: number) => {
    const { name, endpoint } = endpoints[number % endpoints.length]!
    const exampleCall = await example(name)
    const arbitrary = requestsFor(endpoint, exampleCall, Object.keys(portal.callers), ids)
    const [request] = fc.sample(arbitrary, { seed: number, numRuns: 1 }) as [FuzzedRequest]
    const token = request.caller === 'own' ? exampleCall.token : portal.callers[request.caller]?.token
    let { reply, ms } = await timed(request, token)
    if (ms > slowestInMs) ms = Math.min(ms, (await timed(request, token)).ms)
    slowest = Math.max(slowest, ms)
    const reached = endpoints.find(
      (each) => each.endpoint.path === endpoint.path && each.endpoint.method === request.method,
    )?.endpoint
    const { access, roles } = portal.callers[request.caller] ?? { access: endpoint.access, roles: undefined }
    const isStaffsWork = access === 'staff' && reached?.access === 'staff'
    const mayRead =
      isStaffsWork && (!roles || !reached.roles || reached.roles.some((role) => roles.includes(role)))
    const faults = [
      ...answerFaults(request.method, reached, reply, mayRead ? [] : hidden),
      ...(ms > slowestInMs ? [`took ${Math.round(ms)} ms`] : []),
    ]
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
    if (faults.length === 0) return
    broken.push(`${name} ${shown(number, request, faults)}`)
    print(broken.at(-1) ?? '')
  }

  try {
    for (let done = 0; done < requests; done++) {
      if (done > 0 && done % requestsPerExamples === 0) {
        example = portal.examples()
        await portal.renewCallers()
        print(`${done} requests`)
      }
      await askNumber(seed + done)
    }
  } finally {
    await portal.close()
  }
  return { seed, requests, statuses, slowestInMs: Math.round(slowest), broken }
}
