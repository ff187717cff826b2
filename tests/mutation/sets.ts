/** Which files `npm run mutation` changes, and the tests that are tried on each change: those that reach it in one process. */
export const setNames = ['rules', 'http', 'data'] as const
export type SetName = (typeof setNames)[number]

interface Group {
  mutate: string[]
  tests: string[]
}

const unit = (name: string): string => `tests/unit/functions/${name}.test.ts`
const inHttp = (...names: string[]): string[] => names.map((name) => `functions/http/${name}.ts`)
const inData = (...names: string[]): string[] => names.map((name) => `functions/data/${name}.ts`)

export const sets: Record<SetName, Group[]> = {
  rules: [
    {
      mutate: ['shared/rules/**/*.ts'],
      tests: ['tests/unit/shared/**/*.test.ts', 'tests/unit/functions/**/*.test.ts'],
    },
  ],
  http: [
    {
      mutate: inHttp('parse-request', 'read-multipart', 'read-text'),
      tests: [unit('http/parse-request'), unit('http/read-multipart'), unit('request-text')],
    },
    {
      mutate: inHttp('bytes-answer', 'json-answer', 'page-answer', 'middleware/refusals'),
      tests: [unit('http/answers')],
    },
    {
      mutate: inHttp('middleware/origin', 'middleware/request-log'),
      tests: [unit('http/request-log'), unit('http/handler'), unit('caller-address')],
    },
    {
      mutate: inHttp('handler', 'authenticate', 'require-role', 'require-second-factor'),
      tests: [unit('http/handler')],
    },
    { mutate: inHttp('entry'), tests: [unit('http/entry')] },
  ],
  data: [
    { mutate: inData('sign-in/limit'), tests: [unit('data/limit')] },
    { mutate: inData('sign-in/session'), tests: [unit('data/session')] },
    { mutate: inData('sign-in/sign-in-wait'), tests: [unit('data/sign-in-wait')] },
    {
      mutate: inData('sign-in/token-hash', 'accounts/email-link', 'table/cursor'),
      tests: [unit('data/links-and-tokens')],
    },
    { mutate: inData('sign-in/known-device'), tests: [unit('data/known-device')] },
    { mutate: inData('sign-in/second-factor'), tests: [unit('data/second-factor')] },
    { mutate: inData('staff/proposal'), tests: [unit('data/proposal')] },
    {
      mutate: inData('applicants/form-lock', 'applicants/snapshot'),
      tests: [unit('data/form-lock'), unit('data/snapshot')],
    },
    {
      mutate: inData('table/write', 'table/retry'),
      tests: [unit('data/write-and-retry'), unit('data/known-device')],
    },
  ],
}
