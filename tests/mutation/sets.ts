/** Which files `npm run mutation` changes, and the tests that are tried on each change: those that reach it in one process. */
export const setNames = ['rules', 'http', 'data'] as const
export type SetName = (typeof setNames)[number]

const unit = (...names: string[]): string[] => names.map((name) => `tests/unit/functions/${name}.test.ts`)
const inHttp = (...names: string[]): string[] => names.map((name) => `functions/http/${name}.ts`)
const inData = (...names: string[]): string[] => names.map((name) => `functions/data/${name}.ts`)

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
      ...inData('accounts/email-link', 'applicants/form-lock', 'applicants/snapshot'),
      ...inData('sign-in/known-device', 'sign-in/limit', 'sign-in/second-factor', 'sign-in/session'),
      ...inData('sign-in/sign-in-wait', 'sign-in/token-hash', 'staff/proposal'),
      ...inData('table/cursor', 'table/retry', 'table/write'),
    ],
    tests: [
      ...unit('data/form-lock', 'data/known-device', 'data/limit', 'data/links-and-tokens', 'data/proposal'),
      ...unit('data/second-factor', 'data/session', 'data/sign-in-wait', 'data/snapshot'),
      ...unit('data/write-and-retry'),
    ],
  },
}
