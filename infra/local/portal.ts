import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Dependencies, Services } from '#functions/services/services.ts'
import { securityHeaders } from '#infra/headers.ts'
import { lockDataDir } from './data-lock.ts'
import { enterEnvironment } from './environment.ts'
import { compressAhead, readStaticFiles } from './front/static-files.ts'
import { createFront } from './front.ts'
import { createGateway } from './gateway/gateway.ts'
import { handledRoutes } from './handled-routes.ts'
import { close, listen } from './listening.ts'
import { type LocalStack, startLocalStack } from './local-stack.ts'
import { jsonLog, type Log } from './log.ts'
import { localPages } from './mailbox/local-pages.ts'
import { runEvery } from './schedule.ts'
import { demoAdministrator, type SignIn, seed } from './seed.ts'
import { openStream } from './stream-source.ts'
import { type StreamWorker, startStreamWorker } from './stream-worker.ts'

/** A running portal. `stop` finishes what is under way, then stops everything; calling it twice is harmless. */
export interface Portal {
  url: string
  inboxUrl: string
  ground: LocalStack
  worker: StreamWorker
  services: Services
  stop(): Promise<void>
}

/** How to start a portal; tests give a temporary folder, port 0 and a quiet log. */
export interface PortalOptions {
  dataDir: string
  /** The first of five ports: front, object store, mailbox, database, secrets. 0 takes any five free ones. */
  port?: number
  inMemory?: boolean
  administrator?: SignIn
  /** The built site; missing files are answered with 404. */
  siteDir?: string
  log?: Log
  /** Clock, ids, hash cost and SDK plug-in for the functions. */
  surroundings?: Partial<Dependencies>
}

const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Requests under way, the worker and the sweep still need the ground; the folder is free once nothing can write to it. */
const stopOrder = ['front', 'worker', 'sweep', 'ground', 'environment', 'lock'] as const

const sweepEveryInHours = 24

/** Starts the whole portal in this process: ground, functions, gateway, front and stream worker. */
export const startPortal = async (options: PortalOptions): Promise<Portal> => {
  const { port = 0, inMemory = false, administrator = demoAdministrator, log = jsonLog() } = options
  const dataDir = resolve(options.dataDir)
  const started: Partial<Record<(typeof stopOrder)[number], () => unknown>> = { lock: lockDataDir(dataDir) }
  const stop = async () => {
    for (const part of stopOrder) {
      const stopPart = started[part]
      delete started[part]
      await stopPart?.()
    }
  }
  try {
    // The front listens first: its port is in the links of e-mails, in the headers and in the bucket's rule.
    const front = createFront(securityHeaders({ bucketOrigin: '', tls: false }))
    const portalPort = await listen(front.server, port, 'the portal')
    started.front = () => close(front.server)
    const firstPort = port === 0 ? 0 : port + 1
    const ground = await startLocalStack({ dataDir, portalPort, firstPort, inMemory, log })
    started.ground = ground.stop
    started.environment = enterEnvironment(ground.env)

    const functions = await createFunctions(ground, options.surroundings)
    await seed(functions.services, administrator)
    const worker = startStreamWorker({
      source: openStream(ground.call, ground.env.TABLE_NAME),
      sendEmails: functions.sendEmails,
      log,
    })
    started.worker = worker.stop
    started.sweep = runEvery(sweepEveryInHours, 'SWEEP', functions.sweepUploads, log)
    const files = await readStaticFiles(options.siteDir ?? builtSite)
    front.open({
      files,
      gateway: createGateway({ routes: functions.routes, log }),
      localPages: localPages(ground.mailbox.emails, ground.baseUrl),
      headers: securityHeaders({ bucketOrigin: ground.objectStore.endpoint, tls: false }),
      originSecret: ground.originSecret,
      log,
    })
    void compressAhead(files)
    const { services } = functions
    return {
      url: ground.baseUrl,
      inboxUrl: `${ground.baseUrl}/__local/inbox`,
      ground,
      worker,
      services,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The functions' code is loaded only now: it reads its environment as it would in Lambda. */
const createFunctions = async (ground: LocalStack, surroundings: Partial<Dependencies> = {}) => {
  const [{ routes }, { createHandler }, { readConfig }, { createServices }, stream, schedule] =
    await Promise.all([
      import('#functions/routes.ts'),
      import('#functions/http/handler.ts'),
      import('#functions/services/config.ts'),
      import('#functions/services/all-services.ts'),
      import('#functions/emails/worker.ts'),
      import('#functions/app/documents/sweep-uploads.ts'),
    ])
  const services = createServices(readConfig(ground.env), surroundings)
  return {
    services,
    routes: await handledRoutes(routes, createHandler, services),
    sendEmails: stream.sendEmails(services),
    sweepUploads: schedule.sweepUploads(services),
  }
}
