/**
 * Runs tests for Stryker in its own process, without loading them anew for each change: a change is tried in milliseconds instead
 * of seconds. It knows the tests of files without fake timers, whose tests leave nothing behind.
 */
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beginFile, type CollectedTest, collected } from './collected-tests.ts'

/** What Stryker and the changed code tell each other. */
interface Shared {
  activeMutant?: string
  currentTestId?: string
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: object
}
const shared: Shared = {}
Object.assign(globalThis, { __stryker__: shared })

interface MutantRun {
  testFilter?: string[]
  hitLimit?: number
  activeMutant: { id: string }
}

const stand = new URL('./collected-tests.ts', import.meta.url).href

const run = async ({ before, body }: CollectedTest): Promise<Error | null> => {
  try {
    for (const prepare of before) await prepare()
    await body()
    return null
  } catch (error) {
    return error as Error
  }
}

const success = 0

class InProcessRunner {
  capabilities() {
    return { reloadEnvironment: false }
  }

  async init(): Promise<void> {
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'vitest' && context.parentURL !== stand
          ? { url: stand, shortCircuit: true }
          : next(specifier, context),
    })
    for (const file of JSON.parse(process.env.MUTATION_TESTS ?? '[]')) {
      beginFile(file)
      await import(pathToFileURL(resolve(file)).href)
    }
  }

  async dryRun() {
    const tests = []
    for (const one of collected) {
      shared.currentTestId = one.id
      const began = performance.now()
      const error = await run(one)
      if (error) return { status: 'error', errorMessage: `${one.id}: ${error.stack}` }
      tests.push({ id: one.id, name: one.id, status: success, timeSpentMs: performance.now() - began })
    }
    shared.currentTestId = undefined
    return { status: 'complete', tests, mutantCoverage: shared.mutantCoverage }
  }

  async mutantRun({ testFilter, hitLimit, activeMutant }: MutantRun) {
    const chosen = collected.filter(({ id }) => !testFilter || testFilter.includes(id))
    Object.assign(shared, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
    for (const one of chosen) {
      const error = await run(one)
      // A change that loops for ever is stopped by its hits.
      if (hitLimit !== undefined && (shared.hitCount ?? 0) > hitLimit) return { status: 'timeout' }
      if (error)
        return {
          status: 'killed',
          killedBy: [one.id],
          failureMessage: error.message,
          nrOfTests: chosen.length,
        }
    }
    return { status: 'survived', nrOfTests: chosen.length }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }]
