/** A multipart form with a file, taken apart by Node's own reader. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Malformed, TooLarge, WrongMediaType } from '#shared/errors.ts'

type Part = string | { bytes: Uint8Array }

const partOf = async (value: FormDataEntryValue): Promise<Part> =>
  typeof value === 'string' ? value : { bytes: new Uint8Array(await value.arrayBuffer()) }

/** @returns texts as strings, files as their bytes. @throws TooLarge, WrongMediaType, Malformed */
export const readMultipart = async (
  event: APIGatewayProxyEventV2,
  longest: number,
): Promise<Record<string, Part>> => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > longest) throw new TooLarge('The file must be smaller than 4 MB')
  const type = event.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new WrongMediaType('Send a form with a file')
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Malformed('The form cannot be read')
  })
  const parts: Record<string, Part> = Object.create(null) // a part may be called `__proto__`
  for (const [name, value] of form) {
    if (name in parts) throw new Malformed('The form holds a field twice')
    parts[name] = await partOf(value)
  }
  return { ...parts }
}
