/** Walks through the deployed portal every five minutes: the smoke test as a function. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'
import { logGroup } from './log-group.ts'
import { PortalFunction } from './portal-function.ts'

interface CanaryProps {
  settings: Settings
  /** The bundled smoke test. */
  folder: string
  /** The portal's address. */
  url: string
}

export class Canary extends Construct {
  /** Walks that did not come to their end. */
  readonly failures: Metric

  constructor(scope: Construct, id: string, { settings, folder, url }: CanaryProps) {
    super(scope, id)
    const { name } = settings
    // The walker's account is registered like anybody's; whoever does so puts its e-mail and password here.
    const walker = new Secret(this, 'Walker', {
      secretName: `portal-${name}/walker`,
      description: 'E-mail and password of the account with which the canary walks.',
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const { lambda } = new PortalFunction(this, 'Walk', {
      name: `portal-${name}-canary`,
      description: 'Walks through the portal like an applicant.',
      code: folder,
      memoryInMb: 512,
      timeoutInSeconds: 120,
      environment: { SMOKE_URL: url, SMOKE_WALKER_SECRET: walker.secretArn },
      statements: [
        new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [walker.secretArn] }),
      ],
      logs: logGroup(this, 'canary', settings),
    })
    new Rule(this, 'Often', {
      description: 'Starts a walk through the portal.',
      schedule: Schedule.rate(Duration.minutes(5)),
      // The next walk comes in five minutes: a failed one is not repeated.
      targets: [new LambdaFunction(lambda, { retryAttempts: 0 })],
    })
    this.failures = lambda.metricErrors({ statistic: 'Sum', period: Duration.minutes(5) })
  }
}
