/** Everything somebody is told about, one entry each. */
import { Duration } from 'aws-cdk-lib'
import type { ApiStack } from '../stacks/api.ts'
import type { DataStack } from '../stacks/data.ts'
import type { StaffStack } from '../stacks/staff.ts'
import type { WebStack } from '../stacks/web.ts'
import type { LogMetrics } from './log-metrics.ts'
import type { AlarmDefinition } from './portal-alarm.ts'
import {
  functionMetrics,
  gatewayMetrics,
  mailMetrics,
  messagesIn,
  tableMetrics,
  workerMetrics,
} from './portal-metrics.ts'

export interface Watched {
  web: WebStack
  data: DataStack
  staff: StaffStack
  api: ApiStack
  lines: LogMetrics
}

const inMs = (duration: Duration) => duration.toMilliseconds()

export const alarmsOf = ({ web, data, staff, api, lines }: Watched): Record<string, AlarmDefinition> => {
  const gateway = gatewayMetrics(web.api)
  const functions = functionMetrics([...api.routes.hashing, ...staff.routes.hashing])
  const table = tableMetrics(data.table)
  const emails = workerMetrics(api.emails.worker)
  const sweep = workerMetrics(api.sweep.worker)
  const mail = mailMetrics()
  return {
    'server-error': {
      sentence: 'At least one request was answered with a server error.',
      runbook: 'server-errors',
      metric: gateway.serverErrors,
      atLeast: 1,
    },
    'server-error-share': {
      sentence: 'More than 1 % of the requests of ten minutes were answered with a server error.',
      runbook: 'server-errors',
      metric: gateway.serverErrorShare,
      atLeast: 1,
      periods: 2,
    },
    'unexpected-errors': {
      sentence: 'The code met an error nobody foresaw; its log line holds the place.',
      runbook: 'server-errors',
      metric: lines.unexpected,
      atLeast: 1,
    },
    'function-errors': {
      sentence: 'A function crashed or ran out of time or memory.',
      runbook: 'server-errors',
      metric: functions.errors,
      atLeast: 1,
    },
    'slow-answers': {
      sentence: 'For 15 minutes one in twenty answers took longer than 2 seconds.',
      runbook: 'slow-answers',
      metric: gateway.p95,
      atLeast: inMs(Duration.seconds(2)),
      periods: 3,
    },
    'function-throttles': {
      sentence: 'Lambda had no place left for a call.',
      runbook: 'throttled',
      metric: functions.throttles,
      atLeast: 1,
    },
    'sign-in-throttles': {
      sentence: 'The places reserved for hashing passwords were all taken.',
      runbook: 'throttled',
      metric: functions.hashingThrottles,
      atLeast: 10,
    },
    'table-throttles': {
      sentence: 'DynamoDB held requests back.',
      runbook: 'throttled',
      metric: table.throttles,
      atLeast: 1,
    },
    'table-errors': {
      sentence: 'DynamoDB answered with errors of its own.',
      runbook: 'table-errors',
      metric: table.systemErrors,
      atLeast: 1,
      periods: 2,
    },
    'emails-late': {
      sentence: 'The outbox is more than ten minutes behind.',
      runbook: 'mail-is-down',
      metric: emails.age,
      atLeast: inMs(Duration.minutes(10)),
    },
    'emails-failing': {
      sentence: 'E-mails cannot be sent for reasons other than a refusal.',
      runbook: 'mail-is-down',
      metric: lines.failedEmails,
      atLeast: 5,
    },
    'emails-refused': {
      sentence: 'The mail service refused e-mails for good.',
      runbook: 'bounces-and-complaints',
      metric: lines.refusedEmails,
      atLeast: 5,
    },
    'emails-poisoned': {
      sentence: 'An e-mail failed ten times for a reason of its own and was given up.',
      runbook: 'emails-given-up',
      metric: lines.givenUpEmails,
      atLeast: 1,
    },
    'emails-given-up': {
      sentence: 'E-mails could not be sent for a whole day.',
      runbook: 'emails-given-up',
      metric: messagesIn(api.emails.failed),
      atLeast: 1,
    },
    bounces: {
      sentence: 'Five percent of the e-mails bounce; at ten percent SES may stop sending.',
      runbook: 'bounces-and-complaints',
      metric: mail.bounceRate,
      atLeast: 0.05,
    },
    complaints: {
      sentence: 'One in a thousand e-mails is called unwanted; SES may stop sending.',
      runbook: 'bounces-and-complaints',
      metric: mail.complaintRate,
      atLeast: 0.001,
    },
    'guessed-passwords': {
      sentence: 'Far more sign-ins than usual fail: somebody may be guessing passwords.',
      runbook: 'guessed-passwords',
      metric: lines.refusedSignIns,
      atLeast: 200,
    },
    'sweep-failed': {
      sentence: 'The daily sweep of uploads failed.',
      runbook: 'sweep-failed',
      metric: sweep.errors,
      atLeast: 1,
    },
    'sweep-not-started': {
      sentence: 'The daily sweep of uploads could not be started.',
      runbook: 'sweep-failed',
      metric: messagesIn(api.sweep.failedStarts),
      atLeast: 1,
    },
  }
}
