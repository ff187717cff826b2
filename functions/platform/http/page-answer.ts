/** A page as an API Gateway answer: it loads nothing, and its policy allows nothing but its links. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

export const pageAnswer = (html: string, cachedForSeconds = 0): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cache-control': cachedForSeconds > 0 ? `public, max-age=${cachedForSeconds}` : 'no-store',
  },
  body: html,
})
