/**
 * The SDK's packages hand everything out through index files. Where chunks are shared, esbuild gives whoever touches
 * such a file all that anybody takes from it: each data function would hold the XML of S3. So imports of the SDK are
 * led past the index files, to the file that declares what is imported.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, PluginBuild } from 'esbuild'
import { plainKeys } from './plain-keys.ts'

interface Declared {
  file: string
  name: string
}

const sdk = /^@(aws-sdk|smithy)\//
const importLines = /^(import) \{([^}]*)\} from "([^"]+)";/gm
const fromLines = /^(import|export) \{([^}]*)\} from "([^"]+)";/gm
const namesOf = (list: string): { name: string; as: string }[] =>
  list
    .split(',')
    .map((it) => it.trim().split(' as '))
    .flatMap(([name, as = name]) => (name && as ? [{ name, as }] : []))

/** Files as the SDK names them: without an ending, or a folder with an index. */
const fileAt = (path: string): string =>
  [path, `${path}.js`, join(path, 'index.js')].find((it) => /\.js(on)?$/.test(it) && existsSync(it)) ?? path

/** An index file that declares something of its own stays in use; what it only hands on would come along. */
const withoutHandingOn = (file: string, text: string): string =>
  /\/submodules\/[^/]+\/index\.js$/.test(file) && /^export (class|const)/m.test(text)
    ? text.replace(/^export \{[^}]*\} from "[^"]+";/gm, '')
    : text

export const directImports: Plugin = {
  name: 'direct-imports',
  setup(build) {
    const texts = new Map<string, string>()
    const read = (file: string): string => {
      const text = texts.get(file) ?? readFileSync(file, 'utf8')
      texts.set(file, text)
      return text
    }
    const locate = locator(build)
    const handedOn = new Map<string, Promise<Map<string, Declared>>>()

    /** What a file hands on, and from where. */
    const readHandedOn = async (file: string): Promise<Map<string, Declared>> => {
      const text = read(file)
      const found = new Map<string, Declared>()
      const imported = new Map<string, Declared>()
      for (const [, , list = '', from = ''] of text.matchAll(importLines))
        for (const { name, as } of namesOf(list)) imported.set(as, { file: await locate(from, file), name })
      for (const [, list = '', from] of text.matchAll(/^export \{([^}]*)\}(?: from "([^"]+)")?;/gm))
        for (const { name, as } of namesOf(list)) {
          const declared = from ? { file: await locate(from, file), name } : imported.get(name)
          if (declared) found.set(as, declared)
        }
      return found
    }
    const declaration = async (at: Declared): Promise<Declared> => {
      if (!at.file.includes('/dist-es/')) return at
      const known = handedOn.get(at.file) ?? readHandedOn(at.file)
      handedOn.set(at.file, known)
      const next = (await known).get(at.name)
      return next ? declaration(next) : at
    }

    const redirect = async ([line, verb, list = '', from = '']: RegExpMatchArray, importer: string) => {
      if (!sdk.test(from)) return line
      const index = await locate(from, importer)
      const direct = namesOf(list).map(async ({ name, as }) => {
        const at = await declaration({ file: index, name })
        return `${verb} { ${at.name} as ${as} } from ${JSON.stringify(at.file)};`
      })
      return (await Promise.all(direct)).join('')
    }

    build.onLoad({ filter: /\/node_modules\/@(aws-sdk|smithy)\/.*\/dist-es\/.*\.js$/ }, async ({ path }) => {
      const text = withoutHandingOn(path, read(path))
      const direct = await Promise.all([...text.matchAll(fromLines)].map((line) => redirect(line, path)))
      const led = text.replace(fromLines, () => direct.shift() ?? '')
      return { contents: plainKeys(led), loader: 'js' }
    })
  },
}

/** Finds the file behind an import; packages are asked for once. */
const locator = (build: PluginBuild) => {
  const packages = new Map<string, Promise<string>>()
  return async (from: string, importer: string): Promise<string> => {
    if (from.startsWith('.')) return fileAt(join(dirname(importer), from))
    const known =
      packages.get(from) ??
      build.resolve(from, { kind: 'import-statement', resolveDir: dirname(importer) }).then(
        ({ path, namespace }) => (namespace === 'file' ? path : from), // one of our own replacements
      )
    packages.set(from, known)
    return known
  }
}
