/** What the templates of an environment contain and need: counted, so that no figure is kept by hand. */
import type { CloudFormationStackArtifact } from 'aws-cdk-lib/cx-api'
import { acknowledge } from '../acknowledgements/acknowledge.ts'
import type { Settings } from '../settings.ts'
import { stacksOnPaper } from './on-paper.ts'

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
    routes: ofType('AWS::ApiGatewayV2::Route').length,
    /** Concurrent executions that functions reserve. */
    reserved: ofType('AWS::Lambda::Function').reduce(
      (total, { Properties }) => total + (Properties.ReservedConcurrentExecutions ?? 0),
      0,
    ),
  }
}
export type TemplateNeeds = ReturnType<typeof countsIn>

const placed = ({ stackName, environment, template }: CloudFormationStackArtifact): Placed => ({
  name: stackName,
  region: environment.region,
  resources: template.Resources ?? {},
})

const known = new Map<string, TemplateNeeds>()

/** Takes some seconds for the first time. */
export const templateNeeds = (settings: Settings): TemplateNeeds => {
  const key = JSON.stringify(settings)
  const needs =
    known.get(key) ??
    stacksOnPaper(settings, noPages, (app) => {
      acknowledge(app, settings)
      return countsIn(app.synth().stacks.map(placed))
    })
  known.set(key, needs)
  return needs
}
