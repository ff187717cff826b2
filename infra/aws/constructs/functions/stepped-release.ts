/**
 * New versions of some functions take over a tenth of the calls a minute, where the settings say so; if an alarm is raised in that
 * time, they are rolled back.
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

const aliasName = 'live'

/** The alias that routes call instead of the function, whether it goes in steps in this environment or not: so that it may change. */
export const calledAlias = (endpoints: readonly string[]): string | undefined =>
  endpoints.some((name) => stepped.has(name)) ? aliasName : undefined

export class SteppedRelease extends Construct {
  private readonly settings: Settings
  private readonly application?: LambdaApplication
  private readonly role?: Role

  /** @param bundles the names of all functions that have the alias */
  constructor(scope: Construct, id: string, settings: Settings, bundles: string[]) {
    super(scope, id)
    this.settings = settings
    if (!settings.release.inSteps || bundles.length === 0) return
    this.application = new LambdaApplication(this, 'Application')
    this.role = this.roleFor(bundles)
  }

  /** The alias that a route calls instead of the function. */
  aliasOf({ lambda }: PortalFunction, bundle: string): Alias {
    const scope = new Construct(this, bundle)
    const alias = new Alias(scope, 'Live', { aliasName, version: lambda.currentVersion })
    if (this.application && this.role)
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

  private roleFor(bundles: string[]): Role {
    const functions = bundles.flatMap((bundle) => {
      const arn = this.arnOf('lambda', 'function', functionName(this.settings.name, bundle))
      return [arn, `${arn}:${aliasName}`]
    })
    return new Role(this, 'Role', {
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

  private arnOf(service: string, resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({
      service,
      resource,
      resourceName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
  }
}
