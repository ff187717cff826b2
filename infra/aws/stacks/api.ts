/** A release: the functions with their routes, the workers, and the pages that call them. */
import { Annotations, type App } from 'aws-cdk-lib'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { functionName, type Settings } from '#infra/settings.ts'
import { siteTexts } from '#infra/site-texts.ts'
import type { BundledFunction } from '../bundle.ts'
import { EndpointFunctions } from '../constructs/api/endpoint-functions.ts'
import { acceptedOrigins } from '../constructs/api/origin-secret.ts'
import { DailySweep } from '../constructs/functions/daily-sweep.ts'
import { EmailEvents } from '../constructs/functions/email-events.ts'
import { EmailWorker } from '../constructs/functions/email-worker.ts'
import { logGroup } from '../constructs/functions/log-group.ts'
import { releaseSourceMaps } from '../constructs/site/release-source-maps.ts'
import { siteBucketName } from '../constructs/site/site-bucket.ts'
import { SiteRelease } from '../constructs/site/site-release.ts'
import type { KeptSourceMaps } from '../kept-source-maps.ts'
import type { DataStack } from './data.ts'
import { PortalStack } from './portal-stack.ts'
import type { WebStack } from './web.ts'

export interface Release {
  functions: BundledFunction[]
  /** The built pages, if they are built. */
  siteFolder?: string
  /** Of the functions; none in tests that synthesise with other code. */
  sourceMaps?: KeptSourceMaps
}

export class ApiStack extends PortalStack {
  readonly endpoints: EndpointFunctions
  readonly emails: EmailWorker
  readonly sweep: DailySweep
  readonly emailEvents: EmailEvents
  readonly workerLogs: LogGroup

  constructor(
    app: App,
    settings: Settings,
    { functions, siteFolder, sourceMaps }: Release,
    data: DataStack,
    web: WebStack,
  ) {
    super(app, 'api', settings)
    const { resources, functionEnvironment } = data
    const environment = { ...functionEnvironment, ORIGIN_SECRET_SHA256: acceptedOrigins(this, settings) }
    this.workerLogs = logGroup(this, 'workers', settings)
    const common = { settings, resources, environment }

    this.endpoints = new EndpointFunctions(this, 'Routes', {
      ...common,
      api: web.api,
      functions: functions.filter(({ kind }) => kind === 'api'),
      logs: web.requestLogs,
    })
    const worker = (kind: BundledFunction['kind']) => ({
      ...common,
      bundled: onlyOne(functions, kind),
      logs: this.workerLogs,
    })
    this.emails = new EmailWorker(this, 'Emails', worker('stream'))
    this.sweep = new DailySweep(this, 'Sweep', worker('schedule'))
    this.emailEvents = new EmailEvents(this, 'EmailEvents', worker('events'))

    if (sourceMaps) releaseSourceMaps(this, sourceMaps)

    if (siteFolder) {
      const logs = logGroup(this, 'site-release', settings)
      const pages = new SiteRelease(this, 'Site', {
        folder: siteFolder,
        texts: siteTexts(settings, new Date()),
        bucketName: siteBucketName(settings),
        removerName: functionName(settings.name, 'remove-assets'),
        logs,
      })
      // New pages may call new endpoints; old pages still work with a newer service.
      pages.node.addDependency(this.endpoints)
    } else {
      Annotations.of(this).addInfo(
        'The pages are not built (npm run build), so this assembly leaves them as they are.',
      )
    }
  }
}

const onlyOne = (functions: BundledFunction[], kind: BundledFunction['kind']): BundledFunction => {
  const [found, ...others] = functions.filter((one) => one.kind === kind)
  if (!found || others.length > 0) throw new Error(`There must be exactly one ${kind} function.`)
  return found
}
