import {
  type Credentials,
  isSameSignature,
  signatureAlgorithm,
  timeOf,
  tokenRefusal,
} from '../signature/signature.ts'
import { signerOf } from '../signature/signer.ts'
import { S3Refusal, unauthenticated } from './refusal.ts'

/** Verifies that the policy of a form was signed with our key, for S3 and on the day it names; throws otherwise. */
export const verifyPolicySignature = async (
  fields: Record<string, string>,
  credentials: Credentials,
): Promise<void> => {
  const policy = fields.policy
  if (policy === undefined) throw new S3Refusal(403, 'AccessDenied', 'Access Denied')
  const required = (name: string) => {
    const value = fields[name]
    if (value === undefined) throw invalid(`Bucket POST must contain a field named '${name}'.`)
    return value
  }
  if (required('x-amz-algorithm') !== signatureAlgorithm) {
    throw invalid('X-Amz-Algorithm only supports "AWS4-HMAC-SHA256".')
  }
  const date = required('x-amz-date')
  const at = timeOf(date)
  if (at === undefined) throw invalid('X-Amz-Date must be formatted as yyyyMMddTHHmmssZ.')
  const [accessKeyId, ...scope] = required('x-amz-credential').split('/')
  if (accessKeyId !== credentials.accessKeyId) {
    throw new S3Refusal(403, 'InvalidAccessKeyId', 'The access key does not exist.')
  }
  const refusal = tokenRefusal(credentials, fields['x-amz-security-token'])
  if (refusal) throw unauthenticated(refusal)
  const [day, region, service, terminator] = scope
  const right = day === date.slice(0, 8) && service === 's3' && terminator === 'aws4_request'
  if (!region || !right || scope.length !== 4) {
    throw invalid('X-Amz-Credential must be <access key>/<day>/<region>/s3/aws4_request.')
  }
  const expected = await signerOf({ credentials, service, region }).sign(policy, {
    signingDate: new Date(at),
  })
  if (!isSameSignature(expected, required('x-amz-signature'))) {
    throw new S3Refusal(403, 'SignatureDoesNotMatch', 'The signature does not match the policy.')
  }
}

const invalid = (message: string) => new S3Refusal(400, 'InvalidArgument', message)
