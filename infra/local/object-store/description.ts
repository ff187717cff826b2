import { validateHeaderName, validateHeaderValue } from 'node:http'
import { S3Refusal } from './refusal.ts'

const storedHeaders = ['cache-control', 'content-disposition', 'content-language']

/** The sender's description of an object, which every reader gets. */
interface Description {
  contentType: string
  headers: Record<string, string>
}

/**
 * Picks the description of an object from headers, or from the fields of a form, by lower-case name. Throws when a
 * name or a value cannot be a header: it would break every later answer.
 */
export const descriptionIn = (sent: Record<string, string>): Description => {
  const kept = Object.entries(sent).filter(
    ([name]) => name.startsWith('x-amz-meta-') || storedHeaders.includes(name),
  )
  const contentType = sent['content-type'] ?? 'binary/octet-stream'
  for (const [name, value] of [['content-type', contentType] as const, ...kept]) requireHeader(name, value)
  return { contentType, headers: Object.fromEntries(kept) }
}

const requireHeader = (name: string, value: string): void => {
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  } catch {
    throw new S3Refusal(400, 'InvalidArgument', `${name} or its value cannot be a header.`)
  }
}
