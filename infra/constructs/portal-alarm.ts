/** An alarm that says what happened, tells somebody, and names the place in the runbook. */
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'

/** Headings of `infra/runbook.md` that an alarm may lead to. */
export const runbookAnchors = [
  'server-errors',
  'slow-answers',
  'throttled',
  'table-errors',
  'mail-is-down',
  'emails-given-up',
  'bounces-and-complaints',
  'guessed-passwords',
  'sweep-failed',
  'canary-failing',
  'spending',
] as const
export type RunbookAnchor = (typeof runbookAnchors)[number]

export const runbookLink = (anchor: RunbookAnchor): string => `infra/runbook.md#${anchor}`

export interface AlarmWords {
  /** One sentence: what is the case. */
  sentence: string
  runbook: RunbookAnchor
  metric: IMetric
  /** Alarms at this value and above. */
  atLeast: number
  /** How many periods in a row, or how many of the last ones. */
  periods?: number
  of?: number
  /** No figure at all is as bad as a bad one. */
  missingDataIsBreaching?: boolean
}

export class PortalAlarm extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { settings, topic, words }: { settings: Settings; topic: ITopic; words: AlarmWords },
  ) {
    super(scope, id)
    const {
      sentence,
      runbook,
      metric,
      atLeast,
      periods = 1,
      of = periods,
      missingDataIsBreaching: silenceIsBad = false,
    } = words
    const alarm = new Alarm(this, 'Alarm', {
      alarmName: `portal-${settings.name}-${id}`,
      alarmDescription: `${sentence} What to do: ${runbookLink(runbook)}`,
      metric,
      threshold: atLeast,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      datapointsToAlarm: periods,
      evaluationPeriods: of,
      // Where nobody came nothing is wrong.
      treatMissingData: silenceIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(new SnsAction(topic))
    alarm.addOkAction(new SnsAction(topic))
  }
}
