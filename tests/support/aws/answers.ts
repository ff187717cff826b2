/** Answers as AWS writes them, in the form of each protocol. */
import type { Answer } from './recorded-aws.ts'

const requestId = 'c6104cbe-af31-11e0-8154-cbc7ccf896c7'

/** Answers of services with query requests: STS, CloudFormation, SNS. */
export const queryAnswer = (operation: string, namespace: string, result: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/xml' },
  body: `<${operation}Response xmlns="${namespace}"><${operation}Result>${result}</${operation}Result><ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata></${operation}Response>`,
})

export const queryError = (code: string, message: string, status = 403): Answer => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>${requestId}</RequestId></ErrorResponse>`,
})

export const jsonAnswer = (content: object, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/x-amz-json-1.1', ...headers },
  body: JSON.stringify(content),
})

/** Answers of services with a target header: DynamoDB, ACM, Service Quotas. */
export const jsonError = (type: string, message: string, status = 400): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': type },
  body: JSON.stringify({ __type: type, message }),
})

const person = 'arn:aws:sts::123456789012:assumed-role/reader/somebody'
const notAuthorized = (right: string): string => `User: ${person} is not authorized to perform: ${right}`

/** How each service refuses a right. */
export const denied = (right: string): Answer => {
  const [service = ''] = right.split(':')
  if (['sts', 'cloudformation', 'cloudfront'].includes(service))
    return queryError('AccessDenied', notAuthorized(right))
  if (service === 'sns') return queryError('AuthorizationError', notAuthorized(right))
  if (service === 'dynamodb' || service === 'acm' || service === 'servicequotas')
    return jsonError('AccessDeniedException', notAuthorized(right))
  return jsonError('AccessDeniedException', notAuthorized(right), 403)
}

export const callerIdentity = (account: string): Answer =>
  queryAnswer(
    'GetCallerIdentity',
    'https://sts.amazonaws.com/doc/2011-06-15/',
    `<Arn>arn:aws:sts::${account}:assumed-role/admin/somebody</Arn><UserId>AROA:somebody</UserId><Account>${account}</Account>`,
  )

const cloudFormation = 'http://cloudformation.amazonaws.com/doc/2010-05-15/'

/** @param boundary of CDK's role, where the stack is that of CDK's own resources */
export const stack = (
  name: string,
  status: string,
  outputs: Record<string, string> = {},
  boundary = 'portal-prod-execution',
): Answer => {
  const members = Object.entries(outputs)
    .map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    )
    .join('')
  return queryAnswer(
    'DescribeStacks',
    cloudFormation,
    `<Stacks><member><StackName>${name}</StackName><StackId>arn:aws:cloudformation:eu-central-1:123456789012:stack/${name}/1</StackId><CreationTime>2026-11-20T10:00:00.000Z</CreationTime><StackStatus>${status}</StackStatus><Parameters><member><ParameterKey>InputPermissionsBoundary</ParameterKey><ParameterValue>${boundary}</ParameterValue></member></Parameters><Outputs>${members}</Outputs></member></Stacks>`,
  )
}

export const noStack = (name: string): Answer =>
  queryError('ValidationError', `Stack with id ${name} does not exist`, 400)

export const distributions = (quantity: number): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/xml' },
  body: `<?xml version="1.0"?><DistributionList xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Marker></Marker><MaxItems>1</MaxItems><IsTruncated>false</IsTruncated><Quantity>${quantity}</Quantity></DistributionList>`,
})

export const subscriptions = (endpoint: string, arn: string): Answer =>
  queryAnswer(
    'ListSubscriptionsByTopic',
    'http://sns.amazonaws.com/doc/2010-03-31/',
    `<Subscriptions><member><Owner>123456789012</Owner><Protocol>email</Protocol><Endpoint>${endpoint}</Endpoint><SubscriptionArn>${arn}</SubscriptionArn></member></Subscriptions>`,
  )
