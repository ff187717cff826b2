import { expect, test } from 'vitest'
import { browserName } from '#shared/accounts/rules/browser-name.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Chrome on Windows', `${windows} ${webkit} Chrome/143.0.0.0 Safari/537.36`],
  ['Edge on Windows', `${windows} ${webkit} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/143.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Opera on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/143.0.0.0 Mobile Safari/537.36 OPR/90.0`,
  ],
  ['Safari on iPhone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${iphone} CriOS/143.0.0.0 Mobile/15E148 Safari/604.1`],
  [
    'Safari on Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
])('%s is told by its user agent', (name, userAgent) => expect(browserName(userAgent)).toBe(name))

test.each([undefined, '', 'curl/8.5.0', 'Mozilla/5.0', `${'x'.repeat(600)} Firefox/145.0 Linux`])(
  'of %o nothing is told',
  (userAgent) => expect(browserName(userAgent)).toBeUndefined(),
)
