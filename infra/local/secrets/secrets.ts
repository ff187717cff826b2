import { createServer, type IncomingMessage } from 'node:http'
import { registerKeySecrets } from '#infra/signing-key.ts'
import { readBody } from '../http-message.ts'
import { close, listen } from '../ports.ts'
import { bodyMatches, verifyRequest } from '../signature/verify-request.ts'
import type { SecretValues } from './secret-values.ts'

/** The secrets that functions may read; the others are only for the stand-ins. */
const served = [
  ...(['applicant-signing-key', 'staff-signing-key', 'pepper'] as const),
  ...Object.values(registerKeySecrets),
] as const
type Served = (typeof served)[number]

interface Answer {
  status: number
  body: object
}
const refusal = (type: string, message: string): Answer => ({ status: 400, body: { __type: type, message } })

/** Starts a Secrets Manager endpoint: `GetSecretValue` for the functions, `PutSecretValue` for a change of signing keys. */
export const startSecrets = async (options: {
  port: number
  values: SecretValues
  /** Called with all values after one has changed. */
  keep?: (values: SecretValues) => Promise<void>
}): Promise<{ endpoint: string; stop(): Promise<void> }> => {
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request, options).catch(() => ({
      status: 500,
      body: { __type: 'InternalServiceError', message: 'Internal error' },
    }))
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' })
    response.end(JSON.stringify(body))
  })
  const port = await listen(server, options.port, 'the secrets')
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => close(server) }
}

interface Held {
  values: SecretValues
  keep?: (values: SecretValues) => Promise<void>
}

const answer = async (request: IncomingMessage, { values, keep }: Held): Promise<Answer> => {
  const credentials = values['stand-in-access-key']
  const verdict = await verifyRequest(request, { credentials, service: 'secretsmanager', now: Date.now() })
  const body = await readBody(request, 64 * 1024)
  if (!verdict.ok) {
    const isUnknown = verdict.code === 'InvalidToken' || verdict.code === 'InvalidAccessKeyId'
    return refusal(isUnknown ? 'UnrecognizedClientException' : 'AccessDeniedException', verdict.message)
  }
  if (!body || !bodyMatches(verdict.payloadHash, body)) {
    return refusal('InvalidSignatureException', 'The body is not the one that was signed.')
  }
  const { SecretId, SecretString } = JSON.parse(body.toString('utf8'))
  const name = served.find((one) => SecretId === one || SecretId === arn(one))
  if (!name) {
    return refusal('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
  }
  const action = request.headers['x-amz-target']
  if (action === 'secretsmanager.PutSecretValue') {
    Object.assign(values, { [name]: JSON.parse(SecretString) })
    await keep?.(values)
    return { status: 200, body: { ARN: arn(name), Name: name, VersionStages: ['AWSCURRENT'] } }
  }
  if (action !== 'secretsmanager.GetSecretValue') {
    return refusal('InvalidRequestException', 'Only GetSecretValue and PutSecretValue are offered here.')
  }
  return {
    status: 200,
    body: {
      ARN: arn(name),
      Name: name,
      SecretString: JSON.stringify(values[name]),
      VersionId: '00000000-0000-4000-8000-000000000001',
      VersionStages: ['AWSCURRENT'],
    },
  }
}

const arn = (name: Served) => `arn:aws:secretsmanager:local:000000000000:secret:${name}`
