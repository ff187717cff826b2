/** Alarms about requests: errors, slow answers, throttling guessed passwords, and staff who open too much. */
import { Duration } from 'aws-cdk-lib'
import type { Settings } from '#infra/settings.ts'
import type { AlarmDefinition } from '../watch/portal-alarm.ts'
import { functionMetrics, gatewayMetrics, tableMetrics } from '../watch/portal-metrics.ts'
import type { Watched } from '../watch/watched.ts'

export const requestAlarms = (
  { web, data, staff, api, lines, canary }: Watched,
  { concurrencyOfAccount }: Settings,
): Record<string, AlarmDefinition> => {
  const gateway = gatewayMetrics(web.api)
  const functions = functionMetrics([...api.endpoints.signingIn, ...staff.endpoints.signingIn], canary)
  const table = tableMetrics(data.table)
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
      wakes: true,
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
      atLeast: Duration.seconds(2).toMilliseconds(),
      periods: 3,
    },
    'function-throttles': {
      sentence: 'Lambda had no place left for a call.',
      runbook: 'throttled',
      metric: functions.throttles,
      atLeast: 1,
    },
    'function-concurrency': {
      sentence: 'Four fifths of the executions that the account allows at once are taken.',
      runbook: 'throttled',
      metric: functions.concurrency,
      atLeast: 0.8 * concurrencyOfAccount,
    },
    'sign-in-throttles': {
      sentence: 'The places reserved for hashing passwords were all taken.',
      runbook: 'throttled',
      metric: functions.signInThrottles,
      atLeast: 10,
    },
    'table-throttles': {
      sentence: 'DynamoDB held requests back.',
      runbook: 'throttled',
      metric: table.throttles,
      atLeast: 1,
    },
    'index-read-throttles': {
      sentence: 'DynamoDB held back readings of lists.',
      runbook: 'throttled',
      metric: table.indexReadThrottles,
      atLeast: 1,
    },
    'index-write-throttles': {
      sentence: 'DynamoDB held back changes of cases, because a list cannot follow.',
      runbook: 'throttled',
      metric: table.indexWriteThrottles,
      atLeast: 1,
    },
    'transaction-conflicts': {
      sentence: 'For 15 minutes many writes of the same items got in each other’s way.',
      runbook: 'throttled',
      metric: table.conflicts,
      atLeast: 50,
      periods: 3,
    },
    'table-errors': {
      sentence: 'DynamoDB answered with errors of its own.',
      runbook: 'table-errors',
      metric: table.systemErrors,
      atLeast: 1,
      periods: 2,
      wakes: true,
    },
    'guessed-passwords': {
      sentence: 'Far more sign-ins than usual fail: somebody may be guessing passwords.',
      runbook: 'guessed-passwords',
      metric: lines.refusedSignIns,
      atLeast: 200,
    },
    'staff-read-caps': {
      sentence:
        'A member of staff opened far more applications or documents than work needs, and was refused.',
      runbook: 'staff-read-caps',
      metric: lines.readCaps,
      atLeast: 1,
      wakes: true,
    },
    'evidence-differs': {
      sentence: 'A stored document or photo is not what was sent: changed, empty or missing.',
      runbook: 'evidence-differs',
      metric: lines.wrongEvidence,
      atLeast: 1,
      wakes: true,
    },
  }
}
