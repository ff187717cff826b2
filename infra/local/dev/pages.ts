import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const serviceFolders = ['functions', 'shared'].map((name) => join(root, name))

/** Editors write a file in several steps, and switching a branch changes many files. */
const quietInMs = 50

/** Starts Vite behind a server that is there already; its messages to open pages go over the same server. */
export function startPages(options: {
  server: Server
  /** The folder where Vite keeps the packages that it has prepared for the browser. */
  cacheDir: string
  onServiceChange: () => void
}): Promise<ViteDevServer> {
  return createServer({
    configFile: join(root, 'web', 'vite.config.ts'),
    // Node reads the configuration itself; bundled, it would count everything it imports, the contract too, as
    // configuration, and start Vite anew for each change there.
    configLoader: 'native',
    cacheDir: options.cacheDir,
    clearScreen: false,
    plugins: [watchService(options.onServiceChange)],
    server: {
      middlewareMode: true,
      hmr: { server: options.server },
      warmup: { clientFiles: ['./src/main.ts', './src/app.tsx', './src/theme/main.scss'] },
    },
  })
}

/** Watches the service's sources with Vite's own watcher; a plugin, because Vite makes a new one when it restarts. */
function watchService(onChange: () => void): Plugin {
  let timer: NodeJS.Timeout | undefined
  return {
    name: 'watch-service',
    configureServer({ watcher }) {
      watcher.add(serviceFolders)
      watcher.on('all', (_event, path) => {
        if (!serviceFolders.some((folder) => path.startsWith(folder))) return
        clearTimeout(timer)
        timer = setTimeout(onChange, quietInMs)
      })
    },
  }
}
