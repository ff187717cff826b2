/** Which files `npm run mutation` changes, and the tests that are tried on each change: those that reach it in one process. */
export const setNames = ['rules', 'http', 'data'] as const
export type SetName = (typeof setNames)[number]

const unit = (...names: string[]): string[] => names.map((name) => `tests/unit/functions/${name}.test.ts`)
const inHttp = (...names: string[]): string[] => names.map((name) => `functions/platform/http/${name}.ts`)
const inData = (...names: string[]): string[] => names.map((name) => `functions/${name}.ts`)

export const sets: Record<SetName, { mutate: string[]; tests: string[] }> = {
  rules: {
    mutate: ['shared/*/rules/**/*.ts'],
    tests: ['tests/unit/shared/**/*.test.ts', 'tests/unit/functions/**/*.test.ts'],
  },
  http: {
    mutate: [
      ...inHttp('authenticate', 'bytes-answer', 'entry', 'handler', 'json-answer', 'page-answer'),
      ...inHttp('parse-request', 'read-multipart', 'read-text', 'require-role', 'require-second-factor'),
      ...inHttp('middleware/origin', 'middleware/refusals', 'middleware/request-log'),
    ],
    tests: [
      ...unit(
        'http/answers',
        'http/callers',
        'http/entry',
        'http/handler',
        'http/parse-request',
        'http/read-multipart',
      ),
      ...unit('http/request-log', 'caller-address', 'request-text'),
    ],
  },
  data: {
    mutate: [
      ...inData('accounts/data/email-link', 'applications/data/form-lock', 'applications/data/snapshot'),
      ...inData('accounts/data/sign-in/known-device', 'accounts/data/sign-in/session'),
      ...inData('accounts/data/sign-in/sign-in-wait', 'accounts/data/sign-in/token-hash'),
      ...inData('staff/data/second-factor', 'staff/data/proposal', 'platform/limits/limit'),
      ...inData('platform/table/cursor', 'platform/table/retry', 'platform/table/write'),
    ],
    tests: [
      ...unit('applications/form-lock', 'applications/snapshot', 'accounts/known-device', 'limit'),
      ...unit('accounts/links-and-tokens', 'accounts/session', 'accounts/sign-in-wait'),
      ...unit('staff/proposal', 'staff/second-factor', 'write-and-retry'),
    ],
  },
}
