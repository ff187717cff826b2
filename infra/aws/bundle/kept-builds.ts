/**
 * A build is kept under the hash of all that it is made from, so that commands and tests that follow each other build once: all
 * functions by route take 22 seconds of CPU. Builds are the same every time (`tests/infra/long/bundles`), so a kept one is too.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BuiltFunction, buildFunctions } from './build.ts'
import { root } from './entries.ts'
import { openPackedFiles, packFiles } from './packed-files.ts'
import { type Packaging, planFunctions } from './plan.ts'

const folder = join(root, 'node_modules/.cache/portal-functions')

/** Our own code, the recipe, and what npm says is installed. */
const sources = ['functions', 'shared', 'infra/aws/bundle', 'package.json', 'node_modules/.package-lock.json']

const hashOfSources = (): string => {
  const hash = createHash('sha256').update(process.version)
  const add = (path: string): void => {
    if (statSync(join(root, path)).isDirectory())
      for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`)
    else hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  }
  for (const source of sources) add(source)
  return hash.digest('hex').slice(0, 24)
}

interface About {
  eager: Record<string, string[]>
  sources: Record<string, string[]>
}

const pack = (built: BuiltFunction[]): Buffer => {
  const about: About = {
    eager: Object.fromEntries(built.map(({ name, eager }) => [name, eager])),
    sources: Object.fromEntries(built.map(({ name, sources }) => [name, [...sources]])),
  }
  const groups = built.flatMap(({ name, files, maps }) => [
    [name, files] as const,
    [`${name} maps`, maps] as const,
  ])
  return packFiles(groups, about)
}

const unpack = (packaging: Packaging, packed: Uint8Array): BuiltFunction[] => {
  const { about, files } = openPackedFiles(packed)
  const { eager, sources } = about as About
  return planFunctions(packaging).map((planned) => ({
    ...planned,
    files: files(planned.name),
    maps: files(`${planned.name} maps`),
    eager: eager[planned.name] ?? [],
    sources: new Set(sources[planned.name]),
  }))
}

const longestBuildInMs = 10 * 60_000

/** Whether this process may build; otherwise another one is building just now. */
const mayBuild = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const began = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - began > longestBuildInMs || !isRunning(lock)) rmSync(lock, { force: true })
    return false
  }
}

const isRunning = (lock: string): boolean => {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

const buildAndKeep = async (packaging: Packaging, file: string, lock: string): Promise<BuiltFunction[]> => {
  try {
    const built = await buildFunctions(packaging)
    for (const name of readdirSync(folder))
      if (name.startsWith(`${packaging}-`) && name.endsWith('.br')) rmSync(join(folder, name))
    writeFileSync(`${file}.new`, pack(built))
    renameSync(`${file}.new`, file)
    return built
  } finally {
    rmSync(lock, { force: true })
  }
}

/** The kept build of what there is, or a new one, which replaces that of an earlier state. */
export const keptBuild = async (packaging: Packaging): Promise<BuiltFunction[]> => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${packaging}-${hashOfSources()}.br`)
  const lock = `${file}.lock`
  while (!existsSync(file)) {
    if (mayBuild(lock)) return buildAndKeep(packaging, file, lock)
    await pause(200)
  }
  return unpack(packaging, readFileSync(file))
}
