/** Runs the smoke test against the deployed portal every five minutes. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import type { SmokeAccount } from '#infra/operations/smoke/smoke.ts'
import { functionName, type Settings, secretName } from '#infra/settings.ts'
import { bundledHandler } from '../functions/bundled-handler.ts'
import { logGroup } from '../functions/log-group.ts'
import { PortalFunction } from '../functions/portal-function.ts'

/** Registered by the first run; the CNIC is of the range that no person has. */
const accountOf = ({ mail }: Settings): Omit<SmokeAccount, 'password'> => ({
  name: 'Canary Account',
  father_name: 'Canary Account',
  cnic: '9999900000001',
  phone: '0300 0000000',
  email: `canary@${mail.from.split('@')[1]}`,
})

export class Canary extends Construct {
  /** Runs that failed. */
  readonly failures: Metric

  constructor(scope: Construct, id: string, { settings, url }: { settings: Settings; url: string }) {
    super(scope, id)
    const account = new Secret(this, 'Account', {
      secretName: secretName(settings.name, 'canary-account'),
      description: 'The account with which the canary signs in.',
      generateSecretString: {
        secretStringTemplate: JSON.stringify(accountOf(settings)),
        generateStringKey: 'password',
        passwordLength: 40,
        excludePunctuation: true,
      },
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const { lambda } = new PortalFunction(this, 'Worker', {
      name: functionName(settings.name, 'canary'),
      description: 'Uses the portal as an applicant does.',
      code: bundledHandler(import.meta.dirname),
      memoryInMb: 512,
      timeoutInSeconds: 120,
      environment: { PORTAL_URL: url, ACCOUNT_SECRET: account.secretArn },
      statements: [
        new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [account.secretArn] }),
      ],
      logs: logGroup(this, 'canary', settings),
    })
    // The next run starts in five minutes: a failed one is not repeated.
    lambda.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(5) })
    new Rule(this, 'Schedule', {
      description: 'Starts the canary.',
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new LambdaFunction(lambda, { retryAttempts: 0 })],
    })
    this.failures = lambda.metricErrors({ statistic: 'Sum', period: Duration.minutes(5) })
  }
}
