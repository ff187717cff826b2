/** Bundles, built once for all tests: in memory and on disk. Of those of one route some, unless `BUNDLES=all`. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltFunction, buildFunctions } from '#infra/aws/bundle/build.ts'
import { keptBuild } from '#infra/aws/bundle/kept-builds.ts'
import type { Packaging } from '#infra/aws/bundle/plan.ts'
import { type PlannedFunction, planFunctions } from '#infra/aws/bundle/plan.ts'
import { type BundledFunction, writeFunctions } from '#infra/aws/bundle.ts'

export const bundlesFolder = join(tmpdir(), `portal-bundles-${process.pid}`)
export const outDirOf = (packaging: Packaging): string => join(bundlesFolder, packaging)

const once = <T>(make: (packaging: Packaging) => Promise<T>) => {
  const made = new Map<Packaging, Promise<T>>()
  return (packaging: Packaging): Promise<T> => {
    const bundles = made.get(packaging) ?? make(packaging)
    made.set(packaging, bundles)
    return bundles
  }
}

/** The only endpoints whose bundles hold what most do without. */
export const holders = {
  commonPasswords: [
    ...['adminAuth.setPassword', 'auth.register', 'auth.resetPassword'],
    ...['portfolioUpdate.update', 'security.changePassword'],
  ],
  tokenSigner: [
    ...['adminAuth.login', 'auth.login', 'auth.register'],
    ...['adminAuth.passkeyLogin', 'auth.passkeyLogin', 'walkIns.open'],
  ],
  oneTimePasswords: [
    ...['adminAuth.login', 'security.begin', 'security.confirm', 'security.changePassword'],
    ...['security.renewCodes', 'staffPasskeys.begin', 'staffPasskeys.remove'],
  ],
  passkeys: [
    ...['auth.passkeyLogin', 'adminAuth.passkeyLogin', 'adminAuth.login'],
    ...['passkeys.create', 'staffPasskeys.begin', 'staffPasskeys.create', 'staffPasskeys.remove'],
    ...['security.begin', 'security.changePassword', 'security.renewCodes', 'ownChecks.hold'],
  ],
}

/** With these, each file that loads late is loaded, and each kind of caller, body and answer is there. */
const run = [
  ...['service.health', 'service.openapi', 'auth.register', 'auth.user', 'adminAuth.login'],
  ...['contactInformation.get', 'documents.list', 'passkeys.create', 'security.confirm'],
  ...['uploads.grant', 'uploads.confirm', 'files.create', 'ownClaims.create'],
  ...['cases.act', 'bankStatement.create', 'register.letter'],
]

const all = process.env.BUNDLES === 'all'
export const isRun = (packaging: Packaging, name: string): boolean =>
  packaging === 'area' || all || run.includes(name)

/** Everything but endpoints, those that are run, those that hold something of their own, the largest, and every eighth of the others. */
const looked = new Set([...run, ...Object.values(holders).flat(), 'proposals.act'])
const isBuilt = ({ endpoints: [first] }: PlannedFunction, place: number): boolean =>
  !first || looked.has(first.name) || place % 8 === 0

/** Those that are built and looked into. */
export const plannedOnce = (packaging: Packaging): PlannedFunction[] =>
  packaging === 'area' || all ? planFunctions(packaging) : planFunctions(packaging).filter(isBuilt)

export const builtOnce = once<BuiltFunction[]>((packaging) =>
  packaging === 'area' || all ? keptBuild(packaging) : buildFunctions(packaging, plannedOnce(packaging)),
)
export const bundledOnce = once<BundledFunction[]>(async (packaging) =>
  writeFunctions(await builtOnce(packaging), outDirOf(packaging)),
)
