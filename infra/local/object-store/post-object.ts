import type { Credentials } from '../signature/signature.ts'
import { answeredChecksums, verifyChecksums } from './checksums.ts'
import { checkedKey, descriptionIn, type ObjectMeta } from './object.ts'
import type { S3Answer, S3Request } from './operation.ts'
import { requirePolicy } from './post-conditions.ts'
import { readPostForm } from './post-form.ts'
import { readPolicy } from './post-policy.ts'
import { verifyPolicySignature } from './post-signature.ts'
import { notImplemented, S3Refusal } from './refusal.ts'
import { element, xmlDocument } from './xml.ts'

// The fields that S3 uses, and those of them that are used here.
const actedOnByS3 = /^(x-amz-.*|acl|content-encoding|expires|redirect|success_action_redirect|tagging)$/
const actedOnHere = /^x-amz-(algorithm|credential|date|security-token|signature|checksum-.+|meta-.+)$/

type FormUpload = Pick<S3Request, 'bucket' | 'headers' | 'body' | 'storage'> & {
  /** The address of the store itself. */
  endpoint: string
  credentials: Credentials
  now: number
}

/**
 * PostObject: a browser's form with a signed policy. The form is the whole right to upload, so nothing of it is
 * believed before the signature, and nothing stored before every condition of the policy holds.
 */
export const postObject = async (upload: FormUpload): Promise<S3Answer> => {
  const { bucket, headers, storage, now } = upload
  const { fields, bytes } = await readPostForm(headers['content-type'] ?? '', upload.body)
  await verifyPolicySignature(fields, upload.credentials)
  // The address names the bucket, so a policy must name it too, whether or not the form has such a field.
  fields.bucket ??= bucket
  if (fields.bucket !== bucket) throw new S3Refusal(403, 'AccessDenied', 'The bucket is another one.')
  requirePolicy(readPolicy(fields.policy ?? ''), { fields, sizeInBytes: bytes.length, now })
  const stored = await storage.put({
    key: keyOf(fields),
    bytes,
    checksums: verifyChecksums(fields, bytes),
    ...descriptionIn(fields),
  })
  const location = `${upload.endpoint}/${bucket}/${encodeURIComponent(stored.key)}`
  return answerFor(stored, { bucket, location, status: fields.success_action_status })
}

/** 204 unless the form asks for 200 or 201; only 201 has a body. */
const answerFor = (
  stored: ObjectMeta,
  asked: { bucket: string; location: string; status?: string },
): S3Answer => {
  const { bucket, location, status } = asked
  const headers = {
    location,
    etag: stored.etag,
    'x-amz-version-id': stored.versionId,
    ...answeredChecksums(stored.checksums),
  }
  if (status !== '201') return { status: status === '200' ? 200 : 204, headers }
  const content = { Location: location, Bucket: bucket, Key: stored.key, ETag: stored.etag }
  const elements = Object.entries(content).map(([name, value]) => element(name, value))
  const body = xmlDocument('PostResponse', elements.join(''))
  return { status: 201, headers: { ...headers, 'content-type': 'application/xml' }, body }
}

const keyOf = (fields: Record<string, string>): string => {
  const unread = Object.keys(fields).find((name) => actedOnByS3.test(name) && !actedOnHere.test(name))
  if (unread) throw notImplemented(`The field ${unread}`)
  const { key } = fields
  if (!key) throw new S3Refusal(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.")
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is S3's own placeholder.
  if (key.includes('${filename}')) throw notImplemented('A key with ${filename}')
  return checkedKey(key)
}
