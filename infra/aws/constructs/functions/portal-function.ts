/** A Lambda function with its own role, which has exactly the given rights. */
import { Duration } from 'aws-cdk-lib'
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { PolicyDocument, Role, ServicePrincipal, PolicyStatement as Statement } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as Lambda,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'

interface PortalFunctionProps {
  name: string
  description: string
  /** A bundled folder with `index.mjs`, or code. */
  code: string | Code
  memoryInMb: 512 | 1024
  timeoutInSeconds: number
  environment: Record<string, string>
  statements: PolicyStatement[]
  logs: LogGroup
  /** Reserved concurrency. */
  reservedConcurrency?: number
}

export class PortalFunction extends Construct {
  readonly lambda: Lambda
  /** Known before deployment: a stack that names it imports nothing, so the function can be taken away. */
  readonly functionName: string
  readonly role: Role

  constructor(scope: Construct, id: string, props: PortalFunctionProps) {
    super(scope, id)
    const { code, logs, statements } = props
    this.functionName = props.name
    // Inline in the role, not as separate policies: half the resources, and one place to read.
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        rights: new PolicyDocument({ statements: [...statements, writesLogs(logs), sendsTraces()] }),
      },
    })
    this.lambda = new Lambda(this, 'Function', {
      functionName: props.name,
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: typeof code === 'string' ? Code.fromAsset(code) : code,
      handler: 'index.handler',
      memorySize: props.memoryInMb,
      timeout: Duration.seconds(props.timeoutInSeconds),
      environment: props.environment,
      role: this.role.withoutPolicyUpdates(),
      tracing: Tracing.ACTIVE,
      logGroup: logs,
      // The runtime's own lines become JSON too; ours are and stay as the code writes them.
      loggingFormat: LoggingFormat.JSON,
      reservedConcurrentExecutions: props.reservedConcurrency,
    })
  }
}

const writesLogs = (logs: LogGroup) =>
  new Statement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logs.logGroupArn] })

/** X-Ray has no resource-level permissions. */
const sendsTraces = () =>
  new Statement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] })
