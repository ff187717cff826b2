/** The portal's secrets. Empty at first; a function generates their values at the first deploy, so that no person sees them. */
import { CustomResource, Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnSecret, type ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { registerKeysPartition, verificationKeysPartition } from '#functions/platform/table/partitions.ts'
import type { SecretName } from '#infra/aws/permissions/rights.ts'
import { functionName, type Settings, secretName } from '#infra/settings.ts'
import { bundledHandler } from '../functions/bundled-handler.ts'
import { PortalFunction } from '../functions/portal-function.ts'

interface GeneratedSecretsProps {
  settings: Settings
  key: IKey | undefined
  table: ITable
  originSecret: ISecret
  logs: LogGroup
}

export class GeneratedSecrets extends Construct {
  readonly arns: Record<SecretName, string>
  /** The secrets themselves, without the function that fills them. */
  readonly secrets: CfnSecret[] = []
  /** What fills them, and publishes the public keys in the table. */
  readonly values: CustomResource

  constructor(
    scope: Construct,
    id: string,
    { settings, key, table, originSecret, logs }: GeneratedSecretsProps,
  ) {
    super(scope, id)
    const empty = (name: SecretName, description: string): string => {
      // Not the L2 construct: that always generates a password, and these values are keys.
      const secret = new CfnSecret(this, name, {
        name: secretName(settings.name, name),
        description,
        kmsKeyId: key?.keyArn,
      })
      secret.applyRemovalPolicy(
        settings.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      )
      this.secrets.push(secret)
      return secret.ref
    }
    this.arns = {
      'applicant-signing-key': empty('applicant-signing-key', 'Signs the tokens of applicants.'),
      'staff-signing-key': empty('staff-signing-key', 'Signs the tokens of staff.'),
      'register-signing-key': empty('register-signing-key', 'Signs certificates.'),
      'letter-signing-key': empty('letter-signing-key', 'Signs letters to holders.'),
      'check-signing-key': empty('check-signing-key', 'Signs letters of checks.'),
      'log-signing-key': empty('log-signing-key', 'Signs the public log.'),
      pepper: empty('pepper', 'Goes into every password hash and every counted address.'),
    }

    const generator = new PortalFunction(this, 'Generator', {
      name: functionName(settings.name, 'generate-secrets'),
      description: 'Fills empty secrets at the first deploy and publishes the public keys.',
      code: bundledHandler(import.meta.dirname),
      memoryInMb: 512,
      timeoutInSeconds: 60,
      environment: {},
      logs,
      statements: [
        new PolicyStatement({
          actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
          resources: [...Object.values(this.arns), originSecret.secretArn],
        }),
        new PolicyStatement({
          actions: ['dynamodb:PutItem'],
          resources: [table.tableArn],
          conditions: {
            'ForAllValues:StringEquals': {
              'dynamodb:LeadingKeys': [verificationKeysPartition, registerKeysPartition],
            },
          },
        }),
      ],
    })
    this.values = new CustomResource(this, 'Values', {
      serviceToken: generator.lambda.functionArn,
      resourceType: 'Custom::GeneratedSecrets',
      // Without it a function that cannot answer would block the deployment for an hour.
      serviceTimeout: Duration.minutes(5),
      properties: {
        TableName: table.tableName,
        applicantSigningKey: this.arns['applicant-signing-key'],
        staffSigningKey: this.arns['staff-signing-key'],
        registerSigningKey: this.arns['register-signing-key'],
        letterSigningKey: this.arns['letter-signing-key'],
        checkSigningKey: this.arns['check-signing-key'],
        logSigningKey: this.arns['log-signing-key'],
        pepper: this.arns.pepper,
        originVerify: originSecret.secretArn,
        originNumber: settings.originNumber,
      },
    })
  }
}
