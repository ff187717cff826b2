/** Synthesised stacks for tests. The functions' code is a stub: templates look the same with any. */
import { isDeepStrictEqual } from 'node:util'
import type { App } from 'aws-cdk-lib'
import type { CloudAssembly } from 'aws-cdk-lib/cx-api'
import { acknowledge } from '#infra/aws/accepted-findings/acknowledge.ts'
import { stacksOnPaper } from '#infra/aws/stacks/on-paper.ts'
import { type Settings, settingsOf } from '#infra/settings.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into templates of every shape
export type Properties = any

interface Resource {
  Type: string
  Properties: Properties
  DeletionPolicy?: string
}
type Part = (typeof parts)[number]

/** A build's list of a few pages. */
export const siteFacts = {
  screens: ['/', '/auth/login', '/auth/reset-password/:token?', '/admin/cases/:id'],
  prerendered: ['/auth/login'],
  styleHashes: ['sha256-abc='],
}

/** The tree of all stacks, with pages, so that everything there is gets looked at. */
const inTree = <R>(
  settings: Settings,
  look: (app: App) => R,
  without: string[] = [],
  given: Record<string, string> = {},
): R => {
  const isValidated = without.length === 0 && isOurs(settings)
  return stacksOnPaper(settings, siteFacts, look, { without, given, isValidated })
}

/** Those of an environment, whatever its domain and its backups. What is synthesised besides is only compared with them. */
const isOurs = (settings: Settings): boolean => {
  const [asked, own] = [settings, settingsOf(settings.kind)].map((one) => ({
    ...one,
    ...{ domain: undefined, backups: undefined },
  }))
  return isDeepStrictEqual(asked, own)
}

/** Before anything is acknowledged or synthesised. */
export const bareTree = (settings: Settings): App => inTree(settings, (app) => app)

const known = new Map<string, Synthesised>()

/**
 * Each choice of settings is synthesised once.
 * @param without endpoints whose functions are left out, as in a release that does not have them
 * @param given what `-c` says
 */
export const synthesise = (
  settings: Settings,
  without: string[] = [],
  given: Record<string, string> = {},
): Synthesised => {
  const key = JSON.stringify([settings, without, given])
  const look = (app: App) => {
    acknowledge(app, settings)
    return looked(app, settings, app.synth())
  }
  const made = known.get(key) ?? inTree(settings, look, without, given)
  known.set(key, made)
  return made
}

const parts = ['edge', 'web', 'data', 'staff', 'register', 'api', 'operations'] as const

const looked = (app: App, settings: Settings, assembly: CloudAssembly) => {
  // Read now: the files go when the tree goes.
  const deployed = settings.backups ? [...parts, 'vault'] : parts
  const templates = Object.fromEntries(
    deployed.map((part) => [part, assembly.getStackByName(`portal-${settings.name}-${part}`).template]),
  )
  const resourcesOf = (part: Part): Record<string, Resource> => templates[part].Resources
  return {
    app,
    settings,
    assembly,
    resourcesOf,
    /** The templates in the order in which they are deployed. */
    release: deployed.map((part) => ({ name: `portal-${settings.name}-${part}`, template: templates[part] })),
    /** Those of one type, of one stack or of all, by their logical ids. */
    byType: (type: string, part?: Part): [string, Resource][] =>
      (part ? [part] : parts).flatMap((one) =>
        Object.entries(resourcesOf(one)).filter(([, { Type }]) => Type === type),
      ),
  }
}
type Synthesised = ReturnType<typeof looked>

/** The placeholder of a value that is known only after deployment. */
const account = '123456789012'

/** A template's string with its joins made; values known later appear as `{{name}}`. */
export const plain = (value: Properties): string => {
  if (typeof value === 'string') return value
  if (value?.['Fn::Join']) return value['Fn::Join'][1].map(plain).join(value['Fn::Join'][0])
  if (value?.Ref === 'AWS::AccountId') return account
  if (value?.Ref) return `{{${value.Ref}}}`
  return `{{${Object.values(value ?? {})
    .flat()
    .join('.')}}}`
}
