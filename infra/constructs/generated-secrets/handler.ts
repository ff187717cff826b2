/** The function of the custom resource: it connects CloudFormation, Secrets Manager and the table. */
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import { registerKeysPartition, verificationKeysPartition } from '#functions/data/partitions.ts'
import { answerDeployment } from '../answer-deployment.ts'
import { generateSecrets, type SecretIds, type Stores } from './generate-secrets.ts'

const openStores = (TableName: string): Stores => {
  const secrets = new SecretsManagerClient()
  const table = DynamoDBDocumentClient.from(new DynamoDBClient())
  const putWhereMissing = async (Item: object) => {
    const put = new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' })
    await table.send(put).catch((error) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
    })
  }
  return {
    read: async (SecretId) => {
      try {
        return (await secrets.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? null
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return null
        throw error
      }
    },
    write: async (SecretId, SecretString) => {
      await secrets.send(new PutSecretValueCommand({ SecretId, SecretString }))
    },
    publish: (sk, keys) => putWhereMissing({ pk: verificationKeysPartition, sk, _v: 1, keys }),
    publishRegisterKey: (key) => putWhereMissing({ pk: registerKeysPartition, sk: key.kid, _v: 1, ...key }),
  }
}

/** Deleting the resource leaves the secrets alone: they have their own removal policy. */
export const handler = async (event: CloudFormationCustomResourceEvent): Promise<void> => {
  try {
    const { TableName, ...ids } = event.ResourceProperties as unknown as SecretIds & { TableName: string }
    const Data = event.RequestType === 'Delete' ? {} : await generateSecrets(ids, openStores(TableName))
    await answerDeployment(event, 'generated-secrets', { Status: 'SUCCESS', Data })
  } catch (error) {
    await answerDeployment(event, 'generated-secrets', { Status: 'FAILED', Reason: (error as Error).name })
  }
}
