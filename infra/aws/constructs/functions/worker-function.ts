/** A function that serves no endpoint, with the rights that its name has (`permissions.ts`). */
import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { BundledFunction } from '#infra/aws/bundle.ts'
import { rightsOf } from '#infra/aws/permissions.ts'
import { functionName, type Settings } from '#infra/settings.ts'
import { PortalFunction } from './portal-function.ts'
import { type Resources, statementsFor } from './statements.ts'

export interface WorkerProps {
  settings: Settings
  bundled: BundledFunction
  resources: Resources
  environment: Record<string, string>
  logs: LogGroup
}

interface Work {
  description: string
  timeoutInSeconds: number
  statements?: PolicyStatement[]
  reservedConcurrency?: number
}

export const workerFunction = (
  scope: Construct,
  { settings, bundled, resources, environment, logs }: WorkerProps,
  { statements = [], ...work }: Work,
): PortalFunction =>
  new PortalFunction(scope, 'Worker', {
    name: functionName(settings.name, bundled.name),
    code: bundled.folder,
    memoryInMb: 512,
    environment,
    statements: [...statementsFor(rightsOf([bundled.name]), resources), ...statements],
    logs,
    ...work,
  })

/** Keeps permanently failed messages until somebody looks at them, as long as SQS keeps messages. */
export const deadLetterQueue = (scope: Construct, id: string): Queue =>
  new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })

/** What a worker needs to put there what it gives up. */
export const sendsTo = ({ queueArn }: Queue) =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn] })
