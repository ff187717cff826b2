import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
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

const project = (
  name: string,
  globalSetup: string[] = [],
  plugins: Plugin[] = [],
  files = [`tests/${name}/**/*.test.{ts,tsx}`],
) => ({
  plugins,
  test: {
    name,
    include: files,
    globalSetup: globalSetup.map((file) => `tests/support/${file}.ts`),
    testTimeout,
    hookTimeout,
    maxWorkers,
    isolate,
    expect: { poll: { timeout: minute } },
  },
})

const pagePlugins = [endpointMap(), pdfFiles()]

/** Pages are opened in a simulated document; those of staff without the root of their area, which loads their endpoints. */
const withPages = (one: ReturnType<typeof project>, environment = 'happy-dom') => ({
  ...one,
  test: { ...one.test, environment, setupFiles: ['web/src/api/staff-endpoints.ts'] },
})

/** The judge opens pages on a running service; what only a browser can tell runs with the tests of the browser. */
const judge = 'tests/specification/judge'

export default defineConfig({
  test: {
    // For the judge and the service together: the environment of a process names one portal.
    globalSetup: 'tests/support/portal/start-shared-portal.ts',
    projects: [
      project('layout'),
      project('unit', [], pagePlugins),
      withPages(project('pages', [], pagePlugins)),
      withPages(project('judge', [], pagePlugins, [`${judge}/*.test.{ts,tsx}`])),
      project('service'),
      project(
        'browser',
        ['browser/prepare-browser'],
        [],
        ['tests/browser/**/*.test.{ts,tsx}', `${judge}/browser/*.test.{ts,tsx}`],
      ),
      project('infra', ['project/build-site']),
    ],
  },
})
