import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { type Settings, secretName } from '#infra/settings.ts'

/** With this header the front proves itself to the functions. Made by Secrets Manager: 43 of 62 characters, 256 bits. */
export const originSecret = (scope: Construct, { name }: Settings): Secret =>
  new Secret(scope, 'OriginSecret', {
    secretName: secretName(name, 'origin-verify'),
    description: 'The header with which CloudFront proves itself to the service.',
    generateSecretString: { passwordLength: 43, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  })
