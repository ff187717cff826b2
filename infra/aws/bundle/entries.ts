/** The entries of the functions, written as text: nothing here imports the functions' code, esbuild does. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { endpoints, type NamedEndpoint } from '#shared/contract.ts'
import { kebab, type Packaging, type PlannedFunction } from './plan.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

const ours = /^(functions|shared)\//

/** The file of each worker and the factory that it exports together with its `needs`. */
const workers: Record<string, { file: string; factory: string }> = {
  'send-emails': { file: './functions/workers/worker.ts', factory: 'streamWork' },
  'sweep-uploads': { file: './functions/workers/daily-work.ts', factory: 'dailyWork' },
  'note-email-events': {
    file: './functions/workers/email-events/note-email-event.ts',
    factory: 'noteEmailEvent',
  },
}

/** These answer without the table, so they open no connection in advance. */
const withoutTable = new Set(['service.health', 'service.openapi'])

const contextText = `
import { readConfig } from './functions/platform/services/config.ts'
import { createAppContext } from './functions/platform/services/app-context.ts'
import { wire } from './functions/platform/services/services.ts'
const context = createAppContext(readConfig(process.env))`

const warm = (kind: 'applicant' | 'staff') => `
import { warmTable } from './functions/handler/entry.ts'
import { tokens } from './functions/accounts/gateways/tokens.ts'
await warmTable(wire(context, { tokens }), '${kind}')`

const routeKey = ({ endpoint }: NamedEndpoint): string => `${endpoint.method} ${endpoint.path}`

/** The file of a feature in whichever area it is, such as `./shared/applications/contract/fee.ts`. */
const fileOf = (floor: string, folder: string, feature: string): string => {
  const [file] = globSync(`${floor}/*/${folder}/${kebab(feature)}.ts`, { cwd: root })
  if (!file) throw new Error(`There is no ${floor}/<area>/${folder}/${kebab(feature)}.ts`)
  return `./${file}`
}

const callerNeeds = {
  applicant: 'applicantCallerNeeds',
  staff: 'staffCallerNeeds',
  checker: 'checkerCallerNeeds',
} as const

/**
 * An endpoint with its route: `create(context)` is its handler, with the services that the route needs and those that
 * identify the caller. It imports what every entry has, although it needs only a part: then esbuild sees one set of modules
 * that all routes of an area share, and makes one chunk of it instead of fifteen.
 */
const routeText = ({ name, endpoint }: NamedEndpoint): string => {
  const [feature = '', operation = ''] = name.split('.')
  const kind = endpoint.access === 'public' ? endpoint.recognises : endpoint.access
  const caller = kind && callerNeeds[kind]
  return `
import './functions/platform/services/config.ts'
import './functions/handler/entry.ts'
import { wire } from './functions/platform/services/services.ts'
import { createHandler } from './functions/handler/handler.ts'
${caller ? `import { ${caller} as callerNeeds } from './functions/handler/authenticate.ts'` : 'const callerNeeds = {}'}
import { ${feature} } from '${fileOf('shared', 'contract', feature)}'
import { ${operation} as route } from '${fileOf('functions', 'routes', feature)}'
export const create = (context) =>
  createHandler(${feature}.${operation}, route.run, wire(context, { ...callerNeeds, ...route.needs }))`
}

const entryOfOne = ({ name }: NamedEndpoint): string => `
import { create } from 'route:${name}'
export const handler = create(context)`

const entryOfMany = (endpoints: NamedEndpoint[]): string => `
import { chooseRoute } from './functions/handler/entry.ts'
export const handler = chooseRoute({
${endpoints.map((endpoint) => `  '${routeKey(endpoint)}': async () => (await import('route:${endpoint.name}')).create(context),`).join('\n')}
})`

const entryOfWorker = ({ file, factory }: { file: string; factory: string }): string => `
import { needs, ${factory} as create } from '${file}'
export const handler = create(wire(context, needs))`

const handlerText = (packaging: Packaging, { name, endpoints }: PlannedFunction): string => {
  const worker = workers[name]
  if (worker) return entryOfWorker(worker) + warm('applicant')
  const body = packaging === 'area' ? entryOfMany(endpoints) : entryOfOne(endpoints[0]!)
  if (endpoints.every(({ name }) => withoutTable.has(name))) return body
  return body + warm(endpoints.some(({ endpoint }) => endpoint.access === 'staff') ? 'staff' : 'applicant')
}

/** Answers `entry:<function>` and `route:<feature.operation>` with generated modules. */
export const entries = (packaging: Packaging, functions: PlannedFunction[]): Plugin => ({
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
    // esbuild does not see in another file that these have no side effects.
    onLoad({ filter: /\/(routes|contract)\/[\w-]+\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        /\b(route|both|endpoint|sessionsOf|documentsOf)\(/g,
        '/* @__PURE__ */ $1(',
      ),
      loader: 'ts',
    }))
    onLoad({ filter: /.*/, namespace: 'route' }, ({ path }) => ({
      contents: routeText(endpoints.find(({ name }) => name === path)!),
      resolveDir: root,
      loader: 'js',
    }))
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
      contents: contextText + handlerText(packaging, functions.find(({ name }) => name === path)!),
      resolveDir: root,
      loader: 'js',
    }))
  },
})
