import { registerKeysPartition, verificationKeysPartition } from '#functions/platform/table/partitions.ts'
import { type Jwk, publicHalf, registerKeySecrets } from '#infra/signing-key.ts'
import type { DynamoDbCall } from '../database/dynamodb-call.ts'
import type { SecretValues } from './secret-values.ts'

/** Writes the public halves of the signing keys where the functions look for them. */
export const publishVerificationKeys = async (
  call: DynamoDbCall,
  tableName: string,
  secrets: SecretValues,
): Promise<void> => {
  const pairs = [
    ['applicant', secrets['applicant-signing-key']],
    ['staff', secrets['staff-signing-key']],
  ] as const
  for (const [sk, key] of pairs) {
    await call('DynamoDB_20120810.PutItem', {
      TableName: tableName,
      Item: {
        pk: { S: verificationKeysPartition },
        sk: { S: sk },
        _v: { N: '1' },
        keys: { L: [asAttribute(publicHalf(key))] },
      },
    })
  }
  for (const name of Object.values(registerKeySecrets)) {
    const key = publicHalf(secrets[name])
    await call('DynamoDB_20120810.PutItem', {
      TableName: tableName,
      Item: { pk: { S: registerKeysPartition }, sk: { S: key.kid }, _v: { N: '1' }, ...asAttribute(key).M },
    })
  }
}

const asAttribute = (jwk: Jwk) => ({
  M: Object.fromEntries(Object.entries(jwk).map(([name, value]) => [name, { S: value }])),
})
