import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Dependencies } from '#functions/platform/services/app-context.ts'
import type { Services } from '#functions/services.ts'
import { securityHeaders } from '#infra/headers.ts'
import { settingsOf } from '#infra/settings.ts'
import { factsFile, readSiteFacts } from '#infra/site-pages.ts'
import { siteTexts } from '#infra/site-texts.ts'
import { createCloudFront } from './cloudfront/cloudfront.ts'
import { compressAhead, readStaticFiles, staticFile } from './cloudfront/static-files.ts'
import { lockDataDir } from './data-lock.ts'
import type { StreamWorker } from './database/stream-worker.ts'
import { enterEnvironment } from './environment.ts'
import { type LocalStack, startLocalStack } from './local-stack.ts'
import { jsonLog, type Log } from './log.ts'
import { localPages } from './mailbox/local-pages.ts'
import { close, listen } from './ports.ts'
import { demoAdministrator, type SignIn } from './seed.ts'
import { startService } from './service.ts'
import { stoppable } from './stop-order.ts'

/** A running portal. `stop` finishes what is under way, then stops everything; calling it twice is harmless. */
export interface Portal {
  url: string
  inboxUrl: string
  localStack: LocalStack
  worker: StreamWorker
  services: Services
  stop(): Promise<void>
}

/** How to start a portal; tests use a temporary folder, port 0 and a separate log. */
export interface PortalOptions {
  dataDir: string
  /** The first of five ports: portal, object store, mailbox, database, secrets. 0 uses any five free ones. */
  port?: number
  administrator?: SignIn
  /** Whether the demonstration is loaded too. */
  demo?: boolean
  /** The built site; missing files are answered with 404. */
  siteDir?: string
  log?: Log
  /** Clock, ids, hash cost and SDK plug-in for the functions. */
  dependencies?: Partial<Dependencies>
}

const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Requests under way and the service still need the stand-ins; the folder is unlocked once nothing can write to it. */
const stopOrder = ['cloudFront', 'service', 'localStack', 'environment', 'lock'] as const

/** Starts the whole portal in this process: stand-ins, service and CloudFront's stand-in. */
export const startPortal = async (options: PortalOptions): Promise<Portal> => {
  const { port = 0, administrator = demoAdministrator, log = jsonLog() } = options
  const dataDir = resolve(options.dataDir)
  const { started, stop } = stoppable(stopOrder)
  try {
    started.lock = lockDataDir(dataDir)
    // CloudFront's stand-in listens first: its port is in the links of e-mails, in the headers and in the bucket's rule.
    const cloudFront = createCloudFront(securityHeaders({ bucketOrigin: '', tls: false }))
    const portalPort = await listen(cloudFront.server, port, 'the portal')
    started.cloudFront = () => close(cloudFront.server)
    const firstPort = port === 0 ? 0 : port + 1
    const localStack = await startLocalStack({ dataDir, portalPort, firstPort, log })
    started.localStack = localStack.stop
    started.environment = enterEnvironment(localStack.env)

    const { dependencies, demo } = options
    const service = await startService({ env: localStack.env, administrator, demo, dependencies, log })
    started.service = service.stop
    localStack.mailbox.subscribe(service.emailEvents.receive)
    const siteDir = options.siteDir ?? builtSite
    const facts = readSiteFacts(siteDir)
    const files = new Map(await readStaticFiles(siteDir))
    files.delete(`/${factsFile}`)
    // Without the settings' domain: one machine has none.
    const { securityContact, registerInSearchEngines } = settingsOf('dev')
    const texts = siteTexts({ securityContact, registerInSearchEngines }, new Date())
    for (const [path, text] of Object.entries(texts))
      files.set(`/${path}`, staticFile('.txt', Buffer.from(text)))
    cloudFront.open({
      files,
      facts,
      gateway: service.gateway,
      localPages: localPages(localStack.mailbox.emails, localStack.baseUrl),
      headers: securityHeaders({
        bucketOrigin: localStack.objectStore.endpoint,
        tls: false,
        styleHashes: facts.styleHashes,
      }),
      originSecret: localStack.originSecret,
      store: localStack.objectStore,
      log,
    })
    void compressAhead(files)
    const { baseUrl: url } = localStack
    const { worker, services } = service
    return { url, inboxUrl: `${url}/__local/inbox`, localStack: localStack, worker, services, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
