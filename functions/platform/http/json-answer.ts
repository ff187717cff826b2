/** An API Gateway answer with the headers every answer of the service carries. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
})
