import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { rows } from './tests/specification/rows/index.ts'
import { endpointMap } from './web/endpoints-plugin.ts'
import { pdfFiles } from './web/pdf-plugin.ts'

/** Workers, and the commands that tests start, keep what Node has compiled: loading CDK or the SDK takes a second otherwise. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

/**
 * Files share what they import: each test opens what it needs and closes it, and importing the service anew for every file
 * took a third of the time.
 */
const isolate = false

/** One more than there are cores: tests wait for pages, child processes and planned outages. With more, each imports the service anew. */
const maxWorkers = availableParallelism() + 1

const minute = 60_000
/** Tests wait for what happens. The limits only end a test that would never end, also where other work slows the machine. */
const [testTimeout, hookTimeout] = [10 * minute, 10 * minute]

/** A test may name what it holds of the specification, and nothing that is no row of it. */
const tags = rows.map(({ id, says }) => ({ name: id, description: says }))

const project = (name: string, globalSetup: string[] = [], plugins: Plugin[] = []) => ({
  plugins,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    globalSetup: globalSetup.map((file) => `tests/support/${file}.ts`),
    testTimeout,
    hookTimeout,
    maxWorkers,
    isolate,
    tags,
    expect: { poll: { timeout: minute } },
  },
})

/** Pages are opened in a simulated document; those of staff without the root of their area, which loads their endpoints. */
const pages = () => {
  const one = project('pages', [], [endpointMap(), pdfFiles()])
  return {
    ...one,
    test: { ...one.test, environment: 'happy-dom', setupFiles: ['web/src/api/staff-endpoints.ts'] },
  }
}

export default defineConfig({
  test: {
    projects: [
      project('layout'),
      project('unit', [], [endpointMap(), pdfFiles()]),
      pages(),
      project('service', ['portal/start-shared-portal']),
      project('browser', ['browser/prepare-browser']),
      project('infra', ['project/build-site']),
    ],
  },
})
