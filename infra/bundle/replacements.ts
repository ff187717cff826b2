/** Parts of the SDK that Lambda pays for and never uses, replaced while bundling. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/**
 * `node:http` as ES modules see it reads every property of the module, and one of them loads the whole of undici: as
 * long as a bare start of Node. Asked for as a builtin, it is only what it is.
 */
export const builtinHttp: Plugin = {
  name: 'builtin-http',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?https?$/ }, ({ path }) => ({
      path: path.replace('node:', ''),
      namespace: 'builtin',
    }))
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}')`,
      loader: 'js',
    }))
  },
}

/** Lambda puts credentials into the environment; the search through profiles, SSO and metadata never starts. */
const credentialsOfLambda = `
export const defaultProvider = () => async () => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID,
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY,
  sessionToken: process.env.AWS_SESSION_TOKEN,
})`

export const environmentCredentials: Plugin = {
  name: 'environment-credentials',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, () => ({
      path: 'environment',
      namespace: 'credentials',
    }))
    onLoad({ filter: /.*/, namespace: 'credentials' }, () => ({
      contents: credentialsOfLambda,
      loader: 'js',
    }))
  },
}

/** Of their manifests the clients read the version only, for the user agent. */
export const shortManifests: Plugin = {
  name: 'short-manifests',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/@aws-sdk\/[^/]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8'))
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}

/** DynamoDB's endpoint is known from the region; the cache for discovered ones would never be asked. */
export const noEndpointCache: Plugin = {
  name: 'no-endpoint-cache',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@aws-sdk\/endpoint-cache$/ }, () => ({ path: 'none', namespace: 'endpoint-cache' }))
    onLoad({ filter: /.*/, namespace: 'endpoint-cache' }, () => ({
      contents: 'export class EndpointCache {}',
      loader: 'js',
    }))
  },
}
