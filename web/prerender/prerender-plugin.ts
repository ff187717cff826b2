/** After the build: renders the pages that guests open first, and puts the style they need into them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { councilName } from '../../shared/staff/rules/council-name.ts'
import { endpointMap } from '../endpoints-plugin.ts'
import { criticalStyle } from './critical-style.ts'
import { escaped, filledPage, styleHash, withStyle } from './page.ts'

type Rendering = typeof import('../src/prerender.tsx')

interface Files {
  scripts: string[]
  sheets: string[]
}

const webFolder = join(import.meta.dirname, '..')

/** Of the council for which the pages are built (`infra/councils.ts`). */
const { COUNCIL_NAME: name = councilName(null), COUNCIL_SHORT_NAME: short_name = name } = process.env

/** For browsers and for Node: a screen names the council before it has asked for its settings. */
const define = { 'globalThis.councilOfBuild': JSON.stringify(name) }

/** Builds the screens for Node, imports them and forgets them. */
const withRendering = async <R>(work: (rendering: Rendering) => Promise<R>): Promise<R> => {
  // Where packages are found from, and apart from other builds that run meanwhile.
  const outDir = join(webFolder, '..', 'node_modules', '.cache', `prerender-${process.pid}`)
  try {
    await build({
      configFile: false,
      root: webFolder,
      logLevel: 'error',
      define,
      plugins: [endpointMap()],
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, minify: false },
    })
    return await work(await import(pathToFileURL(join(outDir, 'prerender.js')).href))
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** `main.ts` fetches it on every page. */
const app = 'src/app.tsx'

/** What a page fetches besides the first script and what that imports. */
const filesOf = (screens: string[], bundle: Rolldown.OutputBundle): Files => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.find(({ facadeModuleId, isEntry }) => isEntry && facadeModuleId?.endsWith('.html'))
  const chunkOf = (fileName: string) => chunks.find((chunk) => chunk.fileName === fileName)
  const withImports = (chunk: Rolldown.OutputChunk | undefined, seen: Set<Rolldown.OutputChunk>) => {
    if (!chunk || seen.has(chunk)) return seen
    seen.add(chunk)
    for (const name of chunk.imports) withImports(chunkOf(name), seen)
    return seen
  }
  const always = withImports(first, new Set())
  const all = new Set(always)
  for (const screen of [app, ...screens]) {
    const module = join(webFolder, screen)
    const its =
      chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (!its) throw new Error(`No script is built from ${screen}`)
    withImports(its, all)
  }
  const added = [...all].filter((chunk) => !always.has(chunk))
  const sheetsOf = (chunks: Iterable<Rolldown.OutputChunk>) =>
    [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return {
    scripts: added.map(({ fileName }) => fileName),
    sheets: [...new Set([...sheetsOf(always), ...sheetsOf(added)])],
  }
}

export const prerender = (): Plugin => {
  let bundle: Rolldown.OutputBundle = {}
  /** The folder of this build, which `--outDir` may name. */
  let dist = ''
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({ define }),
    transformIndexHtml: (html) => html.replaceAll(councilName(null), escaped(name)),
    configResolved: ({ root, build: { outDir } }) => {
      dist = resolve(root, outDir)
    },
    writeBundle: {
      order: 'post',
      handler: (_options, written) => {
        bundle = written
      },
    },
    async closeBundle(failure) {
      if (failure) return // which says more than the missing files would
      const template = readFileSync(join(dist, 'index.html'), 'utf8')
      const manifest = join(dist, 'manifest.webmanifest')
      const told = { ...JSON.parse(readFileSync(manifest, 'utf8')), name, short_name }
      writeFileSync(manifest, JSON.stringify(told))
      const hashes = new Set<string>()
      const write = (name: string, page: string, sheets: string[]) => {
        const css = sheets.map((file) => readFileSync(join(dist, file), 'utf8')).join('')
        const style = criticalStyle(css, page)
        hashes.add(styleHash(style))
        mkdirSync(dirname(join(dist, name)), { recursive: true })
        writeFileSync(join(dist, name), withStyle(page, style, sheets))
      }
      await withRendering(async ({ prerenderedPages, render, languageOf, screenPaths, unknownPath }) => {
        for (const { path, description, screens = [], waiting, title } of prerenderedPages) {
          const { scripts, sheets } = filesOf(screens, bundle)
          const rendered = { path: waiting ? '' : path, body: await render(path, waiting) }
          const lang = languageOf(path)
          const page = filledPage(template, { rendered, lang, title, description, scripts })
          write(join(path.slice(1), 'index.html'), page, sheets)
        }
        const { scripts, sheets } = filesOf([], bundle)
        const rendered = { path: '', body: await render(unknownPath) }
        write('404.html', filledPage(template, { rendered, scripts }), sheets)
        write('app.html', filledPage(template, { scripts }), sheets)
        const facts = {
          screens: screenPaths(),
          prerendered: prerenderedPages.map(({ path }) => path),
          styleHashes: [...hashes],
        }
        writeFileSync(join(dist, 'site.json'), `${JSON.stringify(facts, undefined, 2)}\n`)
      })
    },
  }
}
