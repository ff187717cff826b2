import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'

/** A log group whose lines expire after the environment's period. */
export const logGroup = (scope: Construct, name: string, settings: Settings): LogGroup =>
  new LogGroup(scope, `${name}-logs`, {
    logGroupName: `/portal/${settings.name}/${name}`,
    // The enum's values are days.
    retention: settings.logsKeptInDays as RetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  })
