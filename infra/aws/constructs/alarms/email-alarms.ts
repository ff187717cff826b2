/** Alarms about the workers: e-mails that are late, refused or given up, the reputation of their sender, and the public log. */
import { Duration } from 'aws-cdk-lib'
import type { Settings } from '#infra/settings.ts'
import type { AlarmDefinition } from '../watch/portal-alarm.ts'
import { mailMetrics, messagesIn, streamReads, workerMetrics } from '../watch/portal-metrics.ts'
import type { Watched } from '../watch/watched.ts'

export const emailAlarms = (
  { api, lines }: Watched,
  { mail: { mostADay } }: Settings,
): Record<string, AlarmDefinition> => {
  const emails = workerMetrics(api.emails.worker)
  const mail = mailMetrics()
  return {
    'emails-late': {
      sentence: 'The outbox is more than ten minutes behind.',
      runbook: 'mail-is-down',
      metric: emails.age,
      atLeast: Duration.minutes(10).toMilliseconds(),
      wakes: true,
    },
    'emails-not-read': {
      sentence: 'For a quarter of an hour nobody looked for new e-mails: the worker is switched off.',
      runbook: 'mail-is-down',
      metric: streamReads(),
      below: 1,
      periods: 3,
      missingDataIsBreaching: true,
      wakes: true,
    },
    'emails-a-day': {
      sentence: 'Four fifths of the e-mails that SES allows in a day are sent.',
      runbook: 'mail-is-down',
      metric: mail.sentInADay,
      atLeast: 0.8 * mostADay,
    },
    'emails-waiting': {
      sentence: 'SES does not allow an e-mail: an address is not verified, or a right is missing.',
      runbook: 'emails-waiting',
      metric: lines.waitingEmails,
      atLeast: 1,
    },
    'emails-failing': {
      sentence: 'E-mails cannot be sent for reasons other than a refusal.',
      runbook: 'mail-is-down',
      metric: lines.failedEmails,
      atLeast: 5,
      wakes: true,
    },
    'emails-refused': {
      sentence: 'The mail service refused e-mails for good.',
      runbook: 'bounces-and-complaints',
      metric: lines.refusedEmails,
      atLeast: 5,
    },
    'emails-poisoned': {
      sentence:
        'An e-mail failed ten times for a reason of its own, or three times without an answer, and was given up.',
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
    'log-stopped': {
      sentence: 'For minutes the public log could not be written or published.',
      runbook: 'log-stopped',
      metric: lines.failedLog,
      atLeast: 3,
      wakes: true,
    },
    'email-events-lost': {
      sentence: 'What became of e-mails could not be noted, and waits in a queue.',
      runbook: 'bounces-and-complaints',
      metric: messagesIn(api.emailEvents.failed),
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
  }
}
