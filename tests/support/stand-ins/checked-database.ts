/** Stands in front of the embedded database, which checks no signatures, and refuses what DynamoDB would refuse. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { close, listen } from '#infra/local/ports.ts'
import type { Credentials } from '#infra/local/signature/signature.ts'
import { bodyMatches, verifyRequest } from '#infra/local/signature/verify-request.ts'

export const startCheckedDatabase = async (upstream: string, credentials: Credentials) => {
  const agent = new Agent({ keepAlive: true })
  const refused: string[] = []

  const receive = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await incoming.toArray())
    const verdict = await verifyRequest(incoming, { credentials, service: 'dynamodb', now: Date.now() })
    if (!verdict.ok || !bodyMatches(verdict.payloadHash, body)) {
      refused.push(verdict.ok ? 'another body' : verdict.code)
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
      const __type = 'com.amazon.coral.service#UnrecognizedClientException'
      return void response.end(
        JSON.stringify({ __type, message: 'The security token included in the request is invalid.' }),
      )
    }
    const { method, url = '/', rawHeaders } = incoming
    const onward = request(new URL(url, upstream), { method, headers: rawHeaders, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.rawHeaders)
      answer.pipe(response)
    })
    onward.once('error', () => response.destroy())
    onward.end(body)
  }

  const server = createServer((incoming, response) => {
    receive(incoming, response).catch(() => incoming.socket.destroy())
  })
  const port = await listen(server, 0, 'the checked database')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Why calls were refused. */
    refused,
    stop: async () => {
      await close(server, 0)
      agent.destroy()
    },
  }
}
