/** Which options an operation of the AWS CLI takes: by the SDK where the project has the client of that service, by a list elsewhere. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Of every operation. */
const common = ['query', 'output', 'region', 'max-items', 'cli-binary-format']

/** Services whose client the project does not need, and commands of the CLI itself; tried with the AWS CLI on 23 November 2026. */
const listed: Record<string, string> = {
  'apigatewayv2 get-apis': '',
  'apigatewayv2 get-domain-name': 'domain-name',
  'apigatewayv2 get-domain-names': '',
  'apigatewayv2 update-stage': 'api-id stage-name default-route-settings',
  'ce get-cost-and-usage': 'time-period granularity metrics group-by',
  'cloudformation wait stack-delete-complete': 'stack-name',
  'cloudtrail lookup-events': 'lookup-attributes',
  'configure sso': '',
  'dynamodb wait table-exists': 'table-name',
  'events enable-rule': 'name',
  'events list-rules': '',
  'kms cancel-key-deletion': 'key-id',
  'kms describe-key': 'key-id',
  'kms enable-key': 'key-id',
  'kms schedule-key-deletion': 'key-id pending-window-in-days',
  'logs delete-log-group': 'log-group-name',
  'logs get-query-results': 'query-id',
  'logs start-query': 'log-group-name start-time end-time query-string',
  's3 cp': 'recursive sse sse-kms-key-id metadata-directive',
  's3 ls': '',
  's3 rm': 'recursive',
  's3 sync': '',
  'sqs delete-message': 'queue-url receipt-handle',
  'sqs list-queues': 'queue-name-prefix',
  'sqs purge-queue': 'queue-url',
  'sqs receive-message': 'queue-url visibility-timeout',
  'ssm get-parameter': 'name',
  'ssm get-parameter-history': 'name',
  'ssm put-parameter': 'name type value overwrite',
}
export const listedOperations = Object.keys(listed)

const packages: Record<string, string> = { s3api: 's3', secretsmanager: 'secrets-manager' }
const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
/** `SSESpecification` → `sse-specification`, as the CLI writes members. */
const dashed = (member: string): string =>
  member
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()

/** An operation's input: its members, the required ones first, and how many these are. */
type Input = [
  kind: 3,
  space: string,
  name: string,
  traits: unknown,
  members: string[],
  types: unknown,
  required?: number,
]

const inputOf = (service: string, operation: string): Input | undefined => {
  const client = require(`@aws-sdk/client-${packages[service] ?? service}`)
  const found = client[`${pascal(operation)}$`]?.[4]
  return typeof found === 'function' ? found() : found
}

/** What is wrong with a call, or nothing. @param call without `aws` */
export const wrongWith = (call: string[]): string[] => {
  const options = call.flatMap((word) => /^--([\w-]+)$/.exec(word)?.slice(1) ?? [])
  const known = listedOperations.find((name) => name === call.slice(0, name.split(' ').length).join(' '))
  if (known) {
    const taken = [...common, ...(listed[known] ?? '').split(' ')]
    return options.filter((option) => !taken.includes(option)).map((it) => `${known} takes no --${it}`)
  }
  const [service = '', operation = ''] = call
  const input = inputOf(service, operation)
  if (!input) return [`${service} has no ${operation}`]
  const members = input[4].map(dashed)
  const taken = new Set([...common, ...members, ...members.map((it) => `no-${it}`)])
  return [
    ...options.filter((option) => !taken.has(option)).map((it) => `${operation} takes no --${it}`),
    ...members
      .slice(0, input[6] ?? 0)
      .filter((member) => !options.includes(member) && !options.includes(`no-${member}`))
      .map((it) => `${operation} needs --${it}`),
  ]
}
