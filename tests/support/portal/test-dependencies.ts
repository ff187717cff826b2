/** What the service is started with in tests. Nothing outside of `tests` imports this, so no deployment has it. */
import type { Dependencies } from '#functions/platform/services/app-context.ts'

/** Cheap on purpose: tests make many accounts. `service/passwords.test.ts` holds the real cost. */
export const cheapHash = { memoryInKib: 64, passes: 1, parallelism: 1 }

/** Longer than in operation: a machine that does much else at the time of a test is no neighbour that stalls. */
export const patientLimits = { connectInMs: 10_000, tryInMs: 25_000, requestInMs: 60_000 }

/** For a whole portal, whose functions print nothing. */
export const testDependencies: Partial<Dependencies> = {
  hashCost: cheapHash,
  callLimits: patientLimits,
  log: () => {},
}
