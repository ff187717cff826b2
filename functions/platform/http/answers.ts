import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { DocumentBytes } from '#shared/documents/records/document.ts'

/** An API Gateway answer with the headers every answer of the service carries. */
export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
})

/** A page as an API Gateway answer: it loads nothing, and its policy allows nothing but its links. */
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

/** A stored file as an API Gateway answer: with its measured type, in a sandbox, and a PDF always as a download (docs/security.md#headers-and-content-policy). */
export const bytesAnswer = ({
  bytes,
  type,
  file_name,
  attachment,
}: DocumentBytes): APIGatewayProxyStructuredResultV2 => {
  const isDownload = attachment || type === 'application/pdf' // browsers show no PDF inside a sandbox
  return {
    statusCode: 200,
    headers: {
      'content-type': type,
      'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${file_name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: Buffer.from(bytes).toString('base64'),
    isBase64Encoded: true,
  }
}
