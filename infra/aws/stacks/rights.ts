/**
 * What the role of CDK by which CloudFormation deploys may do, and what no role of the portal ever may: two policies of the account. A stack
 * of its own, which a person deploys with their own rights; neither the pipeline nor a release can change it. In us-east-1, so that it is not lost
 * with the region of the data, or where it was made before: the names are unique in the account.
 */
import { type App, Validations } from 'aws-cdk-lib'
import { ManagedPolicy, PolicyDocument } from 'aws-cdk-lib/aws-iam'
import { boundaryName, edgeRegion, type Settings } from '#infra/settings.ts'
import { partitionOf } from '../partition.ts'
import { PortalStack } from './portal-stack.ts'

type Placed = Pick<Settings, 'name' | 'account' | 'region'>

/** Of CDK's role, and its boundary too: what is attached to it later gives it nothing more. */
export const executionName = ({ name }: Pick<Settings, 'name'>): string => `portal-${name}-execution`

/** CDK's own resources, with these rights instead of those of an administrator. */
export const bootstrapCommand = (settings: Placed, ...regions: string[]): string => {
  const { account, region } = settings
  const policy = executionName(settings)
  return [
    'npx cdk bootstrap',
    ...regions.map((one) => `aws://${account}/${one}`),
    `--cloudformation-execution-policies arn:${partitionOf(region)}:iam::${account}:policy/${policy}`,
    `--custom-permissions-boundary ${policy}`,
  ].join(' ')
}

/** Services whose resources carry the portal's name, by what stands before it in the ARN. */
const ofOurName = (name: string, begins: string): Record<string, string[]> => ({
  codedeploy: ['*:*'],
  dynamodb: [`table/portal-${name}*`],
  events: [`rule/${begins}*`],
  lambda: [`function:${begins}*`, 'layer:*', 'event-source-mapping:*'],
  logs: [`log-group:/portal/${name}/*`, `log-group:/aws/lambda/${begins}*`],
  secretsmanager: [`secret:portal-${name}/*`],
  sns: [`${begins}*`],
  sqs: [`${begins}*`],
  ssm: [`parameter/portal/${name}/*`],
})

/** Services that number their resources, or name them by rules of their own. */
const whole = 'apigateway backup backup-storage budgets cloudfront cloudtrail cloudwatch kms ses wafv2'.split(
  ' ',
)

/** Asked of no resource in particular, or only read. */
const besides = [
  'acm:DescribeCertificate',
  'lambda:CreateEventSourceMapping',
  'lambda:ListEventSourceMappings',
  'logs:*LogDelivery',
  'logs:Describe*',
  'logs:ListLogDeliveries',
  'logs:PutResourcePolicy',
  'secretsmanager:GetRandomPassword',
]

/** What IAM lets a condition hold to the boundary. */
const heldToTheBoundary = ['AttachRolePolicy', 'CreateRole', 'DeleteRolePolicy', 'DetachRolePolicy']
const ofRoles = ['DeleteRole', 'Get*', 'List*', 'PassRole', 'TagRole', 'UntagRole', 'UpdateAssumeRolePolicy']
const iam = (actions: string[]): string[] => actions.map((action) => `iam:${action}`)

const executionStatements = (settings: Placed): object[] => {
  const { name, account, region } = settings
  const arn = `arn:${partitionOf(region)}:`
  // CloudFormation cuts a stack's name where it makes a name of 64 characters.
  const begins = `portal-${name}-`.slice(0, 23)
  const ours = Object.entries(ofOurName(name, begins))
  const roles = `${arn}iam::${account}:role/${begins}*`
  const allow = (Action: string[], Resource: string | string[], more: object = {}) => ({
    ...{ Effect: 'Allow', Action, Resource, ...more },
  })
  return [
    ...ours.map(([service, parts]) =>
      allow(
        [`${service}:*`],
        parts.map((part) => `${arn}${service}:*:${account}:${part}`),
      ),
    ),
    allow(['s3:*'], [`${arn}s3:::${begins}*`]),
    allow(
      ['s3:GetObject', 'ssm:GetParameter*'],
      [`${arn}s3:::cdk-hnb659fds-assets-${account}-*`, `${arn}ssm:*:${account}:parameter/cdk-bootstrap/*`],
    ),
    allow([...whole.map((service) => `${service}:*`), ...besides], '*'),
    allow(iam([...heldToTheBoundary, 'PutRolePermissionsBoundary', 'PutRolePolicy']), roles, {
      Condition: {
        StringEquals: { 'iam:PermissionsBoundary': `${arn}iam::${account}:policy/${boundaryName(settings)}` },
      },
    }),
    allow(iam([...ofRoles, 'UpdateRole', 'UpdateRoleDescription']), roles),
    allow(iam(['CreateServiceLinkedRole']), `${arn}iam::${account}:role/aws-service-role/*`),
    // The pipeline's role stands outside of the boundary: it only takes cdk's roles.
    { Effect: 'Deny', Action: 'iam:*', Resource: `${arn}iam::${account}:role/portal-${name}-deploy` },
  ]
}

/** Rights over rights, over other accounts and over whole stacks. */
const neverOfARole = ['account', 'cloudformation', 'iam', 'organizations', 'ram', 'sso', 'sts']

export class RightsStack extends PortalStack {
  constructor(app: App, settings: Settings) {
    super(app, 'rights', { ...settings, region: settings.rightsRegion ?? edgeRegion })
    const document = (Statement: object[]) => PolicyDocument.fromJson({ Version: '2012-10-17', Statement })
    const boundary = new ManagedPolicy(this, 'Boundary', {
      managedPolicyName: boundaryName(settings),
      description: 'What no role of the portal goes beyond.',
      document: document([
        { Effect: 'Allow', NotAction: neverOfARole.map((service) => `${service}:*`), Resource: '*' },
      ]),
    })
    Validations.of(boundary).acknowledge({
      id: 'CloudFormation-Validate::W2512',
      reason:
        'A boundary grants nothing. It leaves out what no role may do, so that it need not name all that roles do.',
    })
    new ManagedPolicy(this, 'Execution', {
      managedPolicyName: executionName(settings),
      description: `What CloudFormation may do when ${settings.name} is deployed, in ${edgeRegion} too.`,
      document: document(executionStatements(settings)),
    })
  }
}
