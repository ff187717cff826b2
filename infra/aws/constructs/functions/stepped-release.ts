/**
 * New versions of some functions take over a tenth of the calls a minute; if an alarm is raised in that time, they
 * are rolled back.
 */
import { ArnFormat, Stack } from 'aws-cdk-lib'
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Alias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { functionName, type Settings } from '#infra/settings.ts'
import { alarmNames } from '../alarms/watched-alarms.ts'
import type { PortalFunction } from './portal-function.ts'

/** One of each way to sign in, and everything by which an application or a file comes in: what may least be broken for everybody at once. */
const stepped = new Set([
  'auth.login',
  'auth.passkeyLogin',
  'adminAuth.login',
  'applicantForm.create',
  'applicantForm.resubmit',
  'uploads.create',
  'uploads.grant',
  'uploads.confirm',
  'files.create',
])
export const goesInSteps = (endpoints: readonly string[]): boolean =>
  endpoints.some((name) => stepped.has(name))

const aliasName = 'live'

export class SteppedRelease extends Construct {
  private readonly settings: Settings
  private readonly application: LambdaApplication
  private readonly role: Role

  /** @param bundles the names of all functions that go in steps */
  constructor(scope: Construct, id: string, settings: Settings, bundles: string[]) {
    super(scope, id)
    this.settings = settings
    this.application = new LambdaApplication(this, 'Application')
    const functions = bundles.flatMap((bundle) => {
      const arn = this.arnOf('lambda', 'function', functionName(settings.name, bundle))
      return [arn, `${arn}:${aliasName}`]
    })
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      inlinePolicies: {
        rights: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
              resources: functions,
            }),
            new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }),
          ],
        }),
      },
    })
  }

  /** The alias that a route calls instead of the function. */
  aliasOf({ lambda }: PortalFunction, bundle: string): Alias {
    const scope = new Construct(this, bundle)
    const alias = new Alias(scope, 'Live', { aliasName, version: lambda.currentVersion })
    new LambdaDeploymentGroup(scope, 'Group', {
      application: this.application,
      alias,
      role: this.role.withoutPolicyUpdates(),
      deploymentConfig: LambdaDeploymentConfig.LINEAR_10PERCENT_EVERY_1MINUTE,
      alarms: alarmNames(this.settings).map((name) =>
        Alarm.fromAlarmArn(scope, name, this.arnOf('cloudwatch', 'alarm', name)),
      ),
      // Alarms are deployed after the functions: where they are missing, nothing could ever be released otherwise.
      ignorePollAlarmsFailure: true,
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    })
    return alias
  }

  private arnOf(service: string, resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({
      service,
      resource,
      resourceName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
  }
}
