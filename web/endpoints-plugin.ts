import type { Plugin } from 'vite'
import { endpoints } from '../shared/contract/index.ts'

const name = 'virtual:endpoints'

/**
 * Serves `virtual:endpoints`: `{ 'feature.operation': [method, path, access] }`, read off the contract at build time.
 * The browser needs these three words of each endpoint and none of its schemas.
 */
export const endpointMap = (): Plugin => ({
  name: 'endpoint-map',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => {
    if (id !== `\0${name}`) return undefined
    const map = endpoints.map(({ name, endpoint }) => [
      name,
      [endpoint.method, endpoint.path, endpoint.access],
    ])
    return `export const endpointMap = ${JSON.stringify(Object.fromEntries(map))}`
  },
})
