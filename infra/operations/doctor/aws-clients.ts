/** The clients of AWS that the checks ask, each made when it is first used. They only read. */
import { ACMClient } from '@aws-sdk/client-acm'
import { BackupClient } from '@aws-sdk/client-backup'
import { BudgetsClient } from '@aws-sdk/client-budgets'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CloudFrontClient } from '@aws-sdk/client-cloudfront'
import { CloudTrailClient } from '@aws-sdk/client-cloudtrail'
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { ServiceQuotasClient } from '@aws-sdk/client-service-quotas'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SNSClient } from '@aws-sdk/client-sns'
import { SQSClient } from '@aws-sdk/client-sqs'
import { STSClient } from '@aws-sdk/client-sts'

/** The region of what belongs to no region: CloudFront, its certificates, roles, and budgets. */
const globalRegion = 'us-east-1'

const longestWaitInMs = 15_000

const once = <Client>(make: () => Client): (() => Client) => {
  let made: Client | undefined
  return () => {
    made ??= make()
    return made
  }
}

const perRegion = <Client>(make: (region: string) => Client): ((region: string) => Client) => {
  const made = new Map<string, Client>()
  return (region) => {
    const client = made.get(region) ?? make(region)
    made.set(region, client)
    return client
  }
}

/** Endpoints and credentials come from the environment, as for every command. */
export const openAwsClients = (region: string) => {
  const regional = {
    region,
    maxAttempts: 3,
    requestHandler: { requestTimeout: longestWaitInMs, throwOnRequestTimeout: true },
  }
  const inRegion = (region: string) => ({ ...regional, region })
  const global = inRegion(globalRegion)
  return {
    sts: once(() => new STSClient(regional)),
    stacks: perRegion((region) => new CloudFormationClient(inRegion(region))),
    cloudFront: once(() => new CloudFrontClient(global)),
    quotas: once(() => new ServiceQuotasClient(regional)),
    globalQuotas: once(() => new ServiceQuotasClient(global)),
    functions: once(() => new LambdaClient(regional)),
    mail: once(() => new SESv2Client(regional)),
    topics: perRegion((region) => new SNSClient(inRegion(region))),
    certificates: perRegion((region) => new ACMClient(inRegion(region))),
    table: once(() => new DynamoDBClient(regional)),
    backups: once(() => new BackupClient(regional)),
    alarms: perRegion((region) => new CloudWatchClient(inRegion(region))),
    // As everywhere, the endpoint is that of the environment, not the one in the address of a queue.
    queues: once(() => new SQSClient({ ...regional, useQueueUrlAsEndpoint: false })),
    trails: once(() => new CloudTrailClient(regional)),
    budgets: once(() => new BudgetsClient(global)),
  }
}
export type AwsClients = ReturnType<typeof openAwsClients>
