/** An alarm that says what happened, notifies its topic, and names its heading in the runbook. */
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'
import type { AlarmTopics } from './alarm-topics.ts'

/** Headings of `infra/runbook.md` that alarms name. */
export const runbookAnchors = [
  'server-errors',
  'slow-answers',
  'throttled',
  'table-errors',
  'mail-is-down',
  'emails-waiting',
  'emails-given-up',
  'bounces-and-complaints',
  'log-stopped',
  'guessed-passwords',
  'staff-read-caps',
  'evidence-differs',
  'sweep-failed',
  'backups-failed',
  'canary-failing',
  'cloudfront-errors',
  'keys-and-secrets',
  'rights-changed',
  'release-rolled-back',
  'certificate-ends',
  'spending',
] as const
export type RunbookAnchor = (typeof runbookAnchors)[number]

const runbookLink = (anchor: RunbookAnchor): string => `infra/runbook.md#${anchor}`

export interface AlarmDefinition {
  /** One sentence that says what happened. */
  sentence: string
  runbook: RunbookAnchor
  metric: IMetric
  /** Somebody is woken; otherwise it waits for the morning. */
  wakes?: true
  /** Alarms at this value and above, */
  atLeast?: number
  /** or below this one. */
  below?: number
  /** The number of periods in a row, or of the last `of` ones. */
  periods?: number
  of?: number
  /** Whether missing data raises the alarm. */
  missingDataIsBreaching?: boolean
}

export class PortalAlarm extends Construct {
  constructor(
    scope: Construct,
    id: string,
    {
      settings,
      topics,
      definition,
    }: { settings: Settings; topics: AlarmTopics; definition: AlarmDefinition },
  ) {
    super(scope, id)
    const {
      sentence,
      runbook,
      metric,
      wakes,
      atLeast,
      below,
      periods = 1,
      of = periods,
      missingDataIsBreaching = false,
    } = definition
    const alarm = new Alarm(this, 'Alarm', {
      alarmName: `portal-${settings.name}-${id}`,
      alarmDescription: `${sentence} What to do: ${runbookLink(runbook)}`,
      metric,
      threshold: below ?? atLeast ?? 1,
      comparisonOperator:
        below === undefined
          ? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
          : ComparisonOperator.LESS_THAN_THRESHOLD,
      datapointsToAlarm: periods,
      evaluationPeriods: of,
      // Without requests there is no data, and nothing is wrong.
      treatMissingData: missingDataIsBreaching ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    })
    const action = new SnsAction(wakes ? topics.wake : topics.morning)
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
  }
}
