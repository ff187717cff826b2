/** Modules that Lambda pays for at every start and never uses, replaced while bundling. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/**
 * An ES module's view of a builtin reads every property of it, and some of them load whole subsystems: of http the
 * WebSocket with undici (as long as a bare start of Node), of util the diff with the terminal's colours, of process the
 * standard streams. Asked for as a builtin, a module is only what it is. Others gain nothing from this detour.
 */
const builtin = (name: string) => ({
  filter: new RegExp(`^(node:)?${name}$`),
  contents: `module.exports = process.getBuiltinModule('${name}')`,
})
const builtins = ['http', 'https', 'util', 'process', 'fs'].map(builtin)

/** Packages and what stands in their place. */
const packages = [
  {
    // Lambda puts credentials into the environment: profiles, SSO, web identity and metadata are never asked.
    filter: /^@aws-sdk\/credential-provider-node$/,
    contents: `export const defaultProvider = () => async () => ({
      accessKeyId: process.env.AWS_ACCESS_KEY_ID,
      secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY,
      sessionToken: process.env.AWS_SESSION_TOKEN,
    })`,
  },
  // The cache of endpoint discovery, which is off.
  { filter: /^@aws-sdk\/endpoint-cache$/, contents: 'export class EndpointCache {}' },
]

/** Single files of packages, given their text. */
const files = [
  {
    // Of their manifests the clients read the version only, for the user agent.
    filter: /\/@aws-sdk\/[^/]+\/package\.json$/,
    contents: (text: string) => `module.exports = { version: '${JSON.parse(text).version}' }`,
  },
  {
    // There is no ~/.aws: everything comes from the environment.
    filter: /\/shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    contents: () => `export { CONFIG_PREFIX_SEPARATOR } from './constants'
      export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} })`,
  },
  {
    // SHA-256 for platforms without node:crypto.
    filter: /\/checksum\/sha256\/Sha256Js\.js$/,
    contents: () => 'export class Sha256Js {}',
  },
  {
    // `{ [_hE]: 403 }` might do anything, so esbuild would keep every schema; with plain keys it drops the unused.
    filter: /\/client-[^/]+\/dist-es\/schemas\/schemas_0\.js$/,
    contents: (text: string) => {
      const constants = text.matchAll(/^const (_\w*) = ("[^"]*");$/gm)
      const literals = new Map([...constants].map(([, name, literal]) => [name, literal]))
      return text.replace(/\[(_\w*)\]:/g, (key, name) =>
        literals.has(name) ? `${literals.get(name)}:` : key,
      )
    },
  },
]

export const replacements: Plugin = {
  name: 'replacements',
  setup({ onResolve, onLoad }) {
    for (const { filter, contents } of [...builtins, ...packages]) {
      onResolve({ filter }, ({ path }) => ({ path, namespace: 'replacement', pluginData: contents }))
    }
    // Loaded only by operations that stream events; we call none.
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
