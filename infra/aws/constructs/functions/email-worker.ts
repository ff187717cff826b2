/** Sends the e-mails of the outbox, started by the table's stream; every minute it puts there those that had to wait. */
import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  MetricType,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda'
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import { Construct } from 'constructs'
import { outboxPrefix } from '#functions/platform/table/partitions.ts'
import { streamParameter } from '#infra/settings.ts'
import type { PortalFunction } from './portal-function.ts'
import { deadLetterQueue, sendsTo, type WorkerProps, workerFunction } from './worker-function.ts'

/** New e-mails only; the function is not started for anything else in the stream. */
const newEmails = FilterCriteria.filter({
  eventName: FilterRule.isEqual('INSERT'),
  dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(outboxPrefix) } } },
})

export class EmailWorker extends Construct {
  readonly worker: PortalFunction
  /** Stream positions of e-mails that could not be sent for a day; the e-mails themselves are in the table. */
  readonly failed: Queue

  constructor(scope: Construct, id: string, props: WorkerProps) {
    super(scope, id)
    const stream = StringParameter.valueForStringParameter(this, streamParameter(props.settings.name))
    this.failed = deadLetterQueue(this, 'Failed')
    this.worker = workerFunction(this, props, {
      description: 'Sends the e-mails of the outbox.',
      timeoutInSeconds: 60,
      statements: [
        new PolicyStatement({
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          resources: [stream],
        }),
        // Lambda requires it, and DynamoDB has no finer permission.
        new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
        sendsTo(this.failed),
      ],
    })
    const mapping = new EventSourceMapping(this, 'Outbox', {
      target: this.worker.lambda,
      eventSourceArn: stream,
      filters: [newEmails],
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // As long as the stream keeps records, because mail may be down for hours. The worker itself gives up an e-mail
      // that always fails.
      maxRecordAge: Duration.hours(24),
      onFailure: new SqsDlq(this.failed),
      // An alarm uses them to notice that the stream is not read at all.
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
    })
    mapping.node.addDependency(this.worker.role)
    new Rule(this, 'EveryMinute', {
      description: 'Puts e-mails that had to wait into the outbox.',
      schedule: Schedule.rate(Duration.minutes(1)),
      // What one minute misses the next one does.
      targets: [
        new LambdaFunction(this.worker.lambda, { retryAttempts: 0, maxEventAge: Duration.minutes(1) }),
      ],
    })
  }
}
