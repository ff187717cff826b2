import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { close, listen } from '../ports.ts'
import { readBody } from '../request-body.ts'
import type { Credentials } from '../signature/signature.ts'
import { bodyMatches, verifyRequest } from '../signature/verify-request.ts'
import { type Email, type EmailStore, openEmails } from './emails.ts'
import { type FaultPlan, faultPlan } from './faults.ts'
import { errorXml, readSendEmail, sentXml } from './ses-protocol.ts'

/** A running mailbox. `fail` and `heal` are for tests, `emails` for the inbox, newest first. */
export type Mailbox = Pick<FaultPlan, 'fail' | 'heal'> & {
  endpoint: string
  emails(): Email[]
  stop(): Promise<void>
}

const longestEmailInBytes = 10 * 1024 * 1024

/** Starts an SES endpoint that keeps e-mails in `dataDir`/mail instead of sending them. */
export const startMailbox = async (options: {
  dataDir: string
  port: number
  credentials: Credentials
  /** The only sender that is verified, as in SES. */
  sender: string
}): Promise<Mailbox> => {
  const store = await openEmails(join(options.dataDir, 'mail'))
  const faults = faultPlan()
  const server = createServer((request, response) => {
    receive(request, response, { ...options, store, faults }).catch(() =>
      refuse(response, 500, 'InternalFailure', 'Internal error'),
    )
  })
  const port = await listen(server, options.port, 'the mailbox')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    fail: faults.fail,
    heal: faults.heal,
    emails: store.newestFirst,
    stop: () => close(server),
  }
}

interface MailboxState {
  credentials: Credentials
  sender: string
  store: EmailStore
  faults: FaultPlan
}

const receive = async (
  request: IncomingMessage,
  response: ServerResponse,
  state: MailboxState,
): Promise<void> => {
  const verdict = verifyRequest(request, { credentials: state.credentials, service: 'ses', now: Date.now() })
  const body = await readBody(request, longestEmailInBytes)
  if (!verdict.ok) {
    const isUnknown = verdict.code === 'InvalidToken' || verdict.code === 'InvalidAccessKeyId'
    return refuse(response, 403, isUnknown ? 'InvalidClientTokenId' : verdict.code, verdict.message)
  }
  if (!body || !bodyMatches(verdict.payloadHash, body)) {
    return refuse(
      response,
      400,
      'InvalidParameterValue',
      'The body is too long or not the one that was signed.',
    )
  }
  const asked = readSendEmail(new URLSearchParams(body.toString('utf8')))
  if ('refused' in asked) return refuse(response, 400, 'InvalidParameterValue', asked.refused)

  const fault = state.faults.next()
  if (fault === 'unavailable')
    return refuse(response, 503, 'ServiceUnavailable', 'The service is not available.')
  if (fault === 'throttle') return refuse(response, 400, 'Throttling', 'Maximum sending rate exceeded.')
  if (fault === 'reject' || !asked.source.includes(state.sender)) {
    return refuse(response, 400, 'MessageRejected', 'Email address is not verified.')
  }
  const { subject, text, html } = asked
  const messageId = await state.store.add({ to: asked.to.join(', '), subject, text, html })
  if (fault === 'lost-answer') {
    response.destroy()
    return
  }
  response.writeHead(200, { 'content-type': 'text/xml' }).end(sentXml(messageId, randomUUID()))
}

const refuse = (response: ServerResponse, status: number, code: string, message: string): void => {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(errorXml(code, message, randomUUID()))
}
