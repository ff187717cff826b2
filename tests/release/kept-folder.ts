/** What was kept of each version: a folder of its name, made by `keep.ts`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { KeptService } from './service/kept-service.ts'

const folder = join(import.meta.dirname, 'kept')
const files = { templates: 'templates.jsonl', service: 'service.json.gz' }

/** The last version that was kept; null before the first one. */
export const lastVersion = (): string | null => {
  const versions = existsSync(folder) ? readdirSync(folder) : []
  return versions.sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1) ?? null
}

export const keptTemplates = (version: string): string[] =>
  readFileSync(join(folder, version, files.templates), 'utf8')
    .trimEnd()
    .split('\n')

export const lastKeptService = (): KeptService | null => {
  const version = lastVersion()
  return version && JSON.parse(gunzipSync(readFileSync(join(folder, version, files.service))).toString())
}

export const keep = (version: string, templates: readonly string[], service: KeptService): void => {
  const into = join(folder, version)
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, files.templates), `${templates.join('\n')}\n`)
  writeFileSync(join(into, files.service), gzipSync(JSON.stringify(service)))
}
