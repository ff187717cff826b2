/** The entries of the functions, written as text: nothing here imports the functions' code, esbuild does. */
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import type { NamedEndpoint } from '#shared/contract/index.ts'
import { kebab, type Packaging, type PlannedFunction } from './plan.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const ours = /^(functions|shared)\//

/** What the workers run: the factory and its file. */
const workers: Record<string, string> = {
  'send-emails': `import { sendEmails as create } from './functions/emails/worker.ts'`,
  'sweep-uploads': `import { sweepUploads as create } from './functions/app/documents/sweep-uploads.ts'`,
}

/** These answer without the table, so that nothing needs to be warm. */
const withoutTable = new Set(['service.health', 'service.openapi'])

/** The services that a function holds, by name. */
export type ServicesOf = (name: string) => string[]

const servicesText = (names: string[]): string => `
import { readConfig } from './functions/services/config.ts'
import { createAppContext, wire } from './functions/services/services.ts'
import { ${names.join(', ')} } from './functions/services/service-factories.ts'
const services = wire(createAppContext(readConfig(process.env)), { ${names.join(', ')} });`

const warm = (kind: 'applicant' | 'staff') => `
import { warmTable } from './functions/http/entry.ts'
await warmTable(services, '${kind}')`

const routeKey = ({ endpoint }: NamedEndpoint): string => `${endpoint.method} ${endpoint.path}`

/**
 * An endpoint with its route: `create(services)` is its handler. It names what every entry holds, although it needs only
 * a part: so esbuild sees one set of modules that all routes of an area share, and makes one chunk of it, not fifteen.
 */
const routeText = (name: string): string => {
  const [feature = '', operation = ''] = name.split('.')
  return `
import './functions/services/config.ts'
import './functions/http/entry.ts'
import './functions/services/services.ts'
import { createHandler } from './functions/http/handler.ts'
import { ${feature} } from './shared/contract/${kebab(feature)}.ts'
import { route } from './functions/api/${kebab(feature)}/${kebab(operation)}.ts'
export const create = (services) => createHandler(${feature}.${operation}, route, services)`
}

const entryOfOne = (source: string): string => `${source}
export const handler = create(services)`

const entryOfMany = (endpoints: NamedEndpoint[]): string => `
import { chooseRoute } from './functions/http/entry.ts'
export const handler = chooseRoute({
${endpoints.map((it) => `  '${routeKey(it)}': async () => (await import('route:${it.name}')).create(services),`).join('\n')}
})`

const handlerText = (packaging: Packaging, { name, endpoints }: PlannedFunction): string => {
  const worker = workers[name]
  if (worker) return entryOfOne(worker) + warm('applicant')
  const body =
    packaging === 'area'
      ? entryOfMany(endpoints)
      : entryOfOne(`import { create } from 'route:${endpoints[0]?.name}'`)
  if (endpoints.every((it) => withoutTable.has(it.name))) return body
  return body + warm(endpoints.some((it) => it.endpoint.access === 'staff') ? 'staff' : 'applicant')
}

/** Answers `entry:<function>` and `route:<feature.operation>` with generated modules. */
export const entries = (
  packaging: Packaging,
  functions: PlannedFunction[],
  servicesOf: ServicesOf,
): Plugin => ({
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(entry|route):/ }, ({ path }) => {
      const [namespace, name] = path.split(':')
      return { path: name, namespace }
    })
    // Nothing of ours happens on import, so what is not used needs no bytes.
    onResolve({ filter: /^[#.]/ }, ({ path, resolveDir }) => {
      const file = path.startsWith('#') ? join(root, path.slice(1)) : join(resolveDir, path)
      return ours.test(relative(root, file)) ? { path: file, sideEffects: false } : undefined
    })
    onLoad({ filter: /.*/, namespace: 'route' }, ({ path }) => ({
      contents: routeText(path),
      resolveDir: root,
      loader: 'js',
    }))
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
      contents:
        servicesText(servicesOf(path)) + handlerText(packaging, functions.find(({ name }) => name === path)!),
      resolveDir: root,
      loader: 'js',
    }))
  },
})
