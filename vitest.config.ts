import { defineConfig } from 'vitest/config'

/**
 * Files share what they import: each test opens what it needs and closes it, and importing the service anew for every file
 * took a third of the time.
 */
const isolate = false

/** More than there are cores: pages, child processes and planned outages are waited for most of the time. */
const maxWorkers = 4

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, testTimeout: 20_000, hookTimeout: 60_000, maxWorkers, isolate, ...more },
})

export default defineConfig({
  test: {
    projects: [
      project('layout', ['tests/layout/**/*.test.ts']),
      project('portal', ['tests/{shared,web,functions,infra,journeys}/**/*.test.{ts,tsx}'], {
        globalSetup: ['tests/support/browser-setup.ts', 'tests/support/shared-portal.ts'],
      }),
    ],
  },
})
