/** Answers CloudFormation, which waits for it while it deploys a custom resource. */
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'

/** Bytes and not text: the signed address allows no content type. */
export const answerDeployment = (
  event: CloudFormationCustomResourceEvent,
  PhysicalResourceId: string,
  outcome: object,
): Promise<Response> => {
  const { StackId, RequestId, LogicalResourceId } = event
  const body = { StackId, RequestId, LogicalResourceId, PhysicalResourceId, ...outcome }
  return fetch(event.ResponseURL, { method: 'PUT', body: new TextEncoder().encode(JSON.stringify(body)) })
}
