import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { endpointMap } from './endpoints-plugin.ts'
import { pdfFiles } from './pdf-plugin.ts'
import { prerender } from './prerender/prerender-plugin.ts'
import { scriptGroups } from './script-groups.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), endpointMap(), pdfFiles(), prerender()],
  css: {
    preprocessorOptions: {
      // Bootstrap 5.3 is written with Sass's @import; the notices are about its code, not ours.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The content security policy allows no inline script, no data: address and no HTML sink.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The first script names every file: seven letters of a hash are enough, and less to load than eight.
    rolldownOptions: {
      checks: { pluginTimings: false }, // how long plugins take is nothing to read at a first start
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: scriptGroups },
      },
    },
  },
})
