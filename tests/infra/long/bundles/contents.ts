/** What the bundles contain, what they must not contain, and that builds are reproducible. */
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BuiltFunction, buildFunctions } from '#infra/aws/bundle/build.ts'
import { onlyWith } from '#infra/aws/bundle/lazy-packages.ts'
import { planFunctions } from '#infra/aws/bundle/plan.ts'
import { packSourceMaps } from '#infra/aws/bundle/source-maps.ts'
import { endpoints } from '#shared/contract.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'
import { builtOnce, bundledOnce, holders, plannedOnce } from './once.ts'

const kilobyte = 1000
/**
 * An action on a case carries every rule of the decision, the tables of all fields and the register; the area of staff has all of the office,
 * with what one person proposes and another confirms, certificates, and passkeys but for their package.
 */
const mostEager = { route: 360 * kilobyte, area: 385 * kilobyte }
/** It carries every schema of the contract, and JSON Schema; it reads no data. */
const mostForOpenapi = 360 * kilobyte // grows with the contract
const mostWithS3 = { route: 592 * kilobyte, area: 615 * kilobyte }
/** What carries out each of the proposals that a second person confirms, a walk-in's submission and organisations that watch among them: the largest of all. */
const moreForProposals = 65 * kilobyte
/** It composes every e-mail, those to applicants and organisations in two languages, keeps the public log, and finds out what organisations that watch are told; nobody waits for it. */
const moreForEmails = 66 * kilobyte

const size = ({ files }: BuiltFunction, names: string[]): number =>
  names.reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0)

const allowed = ({ kind, name }: BuiltFunction): number =>
  kind === 'stream' ? moreForEmails : name === 'proposals-act' ? moreForProposals : 0

