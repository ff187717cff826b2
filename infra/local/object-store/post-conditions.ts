import type { Condition, PostPolicy } from './post-policy.ts'
import { S3Refusal } from './refusal.ts'

/** The values that are checked against a policy; `bucket` is one of the fields, taken from the address. */
interface Upload {
  fields: Record<string, string>
  sizeInBytes: number
  now: number
}

/**
 * Holds an upload to a policy. Throws `AccessDenied` when the policy is over, one of its conditions does not hold or a
 * field has no condition, and `EntityTooSmall` or `EntityTooLarge` for the size of the file.
 */
export const requirePolicy = (
  { expiresAt, conditions }: PostPolicy,
  { fields, sizeInBytes, now }: Upload,
): void => {
  if (now >= expiresAt) throw denied('Policy expired.')
  for (const condition of conditions) requireField(condition, fields)
  const covered = conditions.flatMap((condition) => ('field' in condition ? [condition.field] : []))
  const extra = Object.keys(fields).filter((name) => !needsNoCondition(name) && !covered.includes(name))
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`)
  for (const condition of conditions) requireSize(condition, sizeInBytes)
}

const needsNoCondition = (name: string) =>
  name === 'policy' || name === 'x-amz-signature' || name.startsWith('x-ignore-')

const requireField = (condition: Condition, fields: Record<string, string>): void => {
  if (condition.operator === 'content-length-range') return
  const { operator, field, value: wanted } = condition
  const value = fields[field]
  if (value !== undefined && (operator === 'eq' ? value === wanted : startsWith(field, value, wanted))) return
  throw denied(`Policy Condition failed: ${JSON.stringify([operator, `$${field}`, wanted])}`)
}

/** If one field has several content types, each must have this beginning. */
const startsWith = (field: string, value: string, wanted: string): boolean => {
  const values = field === 'content-type' ? value.split(',') : [value]
  return values.every((one) => one.trimStart().startsWith(wanted))
}

const requireSize = (condition: Condition, sizeInBytes: number): void => {
  if (condition.operator !== 'content-length-range') return
  if (sizeInBytes < condition.min) {
    throw new S3Refusal(
      400,
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size',
    )
  }
  if (sizeInBytes > condition.max) {
    throw new S3Refusal(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')
  }
}

const denied = (reason: string) =>
  new S3Refusal(403, 'AccessDenied', `Invalid according to Policy: ${reason}`)
