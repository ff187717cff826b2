import { S3Refusal } from './refusal.ts'

/** One condition of a policy; `field` is in lower case. */
export type Condition =
  | { operator: 'eq' | 'starts-with'; field: string; value: string }
  | { operator: 'content-length-range'; min: number; max: number }

/** The conditions of a signed policy, and its expiry (in milliseconds since 1970). */
export interface PostPolicy {
  expiresAt: number
  conditions: Condition[]
}

/** Reads a policy from the form, in base64; throws `InvalidPolicyDocument` if it is not one. */
export const readPolicy = (encoded: string): PostPolicy => {
  const document: unknown = parsed(Buffer.from(encoded, 'base64').toString())
  if (!isObject(document)) throw invalid('Policy must be an object.')
  const { expiration, conditions } = document
  if (!Array.isArray(conditions)) throw invalid('Policy missing conditions.')
  return { expiresAt: timeOf(expiration), conditions: conditions.map(readCondition) }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('Invalid JSON.')
  }
}

const timeOf = (expiration: unknown): number => {
  const text = String(expiration)
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw invalid(`Invalid 'expiration' value: '${text}'`)
  return time
}

const readCondition = (condition: unknown): Condition => {
  if (Array.isArray(condition)) return readList(condition)
  const entries = isObject(condition) ? Object.entries(condition) : []
  const [only] = entries
  if (!only || entries.length > 1)
    throw invalid('Simple-Conditions must have exactly one property specified.')
  const [field, value] = only
  if (typeof value !== 'string') throw invalid('The value of a Simple-Condition must be a string.')
  return { operator: 'eq', field: field.toLowerCase(), value }
}

const readList = ([name, first, second, ...more]: unknown[]): Condition => {
  const operator = String(name).toLowerCase()
  if (more.length > 0 || second === undefined) throw invalid('A condition must have three parts.')
  if (operator === 'content-length-range') {
    return { operator, min: wholeNumber(first), max: wholeNumber(second) }
  }
  if (operator !== 'eq' && operator !== 'starts-with') throw invalid(`Unknown operation '${operator}'.`)
  if (typeof first !== 'string' || !first.startsWith('$') || typeof second !== 'string') {
    throw invalid("A condition names a field with '$' in front and a string as its value.")
  }
  return { operator, field: first.slice(1).toLowerCase(), value: second }
}

const wholeNumber = (value: unknown): number => {
  if (/^\d{1,15}$/.test(String(value))) return Number(value)
  throw invalid('The bounds of content-length-range must be whole numbers.')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const invalid = (message: string) => new S3Refusal(400, 'InvalidPolicyDocument', `Invalid Policy: ${message}`)
