/** Stands between the service and a neighbour, such as its database, and breaks chosen calls as a network does. */
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { close, listen } from '#infra/local/ports.ts'

/** How a call can fail; `late` answers after the caller has given up. */
export const neighbourFaults = [
  'throttled',
  'failing',
  'reset-before',
  'reset-after',
  'hanging',
  'stalling',
  'late',
] as const
export type NeighbourFault = (typeof neighbourFaults)[number]

interface Incoming {
  method: string
  path: string
  /** The operation, where the protocol names it in a header: `DynamoDB_20120810.GetItem`. */
  operation: string
  body: Buffer
}
type Chosen = (call: Incoming) => boolean

const lateByMs = 1500

const everything = async (message: IncomingMessage): Promise<Buffer> => Buffer.concat(await message.toArray())

/** The refusal of each service in its own words. */
const refusal = (headers: IncomingHttpHeaders, fault: 'throttled' | 'failing') => {
  const isThrottled = fault === 'throttled'
  if (headers['x-amz-target'])
    return {
      status: isThrottled ? 400 : 500,
      body: JSON.stringify({ __type: isThrottled ? 'ThrottlingException' : 'InternalServerError' }),
    }
  if (headers['content-type']?.includes('form-urlencoded'))
    return {
      status: isThrottled ? 400 : 500,
      body: `<ErrorResponse><Error><Type>Sender</Type><Code>${isThrottled ? 'Throttling' : 'InternalFailure'}</Code></Error></ErrorResponse>`,
    }
  return {
    status: isThrottled ? 503 : 500,
    body: `<Error><Code>${isThrottled ? 'SlowDown' : 'InternalError'}</Code></Error>`,
  }
}

/** Passes every call on to `upstream` until a fault is planned. */
export const startFaultyNeighbour = async (upstream: string) => {
  const agent = new Agent({ keepAlive: true })
  let fault: NeighbourFault | undefined
  let isChosen: Chosen = () => true

  const passOn = ({ method, url, rawHeaders }: IncomingMessage, body: Buffer) =>
    new Promise<{ status: number; rawHeaders: string[]; body: Buffer }>((resolve, reject) => {
      const onward = request(new URL(url ?? '/', upstream), { method, headers: rawHeaders, agent })
      onward.once('error', reject)
      onward.once('response', async (answer) =>
        resolve({
          status: answer.statusCode ?? 500,
          rawHeaders: answer.rawHeaders,
          body: await everything(answer),
        }),
      )
      onward.end(body)
    })

  const receive = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await everything(incoming)
    const { method = '', url: path = '', headers } = incoming
    const operation = String(headers['x-amz-target'] ?? '')
    const planned = fault && isChosen({ method, path, operation, body }) ? fault : undefined
    if (planned === 'throttled' || planned === 'failing') {
      const { status, body } = refusal(headers, planned)
      return void response.writeHead(status).end(body)
    }
    if (planned === 'reset-before') return void incoming.socket.resetAndDestroy()
    if (planned === 'hanging') return
    const answer = await passOn(incoming, body)
    if (planned === 'reset-after') return void incoming.socket.resetAndDestroy()
    if (planned === 'late') await new Promise((resolve) => setTimeout(resolve, lateByMs).unref())
    response.writeHead(answer.status, answer.rawHeaders)
    if (planned === 'stalling') return void response.write(answer.body.subarray(0, 1))
    response.end(answer.body)
  }

  const server = createServer((incoming, response) => {
    receive(incoming, response).catch(() => incoming.socket.destroy())
  })
  const port = await listen(server, 0, 'a neighbour')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Breaks these calls until `heal`; without a choice, all. */
    breakCalls: (kind: NeighbourFault, chosen: Chosen = () => true): void => {
      fault = kind
      isChosen = chosen
    },
    heal: (): void => {
      fault = undefined
    },
    stop: () => {
      agent.destroy()
      return close(server, 0)
    },
  }
}
export type FaultyNeighbour = Awaited<ReturnType<typeof startFaultyNeighbour>>
