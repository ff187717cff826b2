/** A stored file as an API Gateway answer: with its measured type, in a sandbox, and a PDF always as a download (docs/security.md#headers-and-content-policy). */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { DocumentBytes } from '#shared/documents/records/document.ts'

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
