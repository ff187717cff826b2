/** Which browser on which system a user agent is of, in words that a person recognises; the user agent itself is not kept. */

/** In this order: most browsers also name those below them. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
]

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['Mac', /\bMacintosh\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const longestRead = 512

/** "Firefox on Windows"; undefined where one of the two cannot be told. */
export const browserName = (userAgent: string | undefined): string | undefined => {
  const text = (userAgent ?? '').slice(0, longestRead)
  const browser = browsers.find(([, sign]) => sign.test(text))?.[0]
  const system = systems.find(([, sign]) => sign.test(text))?.[0]
  return browser && system && `${browser} on ${system}`
}
