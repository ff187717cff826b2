/**
 * Modules that a function would load and never use, replaced while bundling. An entry stays only while it is worth about 1 % of
 * the bytes or 2 % of the start. The gains were measured by leaving each out: bytes and interleaved starts of
 * `contact-information-current` (`tests/bench`), and the bytes of the files that load later.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** Packages and their replacements. */
const packages = [
  {
    // Imported as an ES module, http evaluates its WebSocket, and with it undici. Gain: 14 % of the start.
    filter: /^(node:)?http$/,
    contents: `module.exports = process.getBuiltinModule('http')`,
  },
  {
    // Lambda puts credentials into the environment; profiles, SSO, web identity and metadata are never asked for.
    // Gain: 53 % of the bytes, 10 % of the start.
    filter: /^@aws-sdk\/credential-provider-node$/,
    contents: `export const defaultProvider = () => async () => ({
      accessKeyId: process.env.AWS_ACCESS_KEY_ID,
      secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY,
      sessionToken: process.env.AWS_SESSION_TOKEN,
    })`,
  },
  // The cache of endpoint discovery, which is off. Gain: 3 % of the bytes.
  { filter: /^@aws-sdk\/endpoint-cache$/, contents: 'export class EndpointCache {}' },
]

/** Errors of operations on tables, backups and global tables, which functions do not call. */
const ofOperations =
  /^n0_registry\.registerError\((Backup|ContinuousBackups|Export|GlobalTable|Import|Index|InvalidExport|InvalidRestore|PointInTime|Policy|Replica(Already|Not)|Table)\w*\$, \w+\);$/gm

/** The address of DynamoDB where it is not given, as the rules of the SDK find it for keys without an account. */
export const dynamoDbEndpoint = `export const defaultEndpointResolver = ({ Endpoint, Region }) => ({
  url: new URL(Endpoint ?? 'https://dynamodb.' + Region + '.amazonaws.com'),
  properties: {},
  headers: {},
})`

/** The partitions of AWS without the list of their regions. */
export const withoutRegions = (text: string): string =>
  text.replace(/"regions": \{[\s\S]*?\n {12}\}/g, '"regions": {}')

/** Single files of packages, given their text. */
const files = [
  {
    // Rules for every partition, account and kind of address. Gain: 5 % of the bytes.
    filter: /\/client-dynamodb\/dist-es\/endpoint\/endpointResolver\.js$/,
    contents: () => dynamoDbEndpoint,
  },
  {
    // Every region has a description; which partition a region is of follows from its form. Gain: 1.8 % of the bytes.
    filter: /\/util-endpoints\/lib\/aws\/partitions\.js$/,
    contents: withoutRegions,
  },
  {
    // Belongs to the retry mode `adaptive`, which no client uses. Gain: 1 % of the bytes.
    filter: /\/util-retry\/DefaultRateLimiter\.js$/,
    contents: () => 'export class DefaultRateLimiter {}',
  },
  {
    // The clients read only the version from their manifests, for the user agent. Gain: 0.9 % of the bytes, 2 % of
    // the start.
    filter: /\/@aws-sdk\/[^/]+\/package\.json$/,
    contents: (text: string) => `module.exports = { version: '${JSON.parse(text).version}' }`,
  },
  {
    // There is no ~/.aws: everything comes from the environment. Gain: 0.8 % of the bytes, 3 % of the start.
    filter: /\/shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    contents: () => `export { CONFIG_PREFIX_SEPARATOR } from './constants'
      export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} })`,
  },
  {
    // SHA-256 for platforms without node:crypto. Gain: 1.3 % of the bytes.
    filter: /\/checksum\/sha256\/Sha256Js\.js$/,
    contents: () => 'export class Sha256Js {}',
  },
  {
    // Named after its class, an error would have a name of one or two letters in the log. Gain: none in bytes.
    filter: /\/jose\/dist\/webapi\/util\/errors\.js$/,
    contents: (text: string) =>
      text.replace('this.name = this.constructor.name', 'this.name = new.target.code'),
  },
  {
    // esbuild keeps every schema that has a key such as `[_hE]`, since evaluating it might have an effect; with plain keys it
    // drops the unused ones. Gain: 22 % of `s3.mjs`. Without the errors of DynamoDB's other operations: 1.5 % of the bytes.
    filter: /\/client-[^/]+\/dist-es\/schemas\/schemas_0\.js$/,
    contents: (text: string) => {
      const constants = text.matchAll(/^const (_\w*) = ("[^"]*");$/gm)
      const literals = new Map([...constants].map(([, name, literal]) => [name, literal]))
      return text
        .replace(ofOperations, '')
        .replace(/\[(_\w*)\]:/g, (key, name) => (literals.has(name) ? `${literals.get(name)}:` : key))
    },
  },
]

export const replacements: Plugin = {
  name: 'replacements',
  setup({ onResolve, onLoad }) {
    for (const { filter, contents } of packages)
      onResolve({ filter }, ({ path }) => ({ path, namespace: 'replacement', pluginData: contents }))
    // Loaded by operations that stream events; the portal calls none. Gain: 7.5 % of the bytes.
    onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'replacement', pluginData: 'export {}' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'replacement' }, ({ pluginData }) => ({
      contents: pluginData,
      loader: 'js',
    }))
    for (const { filter, contents } of files)
      onLoad({ filter }, ({ path }) => ({ contents: contents(readFileSync(path, 'utf8')), loader: 'js' }))
  },
}
