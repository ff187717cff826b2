/** Addresses and regular expressions that are made while the portal runs: what is put into them is encoded, or cannot need it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g
const texts = ['functions', 'shared', 'web/src']
  .flatMap(sourceFiles)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replace(comments, '') }))

/** What stands between `${` and `}`. */
const partsOf = (literal: string): string[] =>
  [...literal.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, part = '']) => part)

const isAddress = (literal: string): boolean =>
  /\$\{paths\.|BASE_URL\}|mailto:|tel:|https?:|origin\}|Path\(/.test(literal) ||
  /^[?/]/.test(literal) ||
  /[?&]\w+=\$\{/.test(literal)

/** Constants, settings of the deployment, and what encodes. */
const encoded =
  /^paths\.\w+$|BASE_URL$|^encodeURI(Component)?\(.*\)$|^new URLSearchParams\(.*\)$|^\w+Path\(.*\)$|^searchOf\(/s

/** What needs no encoding, and why. */
const safeParts: Record<string, string> = {
  token: 'base64url of random bytes',
  'pageOf[link.kind]': 'one of our paths',
  bucket: 'a setting of the deployment',
  photo_key: 'ids that the service has made; it is compared with the key of an object and opened by nobody',
  baseUrl: 'a setting of the deployment',
  origin: 'where the page itself came from, or a setting of the deployment',
  'location.pathname': 'the path of the page itself, encoded by the browser',
  statement: 'base64url and dots, after `#`',
  "number.replace(/[^\\d+]/g, '')": 'digits and plus signs are left',
  "number.trim().replace(/[^A-Za-z0-9]+/g, '-')": 'letters, digits and dashes are left',
  'plainNumber(number)': 'letters and digits are left',
  path: 'one of our paths',
  string: 'a type',
  query: 'encoded where it is made, two lines above',
  'other.to': 'one of our paths',
  typed: 'URLSearchParams of a form',
  act: 'a word of a closed list',
  step: 'a number',
  version: 'of a package, when the portal is built',
}

const addresses = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/`(?:[^`\\]|\\.)*`/g)].flatMap(([literal]) =>
    isAddress(literal.slice(1, -1)) ? partsOf(literal).map((part) => ({ file, part })) : [],
  ),
)

test('what is put into an address is encoded, or cannot need it', () => {
  expect(addresses.length).toBeGreaterThan(80)
  const others = addresses.filter(({ part }) => !encoded.test(part) && !(part in safeParts))
  expect(others, 'Use encodeURIComponent, URLSearchParams, or a function of shared/paths.ts.').toEqual([])
})

test('every exception is in use', () => {
  const used = new Set(addresses.map(({ part }) => part))
  expect(Object.keys(safeParts).filter((part) => !used.has(part))).toEqual([])
})

test('links of the pages lead to our own paths, to an e-mail address or to a telephone number', () => {
  const links = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:href|formAction|srcDoc|xlinkHref)=(?:\{([^\n]*?)\}(?=[\s>])|"([^"]*)")/g)].map(
      ([, made, fixed]) => `${file}: ${made ?? fixed}`,
    ),
  )
  const own =
    /: (mailAddress\(.*\)|callAddress\(.*\)|`#\$\{name\}`|#main|`\$\{origin\}\$\{location\.pathname\}`)$/
  const ofText =
    /^(functions\/platform\/outbox\/email-page|functions\/staff\/use-cases\/contact-page|web\/src\/features\/accounts\/own-data\/readable-page)\.ts: /
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((link) => !own.test(link) && !ofText.test(link))).toEqual([])
})

/** Places that make an expression, and what is put into it: constants only. */
const expressions = [
  'functions/register/data/registration-number.ts: category, digits',
  'shared/applications/records/application-form.ts: noRegistrationNumberYet',
  'web/src/ui/fields/date-field/typed-date.ts: between, between',
  'web/src/ui/fields/date-field/typed-date.ts: between, between',
]

test('no regular expression is made of what people typed', () => {
  const made = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bRegExp\(([^\n]*)/g)].map(([, rest = '']) => `${file}: ${partsOf(rest).join(', ')}`),
  )
  expect(made, 'Compare texts with startsWith, includes or ===, or name the constant here.').toEqual(
    expressions,
  )
})
