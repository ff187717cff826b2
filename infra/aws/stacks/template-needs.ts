/** What the templates of an environment contain and need: counted, so that no figure is kept by hand. */
import type { CloudFormationStackArtifact } from 'aws-cdk-lib/cx-api'
import { hashingReservation, type Settings } from '#infra/settings.ts'
import { acknowledge } from '../accepted-findings/acknowledge.ts'
import { gatewayRoutes } from './gateway-routes.ts'
import { stacksOnPaper } from './on-paper.ts'
import { mostReserved } from './reserved-concurrency.ts'
import type { StackTemplate } from './template.ts'

interface Resource {
  Type: string
  // biome-ignore lint/suspicious/noExplicitAny: templates have every shape
  Properties?: any
}

/** Of one stack. */
interface Placed {
  name: string
  region: string
  resources: Record<string, Resource>
}

const noPages = { screens: ['/'], prerendered: [], styleHashes: [] }

const metricsOf = ({ Properties: { Metrics } }: Resource): number =>
  Metrics ? Metrics.filter(({ MetricStat }: { MetricStat?: object }) => MetricStat).length : 1

/** Topics with an address that has to confirm its subscription. */
const confirmationsIn = ({ region, resources }: Placed) =>
  Object.values(resources)
    .filter(({ Type, Properties }) => Type === 'AWS::SNS::Subscription' && Properties.Protocol === 'email')
    .map(({ Properties: { TopicArn, Endpoint } }) => ({
      region,
      topic: String(resources[TopicArn.Ref]?.Properties.TopicName),
      address: String(Endpoint),
    }))

const alarmsIn = ({ region, resources }: Placed) =>
  Object.values(resources)
    .filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm')
    .map(({ Properties: { AlarmName } }) => ({ region, name: String(AlarmName) }))

/** The vaults of other accounts into which backups are copied. */
const copiesIn = ({ resources }: Placed): string[] =>
  Object.values(resources)
    .filter(({ Type }) => Type === 'AWS::Backup::BackupPlan')
    .flatMap(({ Properties }) => Properties.BackupPlan.BackupPlanRule)
    .flatMap(({ CopyActions = [] }) => CopyActions)
    .map(({ DestinationBackupVaultArn }) => String(DestinationBackupVaultArn))

const countsIn = (stacks: Placed[]) => {
  const resources = stacks.flatMap((stack) => Object.values(stack.resources))
  const ofType = (type: string): Resource[] => resources.filter(({ Type }) => Type === type)
  const alarms = ofType('AWS::CloudWatch::Alarm')
  return {
    /** In the order in which they are deployed. */
    stacks: stacks.map(({ name, region }) => ({ name, region })),
    confirmations: stacks.flatMap(confirmationsIn),
    copies: stacks.flatMap(copiesIn),
    alarmNames: stacks.flatMap(alarmsIn),
    keys: ofType('AWS::KMS::Key').length,
    secrets: ofType('AWS::SecretsManager::Secret').length,
    alarms: alarms.length,
    /** An alarm costs as much as the metrics it looks at. */
    alarmMetrics: alarms.reduce((total, alarm) => total + metricsOf(alarm), 0),
    dashboards: ofType('AWS::CloudWatch::Dashboard').length,
    /** Each filter of a log group makes one metric of our own. */
    metrics: ofType('AWS::Logs::MetricFilter').length,
    logGroups: ofType('AWS::Logs::LogGroup').length,
    roles: ofType('AWS::IAM::Role').length,
    routes: stacks.flatMap(({ resources }) => gatewayRoutes({ Resources: resources })).length,
    /** Concurrent executions that functions reserve. */
    reserved: ofType('AWS::Lambda::Function').reduce(
      (total, { Properties }) => total + (Properties.ReservedConcurrentExecutions ?? 0),
      0,
    ),
  }
}
export type TemplateNeeds = ReturnType<typeof countsIn> & {
  /** The most that is reserved for some minutes, while `packaging` is changed from one to the other. */
  reservedWhileSwitching: number
}

const placed = ({ stackName, environment, template }: CloudFormationStackArtifact): Placed => ({
  name: stackName,
  region: environment.region,
  resources: template.Resources ?? {},
})

const placedStacks = (settings: Settings): Placed[] =>
  stacksOnPaper(settings, noPages, (app) => {
    acknowledge(app, settings)
    return app.synth().stacks.map(placed)
  })

const released = (stacks: Placed[]): StackTemplate[] =>
  stacks.map(({ name, resources }) => ({ name, template: { Resources: resources } }))

/** Whichever way it goes. */
const reservedWhileSwitching = (settings: Settings, stacks: Placed[]): number => {
  if (hashingReservation(settings) === undefined) return 0
  const packaging = settings.packaging === 'route' ? 'area' : 'route'
  const [now, then] = [stacks, placedStacks({ ...settings, packaging })].map(released)
  return Math.max(mostReserved(now!, then!), mostReserved(then!, now!))
}

const needsOf = (settings: Settings): TemplateNeeds => {
  const stacks = placedStacks(settings)
  return { ...countsIn(stacks), reservedWhileSwitching: reservedWhileSwitching(settings, stacks) }
}

const known = new Map<string, TemplateNeeds>()

/** Takes some seconds for the first time. */
export const templateNeeds = (settings: Settings): TemplateNeeds => {
  const key = JSON.stringify(settings)
  const needs = known.get(key) ?? needsOf(settings)
  known.set(key, needs)
  return needs
}
