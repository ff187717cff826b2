/** A process that runs one part of the portal. It is told which part, and says when that part runs. */
import { flushCompileCache } from 'node:module'
import { securityHeaders } from '#infra/headers.ts'
import { createCloudFront } from '#infra/local/cloudfront/cloudfront.ts'
import { credentialsOf, enterEnvironment } from '#infra/local/environment.ts'
import type { LocalStack } from '#infra/local/local-stack.ts'
import { startMailbox } from '#infra/local/mailbox/mailbox.ts'
import { startObjectStore } from '#infra/local/object-store/object-store.ts'
import { listen } from '#infra/local/ports.ts'
import { connectServices, openGateway } from '#infra/local/service.ts'
import { startWorkers } from '#infra/local/workers.ts'
import { readSiteFacts } from '#infra/site-pages.ts'

/** What the parent sends first. */
export interface PartOrder {
  part: 'server' | 'store' | 'worker' | 'mailbox'
  port: number
  dataDir: string
  env: LocalStack['env']
  originSecret: string
}

const log = () => {}

/** The service alone: e-mails wait in the outbox for the worker. */
const startServer = async ({ env, port, originSecret }: PartOrder): Promise<void> => {
  const gateway = await openGateway(await connectServices(env), log)
  const headers = securityHeaders({ bucketOrigin: env.AWS_ENDPOINT_URL_S3, tls: false })
  const front = createCloudFront(headers)
  const facts = readSiteFacts(undefined)
  front.open({
    ...{ files: new Map(), facts, gateway, localPages: () => undefined },
    ...{ headers, originSecret, log },
  })
  await listen(front.server, port, 'the service')
}

const startWorker = async ({ env }: PartOrder): Promise<void> => {
  const { emailEvents } = await startWorkers(await connectServices(env), env, log)
  process.on('message', ({ emailEvent }: { emailEvent: unknown }) => emailEvents.receive(emailEvent))
}

const startStore = async ({ dataDir, port, env }: PartOrder): Promise<void> => {
  const credentials = credentialsOf(env)
  await startObjectStore({ dataDir, port, bucket: env.BUCKET_NAME, credentials, allowedOrigins: [], log })
}

const startMail = async ({ dataDir, port, env }: PartOrder): Promise<void> => {
  const mailbox = await startMailbox({
    dataDir,
    port,
    credentials: credentialsOf(env),
    sender: env.MAIL_FROM,
  })
  mailbox.subscribe((emailEvent) => void process.send?.({ emailEvent }))
}

const starts = { server: startServer, worker: startWorker, store: startStore, mailbox: startMail }

process.once('disconnect', () => process.exit(1))
process.once('message', async (order: PartOrder) => {
  enterEnvironment(order.env)
  await starts[order.part](order)
  process.send?.({ runs: order.part })
  flushCompileCache() // a killed process writes nothing at its end
})
