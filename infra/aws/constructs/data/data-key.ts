/** A key of the portal's own, usable only through the services that store its data. */
import { Aws, RemovalPolicy } from 'aws-cdk-lib'
import { AnyPrincipal, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'

const services = ['dynamodb', 's3', 'secretsmanager']

/**
 * Access to items and files is granted once, on the table and the bucket, and the key allows whatever they allow. It
 * cannot be used directly, nor from another account.
 */
export const dataKey = (scope: Construct, { name, region, keepsData }: Settings): Key => {
  const key = new Key(scope, 'DataKey', {
    alias: `portal-${name}-data`,
    description: 'Encrypts the data of the portal.',
    enableKeyRotation: true,
    removalPolicy: keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  })
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'OnlyThroughTheStores',
      principals: [new AnyPrincipal()],
      actions: [
        'kms:Encrypt',
        'kms:Decrypt',
        'kms:ReEncrypt*',
        'kms:GenerateDataKey*',
        'kms:CreateGrant',
        'kms:DescribeKey',
      ],
      resources: ['*'],
      conditions: {
        StringEquals: {
          'kms:CallerAccount': Aws.ACCOUNT_ID,
          'kms:ViaService': services.map((service) => `${service}.${region}.amazonaws.com`),
        },
      },
    }),
  )
  return key
}
