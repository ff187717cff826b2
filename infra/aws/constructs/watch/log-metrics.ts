/** Metrics counted from the log lines of the functions. */
import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'

const event = (name: string) => FilterPattern.stringValue('$.event', '=', name)
const text = (field: string, value: string) => FilterPattern.stringValue(field, '=', value)
const status = (value: number) => FilterPattern.numberValue('$.status', '=', value)
const signIn = FilterPattern.any(text('$.route', '/api/auth/login'), text('$.route', '/api/admin/auth/login'))

export class LogMetrics extends Construct {
  /** Sign-ins with a wrong password or an unknown e-mail. */
  readonly refusedSignIns: Metric
  /** Requests stopped by one of the service's own limits. */
  readonly tooMany: Metric
  /** Members of staff who opened far more applications or documents than work needs. */
  readonly readCaps: Metric
  /** Stored files that are not what was sent. */
  readonly wrongEvidence: Metric
  /** Errors that the code does not handle. */
  readonly unexpected: Metric
  /** E-mails that the mail service has permanently refused. */
  readonly refusedEmails: Metric
  /** E-mails that the mail service does not allow yet: nobody has verified an address, or a right is missing. */
  readonly waitingEmails: Metric
  /** Attempts to send an e-mail that ended in an error. */
  readonly failedEmails: Metric
  /** E-mails that came back, and that their readers call unwanted, by kind of e-mail. */
  readonly returnedEmails: MathExpression
  readonly unwantedEmails: MathExpression
  /** E-mails that themselves failed too often. */
  readonly givenUpEmails: Metric
  /** Tries to write or to publish a change of the public log that failed. */
  readonly failedLog: Metric

  constructor(
    scope: Construct,
    id: string,
    { namespace, requests, workers }: { namespace: string; requests: ILogGroup; workers: ILogGroup },
  ) {
    super(scope, id)
    const count = (metricName: string, logGroup: ILogGroup, ...patterns: IFilterPattern[]): Metric => {
      const filterPattern = FilterPattern.all(...(patterns as never[]))
      new MetricFilter(this, metricName, { metricNamespace: namespace, metricName, logGroup, filterPattern })
      return new Metric({ namespace, metricName, statistic: 'Sum', period: Duration.minutes(5) })
    }
    // A metric for each kind of e-mail exists, and costs, only while there is something to count.
    const countByKind = (metricName: string, outcome: string): MathExpression => {
      const filterPattern = FilterPattern.all(event('EMAIL_EVENT'), text('$.outcome', outcome))
      const counted = { metricNamespace: namespace, metricName, logGroup: workers, filterPattern }
      new MetricFilter(this, metricName, { ...counted, dimensions: { Kind: '$.kind' } })
      const expression = `SEARCH('{${namespace},Kind} MetricName="${metricName}"', 'Sum', 3600)`
      return new MathExpression({ expression, label: '', period: Duration.hours(1) })
    }
    const request = event('REQUEST')
    const email = event('EMAIL')
    this.refusedSignIns = count('RefusedSignIns', requests, request, signIn, status(422))
    this.tooMany = count('TooMany', requests, request, status(429))
    this.readCaps = count('StaffReadCaps', requests, event('STAFF_READ_CAP'))
    this.wrongEvidence = count('WrongEvidence', requests, event('EVIDENCE_DIFFERS'))
    this.unexpected = count('UnexpectedErrors', requests, request, status(500))
    this.refusedEmails = count('RefusedEmails', workers, email, text('$.outcome', 'refused'))
    this.returnedEmails = countByKind('ReturnedEmails', 'bounced')
    this.unwantedEmails = countByKind('UnwantedEmails', 'complained')
    this.waitingEmails = count(
      'WaitingEmails',
      workers,
      email,
      FilterPattern.any(text('$.outcome', 'not-verified'), text('$.outcome', 'forbidden')),
    )
    this.givenUpEmails = count('GivenUpEmails', workers, event('EMAIL_GIVEN_UP'), text('$.level', 'error'))
    this.failedLog = count(
      'FailedLog',
      workers,
      FilterPattern.any(
        ...[event('LOG_NOT_PUBLISHED'), event('CHANGE_NOT_LOGGED'), event('WATCHERS_NOT_TOLD')],
      ),
      text('$.level', 'error'),
    )
    this.failedEmails = count('FailedEmails', workers, event('EMAIL_FAILED'), text('$.level', 'error'))
  }
}
