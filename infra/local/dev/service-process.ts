/** The child process of `npm run dev` that runs the service; it is told what it needs and answers with its port. */
import { securityHeaders } from '#infra/headers.ts'
import { readSiteFacts } from '#infra/site-pages.ts'
import { StartError } from '#infra/start-error.ts'
import { createCloudFront } from '../cloudfront/cloudfront.ts'
import { enterEnvironment } from '../environment.ts'
import type { LocalStack } from '../local-stack.ts'
import { openLog } from '../log.ts'
import { close, listen } from '../ports.ts'
import type { SignIn } from '../seed.ts'
import { startService } from '../service.ts'

/** The messages of the parent process. */
export type ServiceOrder = {
  env: LocalStack['env']
  originSecret: string
  administrator?: SignIn
  demo?: boolean
  logFile: string | null
}

const graceInMs = 1000

const run = async ({ env, originSecret, administrator, demo, logFile }: ServiceOrder): Promise<void> => {
  const log = openLog(logFile)
  enterEnvironment(env)
  const headers = securityHeaders({ bucketOrigin: env.AWS_ENDPOINT_URL_S3, tls: false })
  const service = await startService({ env, administrator, demo, log })
  process.on('message', ({ emailEvent }: { emailEvent: unknown }) => service.emailEvents.receive(emailEvent))
  const front = createCloudFront(headers)
  front.open({
    files: new Map(),
    facts: readSiteFacts(undefined),
    gateway: service.gateway,
    localPages: () => undefined,
    headers,
    originSecret,
    log,
  })
  const port = await listen(front.server, 0, 'the service')
  process.once('SIGTERM', async () => {
    await close(front.server, graceInMs)
    await service.stop()
    process.exit(0)
  })
  process.send?.({ port })
}

// Ctrl+C and a closed terminal reach every process of it: the parent decides when this one ends, and takes it along if it dies.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {})
process.once('disconnect', () => process.exit(1))
process.once('message', async (order: ServiceOrder) => {
  await run(order).catch((error) => {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  })
})