describe.each(['route', 'area'] as const)('bundles packaged by %s', (packaging) => {
  let functions: BuiltFunction[]
  beforeAll(async () => {
    functions = await builtOnce(packaging)
  })
  const serves = (bundle: BuiltFunction, what: keyof typeof holders) =>
    bundle.endpoints.some(({ name }) => holders[what].includes(name))
  const holding = (file: string) => functions.filter(({ files }) => files.has(file)).map(({ name }) => name)

  test('together serve every endpoint of the contract exactly once', () => {
    const planned = planFunctions(packaging)
    const served = planned.flatMap((bundle) => bundle.endpoints.map(({ name }) => name))
    expect(served.sort()).toEqual(endpoints.map(({ name }) => name).sort())
    expect(new Set(planned.map(({ name }) => name)).size).toBe(planned.length)
    expect(functions.map(({ name }) => name)).toEqual(plannedOnce(packaging).map(({ name }) => name))
    expect(functions.filter(({ kind }) => kind !== 'api').map(({ name }) => name)).toEqual([
      'send-emails',
      'sweep-uploads',
      'note-email-events',
    ])
  })

  test('load no more than their budget before the first call', () => {
    const tooBig = functions
      .map((bundle) => ({ name: bundle.name, bytes: size(bundle, bundle.eager) - allowed(bundle) }))
      .filter(
        ({ name, bytes }) => bytes > (name === 'service-openapi' ? mostForOpenapi : mostEager[packaging]),
      )
    expect(tooBig).toEqual([])
  })

  test('load no more than their budget where they sign addresses or forms', () => {
    const tooBig = functions
      .filter(({ name }) => name !== 'service-openapi')
      .map((bundle) => ({
        name: bundle.name,
        bytes: size(bundle, [...bundle.eager, 's3.mjs']) - allowed(bundle),
      }))
      .filter(({ bytes }) => bytes > mostWithS3[packaging])
    expect(tooBig).toEqual([])
  })

  test('contain no language of zod, no single sign-on client and no unused credential providers', () => {
    const unwanted = /zod\/v4\/locales\/|nested-clients|credential-provider-(sso|ini|process|web|login|http)/
    const found = functions.flatMap(({ sources }) => [...sources].filter((source) => unwanted.test(source)))
    expect(found).toEqual([])
  })

  test('contain the list of common passwords only where passwords are set, and SES only in the e-mail worker', () => {
    const expected = functions.filter((bundle) => serves(bundle, 'commonPasswords'))
    expect(holding('language-common.mjs')).toEqual(expected.map(({ name }) => name))
    expect(holding('ses.mjs')).toEqual(['send-emails'])
  })

  test('contain the code that signs tokens only where a person signs in', () => {
    const expected = functions.filter((bundle) => serves(bundle, 'tokenSigner'))
    const found = functions.filter(({ sources }) =>
      sources.has('functions/accounts/gateways/token-signer.ts'),
    )
    expect(found.map(({ name }) => name)).toEqual(expected.map(({ name }) => name))
  })

  test('contain one-time passwords only where codes are used', () => {
    const expected = functions.filter((bundle) => serves(bundle, 'oneTimePasswords'))
    expect(holding('otpauth.mjs')).toEqual(expected.map(({ name }) => name))
  })

  test('contain what verifies passkeys only where they are added or used', () => {
    const expected = functions.filter((bundle) => serves(bundle, 'passkeys'))
    expect(holding('webauthn.mjs')).toEqual(expected.map(({ name }) => name))
  })

  test('never import http as an ES module', () => {
    const importing = functions.flatMap(({ name, files }) =>
      [...files]
        .filter(([, code]) => /from\s*"(node:)?http"/.test(Buffer.from(code).toString()))
        .map(() => name),
    )
    expect(importing).toEqual([])
  })

  test('name no error after its class, which has a short name there', () => {
    const naming = functions.flatMap(({ name, files }) =>
      [...files]
        .filter(([, code]) =>
          /\.name=(this\.constructor|new\.target)\.name/.test(Buffer.from(code).toString()),
        )
        .map(([file]) => `${name}/${file}`),
    )
    expect(naming).toEqual([])
  })

  test('are folders of exactly these files, and nothing but code', async () => {
    for (const { name, folder, handler } of await bundledOnce(packaging)) {
      const { files } = functions.find((bundle) => bundle.name === name)!
      const names = await readdir(folder)
      expect(handler).toBe('index.handler')
      expect(names.filter((file) => !file.endsWith('.mjs'))).toEqual([])
      expect(names.sort()).toEqual([...files.keys()].sort())
      for (const file of names) {
        const code = await readFile(join(folder, file))
        expect(code.equals(files.get(file)!)).toBe(true)
        expect(code.includes('sourceMappingURL')).toBe(false)
      }
    }
  })
})

test('a package that is loaded late is used only by its own modules', () => {
  const usersOf = (word: RegExp): string[] =>
    sourceFiles('functions').filter((file) => word.test(readFileSync(join(root, file), 'utf8')))

  expect(usersOf(/\bisCommonPassword\(/)).toEqual([onlyWith['language-common.mjs']])
  expect(usersOf(/\boneTimePasswords\.(newSecret|stepOf)\b/)).toEqual([onlyWith['otpauth.mjs']])
  expect(usersOf(/\bverifier\.verify(New|Use)\b/)).toEqual([onlyWith['webauthn.mjs']])
  expect(usersOf(/\bemailSender\.send\(/)).toEqual([onlyWith['ses.mjs']])
})

// One recipe makes both packagings and all areas, and this one is the smallest.
test('a second build gives the same files, and so does one that was kept', async () => {
  const again = await buildFunctions(
    'area',
    planFunctions('area').filter(({ name }) => name === 'register'),
  )
  const kept = (await builtOnce('area')).filter(({ name }) => name === 'register')
  expect(again).toHaveLength(1)
  for (const [index, { name, files, maps, eager, sources }] of again.entries()) {
    const before = kept[index]!
    const names = (one: Map<string, Uint8Array>) => [...one.keys()]
    expect([before.name, names(before.files), before.eager]).toEqual([name, names(files), eager])
    expect(before.sources).toEqual(sources)
    for (const [file, code] of [...files, ...maps])
      expect(Buffer.from(code).equals((before.files.get(file) ?? before.maps.get(file))!)).toBe(true)
  }
  expect(packSourceMaps(kept).equals(packSourceMaps(again))).toBe(true)
})
