/**
 * Sends the e-mails of the outbox and writes changes of the register into the public log, started by the table's stream; every
 * minute it puts into the outbox what had to wait, and publishes the log.
 */
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
import {
  outboxPrefix,
  registrationChangePrefix,
  registrationEntry,
  registrationPrefix,
} from '#functions/platform/table/partitions.ts'
import { streamParameter } from '#infra/settings.ts'
import type { PortalFunction } from './portal-function.ts'
import { deadLetterQueue, sendsTo, type WorkerProps, workerFunction } from './worker-function.ts'

/** New e-mails only; the function is not started for anything else in the stream. */
const newEmails = FilterCriteria.filter({
  eventName: FilterRule.isEqual('INSERT'),
  dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(outboxPrefix) } } },
})

const ofRegister = { pk: { S: FilterRule.beginsWith(registrationPrefix) } }
/** Entries that were written, and events of their history, which tell of those that were taken out. */
const changesOfRegister = [
  FilterCriteria.filter({
    eventName: FilterRule.or('INSERT', 'MODIFY'),
    dynamodb: { Keys: { ...ofRegister, sk: { S: FilterRule.isEqual(registrationEntry) } } },
  }),
  FilterCriteria.filter({
    eventName: FilterRule.isEqual('INSERT'),
    dynamodb: { Keys: { ...ofRegister, sk: { S: FilterRule.beginsWith(registrationChangePrefix) } } },
  }),
]

export class EmailWorker extends Construct {
  readonly worker: PortalFunction
  /** Stream positions of e-mails that could not be sent for a day; the e-mails themselves are in the table. */
  readonly failed: Queue

  constructor(scope: Construct, id: string, props: WorkerProps) {
    super(scope, id)
    const stream = StringParameter.valueForStringParameter(this, streamParameter(props.settings.name))
    this.failed = deadLetterQueue(this, 'Failed')
    this.worker = workerFunction(this, props, {
      description: 'Sends the e-mails of the outbox, and keeps the public log.',
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
    const common = {
      target: this.worker.lambda,
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // As long as the stream keeps records, because mail may be down for hours. The worker itself gives up an e-mail
      // that always fails, and puts off a change of the register.
      maxRecordAge: Duration.hours(24),
      onFailure: new SqsDlq(this.failed),
    }
    // Two, so that neither waits for the other when the mail service is down.
    const mappings = [
      new EventSourceMapping(this, 'Outbox', {
        ...{ ...common, filters: [newEmails] },
        // An alarm uses them to notice that the stream is not read at all.
        metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
      }),
      new EventSourceMapping(this, 'Log', { ...common, filters: changesOfRegister }),
    ]
    for (const mapping of mappings) mapping.node.addDependency(this.worker.role)
    new Rule(this, 'EveryMinute', {
      description: 'Puts e-mails that had to wait into the outbox, and publishes the log.',
      schedule: Schedule.rate(Duration.minutes(1)),
      // What one minute misses the next one does.
      targets: [
        new LambdaFunction(this.worker.lambda, { retryAttempts: 0, maxEventAge: Duration.minutes(1) }),
      ],
    })
  }
}
