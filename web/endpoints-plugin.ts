import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'

const everybody = 'virtual:endpoints'
/** Those of staff, which the first load of an applicant does not need. */
const staff = 'virtual:staff-endpoints'
const modules = [everybody, staff]
const resolvedOf = (name: string): string => `\0${name}`
const shared = normalizePath(fileURLToPath(new URL('../shared/', import.meta.url)))

type Contract = typeof import('#shared/contract.ts')

type EndpointOf = Contract['endpoints'][number]

/** Whether an endpoint belongs to the module. */
const belongsTo =
  (name: string) =>
  ({ endpoint }: EndpointOf): boolean =>
    endpoint.path.startsWith('/api/admin/') === (name === staff)

/**
 * Serves `virtual:endpoints` and `virtual:staff-endpoints`: `{ 'feature.operation': [method, path, access] }`, read off the
 * contract at build time. The browser needs these three values of each endpoint and none of its schemas. While developing, a
 * change of the contract that changes a map reaches the pages.
 */
export const endpointMap = (): Plugin => {
  let server: ViteDevServer | undefined
  let hasChanged = false
  const served = new Map<string, string>()

  /** Node loads a module once and for good; after a change Vite has to load the contract, which takes longer. */
  async function read(name: string): Promise<string> {
    const contract =
      server && hasChanged
        ? ((await server.ssrLoadModule(`${shared}contract.ts`)) as Contract)
        : await import('#shared/contract.ts')
    const map = contract.endpoints
      .filter(belongsTo(name))
      .map(({ name, endpoint }) => [
        name,
        [
          endpoint.method,
          endpoint.path,
          endpoint.access,
          ...(endpoint.recognises ? [endpoint.recognises] : []),
        ],
      ])
    return JSON.stringify(Object.fromEntries(map))
  }

  return {
    name: 'endpoint-map',
    configureServer: (started) => {
      server = started
    },
    resolveId: (id) => (modules.includes(id) ? resolvedOf(id) : undefined),
    async load(id) {
      const name = modules.find((one) => resolvedOf(one) === id)
      if (!name) return undefined
      const map = await read(name)
      served.set(name, map)
      return `export const endpointMap = ${map}`
    },
    async hotUpdate({ file, modules: changed }) {
      if (!file.startsWith(shared)) return undefined
      hasChanged = true
      const stale: typeof changed = []
      for (const name of modules) {
        const map = this.environment.moduleGraph.getModuleById(resolvedOf(name))
        // A contract that cannot be read changes nothing; the next save is looked at again.
        const fresh = map && (await read(name).catch(() => served.get(name)))
        if (map && fresh !== served.get(name)) stale.push(map)
      }
      return stale.length > 0 ? [...changed, ...stale] : undefined
    },
  }
}
