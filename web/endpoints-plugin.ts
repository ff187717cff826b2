import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'

const name = 'virtual:endpoints'
const resolved = `\0${name}`
const shared = normalizePath(fileURLToPath(new URL('../shared/', import.meta.url)))

type Contract = typeof import('../shared/contract/index.ts')

/**
 * Serves `virtual:endpoints`: `{ 'feature.operation': [method, path, access] }`, read off the contract at build time.
 * The browser needs these three values of each endpoint and none of its schemas. While developing, a change of the
 * contract that changes the map reaches the pages.
 */
export const endpointMap = (): Plugin => {
  let server: ViteDevServer | undefined
  let hasChanged = false
  let served: string | undefined

  /** Node loads a module once and for good; after a change Vite has to load the contract, which takes longer. */
  async function read(): Promise<string> {
    const contract =
      server && hasChanged
        ? ((await server.ssrLoadModule(`${shared}contract/index.ts`)) as Contract)
        : await import('../shared/contract/index.ts')
    const map = contract.endpoints.map(({ name, endpoint }) => [
      name,
      [endpoint.method, endpoint.path, endpoint.access],
    ])
    return JSON.stringify(Object.fromEntries(map))
  }

  return {
    name: 'endpoint-map',
    configureServer: (started) => {
      server = started
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      served = await read()
      return `export const endpointMap = ${served}`
    },
    async hotUpdate({ file, modules }) {
      if (!file.startsWith(shared)) return undefined
      hasChanged = true
      const map = this.environment.moduleGraph.getModuleById(resolved)
      if (!map) return undefined
      // A contract that cannot be read changes nothing; the next save is looked at again.
      const fresh = await read().catch(() => served)
      return fresh === served ? undefined : [...modules, map]
    },
  }
}
