/** A server that answers the SDK's real calls with recorded answers, in the protocol of each service. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

interface Asked {
  region: string
  /** Parameters of the query, members of the JSON, or those of the address. */
  parameters: Record<string, string>
  path: string
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  body: string
}
/** By action, such as `sts:GetCallerIdentity`. */
export type Answers = Record<string, Answer | ((asked: Asked) => Answer)>

const rest: [service: string, path: RegExp, operation: string][] = [
  ['cloudfront', /^\/2020-05-31\/distribution$/, 'ListDistributions'],
  ['ses', /^\/v2\/email\/account$/, 'GetAccount'],
  ['ses', /^\/v2\/email\/identities\/[^/]+$/, 'GetEmailIdentity'],
  ['lambda', /^\/2016-08-19\/account-settings$/, 'GetAccountSettings'],
  ['lambda', /^\/2015-03-31\/event-source-mappings$/, 'ListEventSourceMappings'],
  ['backup', /^\/copy-jobs$/, 'ListCopyJobs'],
]

/** Calls whose right has another name than service and operation. */
const rights: Record<string, string> = {
  'monitoring:DescribeAlarms': 'cloudwatch:DescribeAlarms',
  'budgets:DescribeBudget': 'budgets:ViewBudget',
}

/** Which action of which service is asked, as its protocol says it: target, query or address. */
const actionOf = ({ headers }: IncomingMessage, url: URL, body: string) => {
  const [, region = '', service = ''] =
    /\/([\w-]+)\/([\w-]+)\/aws4_request/.exec(headers.authorization ?? '') ?? []
  const target = headers['x-amz-target']?.toString().split('.')[1]
  if (target) return { region, service, operation: target, parameters: JSON.parse(body) }
  const query = Object.fromEntries(new URLSearchParams(body || url.search))
  const operation =
    query.Action ?? rest.find(([of, path]) => of === service && path.test(url.pathname))?.[2] ?? 'unknown'
  return { region, service, operation, parameters: query }
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

const variables = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'ASIARECORDED',
  AWS_SECRET_ACCESS_KEY: 'signs nothing',
  AWS_SESSION_TOKEN: 'recorded',
}

/** For the duration of the test every client of AWS asks this server. @returns the environment, for processes of their own, and what was asked */
export const recordedAws = async (answers: Answers) => {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://aws')
    const { region, service, operation, parameters } = actionOf(request, url, await bodyOf(request))
    const called = `${service}:${operation}`
    const action = rights[called] ?? called
    asked.push(action)
    const given = answers[action] ?? { status: 400, body: `Nothing is recorded for ${action}` }
    const answer = typeof given === 'function' ? given({ region, parameters, path: url.pathname }) : given
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const env = { ...variables, AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  // An address for one service would win over the one for all.
  const ofOneService = Object.keys(process.env).filter((name) => name.startsWith('AWS_ENDPOINT_URL_'))
  for (const name of ofOneService) vi.stubEnv(name, undefined)
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { env, asked }
}
