/** Raises each alarm once, finds out whom it has reached, and puts it back into the state that it had. */
import { setTimeout as pause } from 'node:timers/promises'
import type { MetricAlarm } from '@aws-sdk/client-cloudwatch'
import type { AlarmService, Receiver } from './alarm-service.ts'

interface DrillOptions {
  /** Begins the names of all alarms of the environment, such as `portal-staging-`. */
  prefix: string
  /** The name of one alarm, without the prefix. */
  only?: string | undefined
  /** How long CloudWatch may take to note what became of an action. */
  waitsForMs: number
}

interface Outcome {
  alarm: string
  line: string
  /** Whether somebody was reached. */
  ok: boolean
}

const drillReason = 'A drill: nothing is wrong. The alarm goes back into its state in a moment.'
const backReason = 'The drill is over.'
const pauseInMs = 500

const confirmedOf = (receivers: Receiver[]): string =>
  receivers
    .filter(({ confirmed }) => confirmed)
    .map(({ endpoint }) => endpoint)
    .join(', ')

/** The result as a sentence for the operator. */
const describe = (receivers: Receiver[], verb: string): Omit<Outcome, 'alarm'> => {
  const confirmed = confirmedOf(receivers)
  const open = receivers.filter((receiver) => !receiver.confirmed).map(({ endpoint }) => endpoint)
  const unconfirmed = open.length > 0 ? ` ${open.join(', ')} has not confirmed the subscription.` : ''
  return confirmed
    ? { ok: true, line: `${verb} ${confirmed}.${unconfirmed}` }
    : { ok: false, line: `reaches NOBODY.${unconfirmed || ' Its topic has no subscription.'}` }
}

/** Waits until CloudWatch has noted what became of each action, or time is up. @returns what went wrong, by topic */
const failuresOf = async (
  service: AlarmService,
  alarm: string,
  topics: string[],
  since: Date,
  waitsForMs: number,
): Promise<string[]> => {
  const until = Date.now() + waitsForMs
  for (;;) {
    const notes = await service.actionsSince(alarm, since)
    if (topics.every((topic) => notes.has(topic)) || Date.now() >= until)
      return topics.flatMap((topic) => {
        const note = notes.get(topic)
        if (note?.actionState === 'Succeeded') return []
        return [
          note ? `${topic}: ${note.error ?? 'the action failed'}` : `${topic}: CloudWatch notes no action`,
        ]
      })
    await pause(pauseInMs)
  }
}

const raise = async (
  service: AlarmService,
  { AlarmName = '', StateValue = 'INSUFFICIENT_DATA' }: MetricAlarm,
  topics: string[],
  waitsForMs: number,
): Promise<string[]> => {
  // Clocks differ; what an earlier drill did is further back.
  const since = new Date(Date.now() - 5000)
  await service.setState(AlarmName, 'ALARM', drillReason)
  try {
    return await failuresOf(service, AlarmName, topics, since, waitsForMs)
  } finally {
    await service.setState(AlarmName, StateValue, backReason)
  }
}

const drillOne = async (
  service: AlarmService,
  alarm: MetricAlarm,
  receiversOf: (topic: string) => Promise<Receiver[]>,
  { waitsForMs }: DrillOptions,
): Promise<Omit<Outcome, 'alarm'>> => {
  const topics = alarm.ActionsEnabled === false ? [] : (alarm.AlarmActions ?? [])
  if (topics.length === 0)
    return { ok: false, line: 'reaches NOBODY: it has no action, or its actions are off.' }
  const receivers = (await Promise.all(topics.map(receiversOf))).flat()
  if (alarm.StateValue === 'ALARM') {
    const { ok, line } = describe(receivers, 'it reaches')
    return { ok, line: `is raised already and was left alone; ${line}` }
  }
  const failures = await raise(service, alarm, topics, waitsForMs)
  return failures.length > 0
    ? { ok: false, line: `reached NOBODY. ${failures.join('; ')}` }
    : describe(receivers, 'has reached')
}

/** Of one region. @returns a line for each alarm; none if the environment has no alarms there */
export const drill = async (service: AlarmService, options: DrillOptions): Promise<Outcome[]> => {
  const alarms = await service.alarmsOf(options.prefix)
  const known = new Map<string, Promise<Receiver[]>>()
  const receiversOf = (topic: string) => {
    const receivers = known.get(topic) ?? service.receiversOf(topic)
    known.set(topic, receivers)
    return receivers
  }
  const outcomes: Outcome[] = []
  for (const alarm of alarms) {
    const name = alarm.AlarmName?.slice(options.prefix.length) ?? ''
    if (options.only !== undefined && options.only !== name) continue
    outcomes.push({ alarm: name, ...(await drillOne(service, alarm, receiversOf, options)) })
  }
  return outcomes
}
