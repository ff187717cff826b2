import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const entry = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const { version } = JSON.parse(readFileSync(entry, 'utf8'))
/** The version takes the place of a hash in the path: caches keep these files for good. */
const folder = `assets/pdfjs/${version}`

/** What pdf.js fetches by name when a PDF needs it: decoders of scanned pages, the fonts that every reader has. */
const fetched = [
  ...['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'].map((name) => ['wasm', name] as const),
  ...readdirSync(join(dirname(entry), 'standard_fonts')).map((name) => ['standard_fonts', name] as const),
]
const bytesOf = ([place, name]: (typeof fetched)[number]) => readFileSync(join(dirname(entry), place, name))

/** Puts pdf.js and what it fetches below `/assets/pdfjs/`, away from what every visitor loads. */
export const pdfFiles = (): Plugin => ({
  name: 'pdf-files',
  config: () => ({
    build: { chunkSizeWarningLimit: 1800 }, // pdf.js, in one piece
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: 'assets/pdfjs/[name]-[hash].js' } },
    },
  }),
  generateBundle() {
    for (const file of fetched)
      this.emitFile({ type: 'asset', fileName: `${folder}/${file[1]}`, source: bytesOf(file) })
  },
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const file = fetched.find(([, name]) => request.url === `/${folder}/${name}`)
      if (!file) return next()
      response.setHeader('content-type', file[1].endsWith('.js') ? 'text/javascript' : 'font/ttf')
      response.end(bytesOf(file))
    })
  },
})
