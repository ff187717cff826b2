import type { S3Answer } from './operation.ts'
import { S3Refusal } from './refusal.ts'

/** The bucket's CORS rules: what pages of the portal may do; other origins have no rule. */
const rules = [
  { methods: ['GET', 'HEAD'], headers: [] as string[] },
  // A browser sends a preflight request when a page watches the progress of its upload.
  { methods: ['POST'], headers: ['content-type'] },
]

/** The CORS headers of an answer: none but `vary` unless a rule allows this origin to use this method. */
export const corsHeaders = (
  { origin, method }: { origin: string | undefined; method: string },
  allowed: readonly string[],
): Record<string, string> => {
  const known = origin !== undefined && allowed.includes(origin)
  if (!known || !ruleFor(method)) return { vary: 'Origin' }
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'ETag, x-amz-version-id',
    vary: 'Origin',
  }
}

/** Answers a preflight with what its rule allows; throws 403 where no rule allows all of what is asked for. */
export const preflight = (headers: Record<string, string>, allowed: readonly string[]): S3Answer => {
  const { origin, 'access-control-request-method': method } = headers
  if (origin === undefined || method === undefined) {
    throw new S3Refusal(400, 'BadRequest', 'Insufficient information. Origin and method are needed.')
  }
  const asked = (headers['access-control-request-headers'] ?? '').toLowerCase().split(',')
  const names = asked.map((name) => name.trim()).filter((name) => name !== '')
  const rule = ruleFor(method)
  if (!allowed.includes(origin) || !rule || !names.every((name) => rule.headers.includes(name))) {
    throw new S3Refusal(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.')
  }
  return {
    status: 200,
    headers: {
      ...corsHeaders({ origin, method }, allowed),
      'access-control-allow-methods': rule.methods.join(', '),
      ...(names.length > 0 && { 'access-control-allow-headers': names.join(', ') }),
      'access-control-max-age': '600',
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    },
  }
}

const ruleFor = (method: string) => rules.find(({ methods }) => methods.includes(method))
