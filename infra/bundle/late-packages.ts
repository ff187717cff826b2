/** Packages that the functions load with `import()`, at the first call that needs them. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import { root } from './entries.ts'

/**
 * `import()` of a package brings all of it. This narrows it to the exports whose names occur in the file that asks,
 * so that esbuild drops the rest: of a hundred S3 commands stay the five that are used.
 */
export const latePackages: Plugin = {
  name: 'late-packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@/ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' && importer.startsWith(root) && !importer.includes('/node_modules/')
        ? { path, namespace: 'late', pluginData: readFileSync(importer, 'utf8') }
        : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'late' }, async ({ path, pluginData }) => {
      const words = new Set((pluginData as string).match(/\w+/g))
      const names = Object.keys(await import(path)).filter((name) => words.has(name))
      return {
        contents: `export { ${names.sort().join(', ')} } from '${path}'`,
        resolveDir: root,
        loader: 'js',
      }
    })
  },
}
