import type { Credentials } from '../signature/signature.ts'
import { signedHeaders } from '../signature/signer.ts'

/** Calls one action of DynamoDB or of its streams, such as `DynamoDB_20120810.PutItem`, over the JSON 1.0 protocol. */
export type DynamoDbCall = <Answer>(action: string, input: object) => Promise<Answer>

/** A refusal by the database; `name` is its short type, such as `ResourceNotFoundException`. */
class DynamoDbRefusal extends Error {
  constructor(type: string, message: string) {
    super(message)
    this.name = type
  }
}

/** The streams API has no client among our packages, and these few calls need none. */
export const dynamoDbCall = (
  endpoint: string,
  { credentials, region }: { credentials: Credentials; region: string },
): DynamoDbCall => {
  return async (action, input) => {
    const body = JSON.stringify(input)
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': action }
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: await signedHeaders(
        { url: endpoint, body, headers },
        { credentials, region, service: 'dynamodb' },
      ),
      signal: AbortSignal.timeout(10_000),
    })
    const json = await answer.json()
    if (answer.ok) return json
    const type = String(json.__type ?? 'UnknownError')
    throw new DynamoDbRefusal(type.slice(type.indexOf('#') + 1), String(json.message ?? json.Message ?? ''))
  }
}
