/** Odd input: values, keys, path segments, headers and content types. */
import fc from 'fast-check'

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

const oddTexts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\u202Eevil\u202C', '\u2066\u2069', '\u200b', '\ufeff'],
  ...['__proto__', 'constructor', 'toString', '../../etc/passwd', '<script>alert(1)</script>', '=1+1'],
  ...["' OR '1'='1", '%00', '\r\nX-Odd: 1', '٣٤٥', 'İı', '🏥'.repeat(40), 'NaN', 'null', 'me'],
  ...['0000-00-00', '2026-02-30', '9999-12-31', '-000001-01-01', '1e400', '-0', '99999999999999999999'],
  ...['x'.repeat(300), 'x'.repeat(5_000), 'é'.repeat(40_000), ' '.repeat(20_000), '1'.repeat(10_000)],
]
export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

const oddNumber = fc.constantFrom(0, -1, -0, 0.1, 1e21, 2 ** 53, -(2 ** 63), 1e308, 5e-324)
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, false, [], {}, [null], nested(4), nested(9), nested(2_000)),
  fc.constantFrom({ toString: 1, valueOf: 1 }, { length: -1 }, { $ne: null }, Array(2_000).fill('x')),
  fc.jsonValue({ maxDepth: 3 }),
)

export const oddKey = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'id', 'user_id', 'is_admin'],
  ...['roles', 'status', 'version', 'fee_amount', 'a.b', '', '\0', '\ud800', 'x'.repeat(3_000)],
)

/** Values for the path. Each fits one `{parameter}`, and is not a word of another endpoint's path. */
export const oddSegment = fc.constantFrom(
  ...['me', '%00', '%', '%zz', '%ED%A0%80', '%C0%AF', '..', '.', '..%2f..%2f', '%2e%2e', '%20', '__proto__'],
  ...[
    'constructor',
    'profile_image',
    'x'.repeat(1_900),
    '%F0%9F%8F%A5',
    '-1',
    '0',
    '%E2%80%AEx',
    'APPLICANT%23x',
  ],
  ...['2026-11-22', '2026-02-30', '00000000-0000-0000-0000-000000000000'],
)

export const oddQuery = fc.constantFrom(
  ...['%', 'a', '&&', '=', '__proto__=1', 'constructor=1', 'cursor=%00', 'cursor=x', 'cursor=eyJhIjoxfQ'],
  ...['cursor=%ED%A0%80', 'q=%00', 'q=1&q=2', 'status=submitted&status=approved', 'x[]=1', 'assigned=me'],
  ...[
    `q=${'x'.repeat(1_900)}`,
    `q=${'x'.repeat(2_100)}`,
    'issue_date=2026-02-30',
    'month=0000-00',
    'q=%E2%80%AE',
  ],
)

export const oddContentType = fc.constantFrom(
  ...['text/plain', 'application/jsonp', 'application/json; charset=utf-16', 'multipart/form-data', ''],
  ...[
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ],
)

export const oddHeader: fc.Arbitrary<[string, string]> = fc.constantFrom<[string, string][]>(
  ['if-match', '"v0"'],
  ['if-match', '"v99999999999999999999"'],
  ['if-match', 'x'.repeat(2_000)],
  ['idempotency-key', ''],
  ['idempotency-key', 'é'.repeat(150)],
  ['idempotency-key', 'x'.repeat(3_000)],
  ['idempotency-key', 'RECORD#x'],
  ['device-marker', '__proto__'],
  ['device-marker', 'x'.repeat(3_000)],
  ['user-agent', 'x'.repeat(4_000)],
  ['user-agent', ''],
  ['authorization', 'Basic YTpi'],
  ['authorization', 'Bearer '],
  ['authorization', `Bearer ${'x.'.repeat(1_500)}`],
  ['cookie', '__proto__=1; a'],
  ['x-origin-verify', 'x'],
  ['cloudfront-viewer-address', '[::1]:1'],
  ['x-forwarded-for', '1.2.3.4'],
  ['x-http-method-override', 'DELETE'],
  ['accept', 'text/html'],
  ['x-long', 'x'.repeat(12_000)],
)

export const oddMethod = fc.constantFrom(
  ...['PUT', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'GET', 'POST', 'PATCH', 'DELETE'],
)
