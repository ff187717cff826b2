/** Once a day: reminds holders of the end of their registration; removes files that never became a document, closed accounts, and what is older than it is kept; counts the register. */
import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { hashingReservation } from '#infra/settings.ts'
import type { PortalFunction } from './portal-function.ts'
import { deadLetterQueue, type WorkerProps, workerFunction } from './worker-function.ts'

export class DailySweep extends Construct {
  readonly worker: PortalFunction
  /** Days on which the sweep could not be started. */
  readonly failedStarts: Queue

  constructor(scope: Construct, id: string, props: WorkerProps) {
    super(scope, id)
    this.worker = workerFunction(this, props, {
      description:
        'Reminds holders; removes unconfirmed uploads, closed accounts and old records; counts the register.',
      timeoutInSeconds: 15 * 60,
      // A second run at the same time would only remove the same again.
      reservedConcurrency: hashingReservation(props.settings) === undefined ? undefined : 1,
    })
    this.failedStarts = deadLetterQueue(this, 'FailedStarts')
    new Rule(this, 'Daily', {
      description: 'Starts the daily work.',
      // 03:17 in Karachi, when hardly anybody uploads.
      schedule: Schedule.cron({ hour: '22', minute: '17' }),
      targets: [
        new LambdaFunction(this.worker.lambda, {
          deadLetterQueue: this.failedStarts,
          retryAttempts: 3,
          maxEventAge: Duration.hours(6),
        }),
      ],
    })
  }
}
