import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** An HTTP response to send. */
export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  cookies: string[]
  body: Buffer
}

/** Turns a function's result into an answer; a bare string or object is the body of a 200, as API Gateway infers. */
export const toAnswer = (result: APIGatewayProxyStructuredResultV2 | string | undefined): HttpAnswer => {
  if (typeof result !== 'object' || result === null || result.statusCode === undefined) {
    return jsonAnswer(200, result ?? null)
  }
  const headers = Object.entries(result.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ])
  return {
    status: result.statusCode,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...Object.fromEntries(headers) },
    cookies: result.cookies ?? [],
    body: Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'),
  }
}

/** An answer of the gateway itself, with its own message. */
export const gatewayAnswer = (
  status: number,
  message: string,
  headers: Record<string, string> = {},
): HttpAnswer => {
  const answer = jsonAnswer(status, { message })
  return { ...answer, headers: { ...answer.headers, ...headers } }
}

const jsonAnswer = (status: number, body: unknown): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  cookies: [],
  body: Buffer.from(JSON.stringify(body)),
})
