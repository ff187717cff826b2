import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readBody } from '../http-message.ts'
import { close, listen } from '../ports.ts'
import type { Credentials } from '../signature/signature.ts'
import { bodyMatches, verifyRequest } from '../signature/verify-request.ts'
import { type Email, type EmailStore, openEmails } from './emails.ts'
import { type EmailFates, emailFates, type FaultPlan, faultPlan } from './outcomes.ts'
import { eventsOf, type SesEvent } from './ses-events.ts'
import { errorXml, readSendEmail, sentXml } from './ses-protocol.ts'

/** The receiver of the events of an e-mail. */
type Subscriber = (event: SesEvent) => void

/** A running mailbox. `fail`, `heal` and `deliverTo` are for tests, `emails` for the inbox, newest first. */
export type Mailbox = Pick<FaultPlan, 'fail' | 'heal'> & {
  endpoint: string
  /** From now on e-mails to this address arrive, whatever its name. */
  deliverTo: EmailFates['deliverTo']
  /** Tells what becomes of e-mails that are sent from now on. */
  subscribe(subscriber: Subscriber): void
  emails(): Email[]
  stop(): Promise<void>
}

/** For the sender, and in the sandbox for recipients; SES then lists them. */
const notVerified =
  'Email address is not verified. The following identities failed the check in region EU-CENTRAL-1: them'

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
  const fates = emailFates()
  const subscribers: Subscriber[] = []
  const server = createServer((request, response) => {
    receive(request, response, { ...options, store, faults, fates, subscribers }).catch(() =>
      refuse(response, 500, 'InternalFailure', 'Internal error'),
    )
  })
  const port = await listen(server, options.port, 'the mailbox')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    fail: faults.fail,
    heal: faults.heal,
    deliverTo: fates.deliverTo,
    subscribe: (subscriber) => void subscribers.push(subscriber),
    emails: store.newestFirst,
    stop: () => close(server),
  }
}

interface MailboxState {
  credentials: Credentials
  sender: string
  store: EmailStore
  faults: FaultPlan
  fates: EmailFates
  subscribers: Subscriber[]
}

const receive = async (
  request: IncomingMessage,
  response: ServerResponse,
  state: MailboxState,
): Promise<void> => {
  const verdict = await verifyRequest(request, {
    credentials: state.credentials,
    service: 'ses',
    now: Date.now(),
  })
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
  if (fault === 'reject') return refuse(response, 400, 'MessageRejected', 'Address blacklisted.')
  if (fault === 'forbidden') return refuse(response, 403, 'AccessDenied', 'Not authorized to ses:SendEmail.')
  if (fault === 'not-verified' || !asked.source.includes(state.sender))
    return refuse(response, 400, 'MessageRejected', notVerified)
  const { subject, text, html, tags } = asked
  const messageId = await state.store.add({ to: asked.to.join(', '), subject, text, html })
  const sent = { messageId, to: asked.to, tags, at: new Date() }
  const events = asked.to.flatMap((address) => eventsOf(sent, address, state.fates.of(address)))
  // As with the service itself, the answer comes first.
  setImmediate(() => {
    for (const event of events) for (const tell of state.subscribers) tell(event)
  })
  if (fault === 'lost-answer') {
    response.destroy()
    return
  }
  response.writeHead(200, { 'content-type': 'text/xml' }).end(sentXml(messageId, randomUUID()))
}

const refuse = (response: ServerResponse, status: number, code: string, message: string): void => {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(errorXml(code, message, randomUUID()))
}
