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
import { registerKeysPartition, verificationKeysPartition } from '#functions/platform/table/partitions.ts'
import { answerDeployment } from '../answer-deployment.ts'
import {
  acceptedOrigins,
  generateSecrets,
  type SecretIds,
  type Secrets,
  type Stores,
} from './generate-secrets.ts'

const openSecrets = (): Secrets => {
  const secrets = new SecretsManagerClient()
  return {
    read: async (SecretId, VersionStage) => {
      try {
        return (
          (await secrets.send(new GetSecretValueCommand({ SecretId, VersionStage }))).SecretString ?? null
        )
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return null
        throw error
      }
    },
    write: async (SecretId, SecretString, stage) => {
      const VersionStages = stage ? [stage] : undefined
      await secrets.send(new PutSecretValueCommand({ SecretId, SecretString, VersionStages }))
    },
  }
}

const openStores = (TableName: string): Stores => {
  const table = DynamoDBDocumentClient.from(new DynamoDBClient())
  const putWhereMissing = async (Item: object) => {
    const put = new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' })
    await table.send(put).catch((error) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
    })
  }
  return {
    ...openSecrets(),
    publish: (sk, keys) => putWhereMissing({ pk: verificationKeysPartition, sk, _v: 1, keys }),
    publishRegisterKey: (key) => putWhereMissing({ pk: registerKeysPartition, sk: key.kid, _v: 1, ...key }),
  }
}

type Properties = SecretIds & { TableName: string; originNumber: string }

/**
 * Two kinds of resources call this: the one that makes all secrets, and in each stack of functions the one that reads
 * the accepted hashes.
 */
const madeFor = ({ ResourceType, ResourceProperties }: CloudFormationCustomResourceEvent) => {
  // CloudFormation passes every property as a text.
  const { TableName, originNumber, ...ids } = ResourceProperties as unknown as Properties
  return ResourceType === 'Custom::AcceptedOrigins'
    ? acceptedOrigins(ids.originVerify, Number(originNumber), openSecrets())
    : generateSecrets(ids, Number(originNumber), openStores(TableName))
}

/** Deleting the resource leaves the secrets alone: they have their own removal policy. */
export const handler = async (event: CloudFormationCustomResourceEvent): Promise<void> => {
  try {
    const Data = event.RequestType === 'Delete' ? {} : await madeFor(event)
    await answerDeployment(event, 'generated-secrets', { Status: 'SUCCESS', Data })
  } catch (error) {
    await answerDeployment(event, 'generated-secrets', { Status: 'FAILED', Reason: (error as Error).name })
  }
}
