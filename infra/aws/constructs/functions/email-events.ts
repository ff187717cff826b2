/** Notes which e-mails came back, started by the events of the mail service on the account's default bus. */
import { Duration } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { emailEventTypes } from '#shared/accounts/email-events.ts'
import { configurationSetName } from '../mail/mail-identity.ts'
import type { PortalFunction } from './portal-function.ts'
import { deadLetterQueue, sendsTo, type WorkerProps, workerFunction } from './worker-function.ts'

const keptTryingFor = Duration.hours(6)

export class EmailEvents extends Construct {
  readonly worker: PortalFunction
  /** Events that the function could not be started with, or that it could not read or note. */
  readonly failed: Queue

  constructor(scope: Construct, id: string, props: WorkerProps) {
    super(scope, id)
    this.failed = deadLetterQueue(this, 'Failed')
    this.worker = workerFunction(this, props, {
      description: 'Notes which e-mails came back or were called unwanted.',
      timeoutInSeconds: 30,
      statements: [sendsTo(this.failed)],
    })
    // An event at which the function throws is tried twice more and then kept.
    this.worker.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: keptTryingFor,
      onFailure: new SqsDestination(this.failed),
    })
    new Rule(this, 'OfOurEmails', {
      description: 'What became of the e-mails of this environment.',
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: [...emailEventTypes],
          mail: { tags: { 'ses:configuration-set': [configurationSetName(props.settings)] } },
        },
      },
      targets: [
        new LambdaFunction(this.worker.lambda, {
          deadLetterQueue: this.failed,
          retryAttempts: 3,
          maxEventAge: keptTryingFor,
        }),
      ],
    })
  }
}
