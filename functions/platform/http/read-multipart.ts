/** Reads a multipart form with a file, with the parser of Node. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Malformed, TooLarge, WrongMediaType } from '#shared/kit/errors.ts'
import { requireNoReplacement } from './read-text.ts'

type Part = string | { bytes: Uint8Array }

/** The portal's forms have two parts. Names are limited because a refusal repeats them. */
const mostParts = 10
const longestName = 100

const formOf = async (bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> => {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Malformed('The form cannot be read')
  }
}

const partOf = async (value: FormDataEntryValue): Promise<Part> =>
  typeof value === 'string'
    ? requireNoReplacement(value)
    : { bytes: new Uint8Array(await value.arrayBuffer()) }

/** @returns texts as strings, files as their bytes. @throws TooLarge, WrongMediaType, Malformed */
export const readMultipart = async (
  event: APIGatewayProxyEventV2,
  longest: number,
): Promise<Record<string, Part>> => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > longest) throw new TooLarge('The file must be smaller than 4 MB')
  const type = event.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new WrongMediaType('Send a form with a file')
  const entries = [...(await formOf(bytes, type))]
  const names = new Set(entries.map(([name]) => name))
  if (names.size < entries.length) throw new Malformed('The form holds a field twice')
  if (entries.length > mostParts || entries.some(([name]) => name.length > longestName))
    throw new Malformed('The form holds fields that are not known')
  const parts = entries.map(async ([name, value]) => [name, await partOf(value)] as const)
  return Object.fromEntries(await Promise.all(parts))
}
