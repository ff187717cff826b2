import { S3Refusal } from './refusal.ts'

/** A form sent by a browser: the fields before the file by lower-case name, and the bytes of the file. */
interface PostForm {
  fields: Record<string, string>
  bytes: Buffer
}

// S3 takes this much before the file.
const longestFieldsInBytes = 20 * 1024

/** Reads the form of a browser upload; throws when it is no form, has not one file, or repeats a field. */
export const readPostForm = async (contentType: string, body: Buffer): Promise<PostForm> => {
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throw new S3Refusal(412, 'PreconditionFailed', 'A POST to the bucket must be multipart/form-data.')
  }
  const entries = await partsOf(contentType, body)
  const files = entries.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]))
  const place = entries.findIndex(([name, value]) => name === 'file' && typeof value !== 'string')
  const [file] = files
  if (!file || files.length > 1 || place < 0) {
    const message = 'POST requires exactly one file upload per request.'
    throw new S3Refusal(400, 'IncorrectNumberOfFilesInPostRequest', message)
  }
  // Fields after the file are not read: S3 starts to store before they arrive.
  const fields = fieldsOf(entries.slice(0, place))
  return { fields, bytes: Buffer.from(await file.arrayBuffer()) }
}

const partsOf = async (contentType: string, body: Buffer): Promise<[string, string | File][]> => {
  try {
    const headers = { 'content-type': contentType }
    const form = await new Response(new Uint8Array(body), { headers }).formData()
    return [...form].map(([name, value]) => [name.toLowerCase(), value])
  } catch {
    const message = 'The body of your POST request is not well-formed multipart/form-data.'
    throw new S3Refusal(400, 'MalformedPOSTRequest', message)
  }
}

const fieldsOf = (entries: [string, string | File][]): Record<string, string> => {
  const fields: Record<string, string> = Object.create(null)
  let size = 0
  for (const [name, value] of entries) {
    const text = String(value)
    size += Buffer.byteLength(name) + Buffer.byteLength(text)
    if (size > longestFieldsInBytes) {
      const message = 'Your POST request fields preceding the upload file were too large.'
      throw new S3Refusal(400, 'MaxPostPreDataLengthExceeded', message)
    }
    // With two values the policy could be checked against one of them and the object made from the other.
    if (name in fields)
      throw new S3Refusal(400, 'InvalidArgument', `The field ${name} must appear once only.`)
    fields[name] = text
  }
  return fields
}
