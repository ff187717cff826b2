/** The name of an endpoint is its key in the contract, its route, its grants and its test file; the compiler compares contract and routes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routeOf } from '#functions/routes.ts'
import { hashesPasswords, rightsOf, workers } from '#infra/aws/permissions.ts'
import { endpoints } from '#shared/contract.ts'
import { paths } from '#shared/paths.ts'
import { grantedTo } from '#tests/support/calls/rights-recorder.ts'
import { lineOfRights, onlyIn, recordedLines } from '#tests/support/calls/used-rights.ts'
import { kebab, root, sourceFiles } from '#tests/support/project/source-files.ts'

const places = endpoints.map(({ name, feature, operation }) => ({
  name,
  place: `${kebab(feature)}/${kebab(operation)}`,
}))

const testFiles = sourceFiles('tests/service')
/** `// views.create, views.rename`: above the tests of several operations in one file. */
const headings = testFiles.flatMap(
  (file) => readFileSync(file, 'utf8').match(/^\/\/ \w+\.\w+(, \w+\.\w+)*$/gm) ?? [],
)
const headed = new Set(headings.flatMap((line) => line.slice(3).split(', ')))

test.each(places)('$name has tests', ({ name, place }) => {
  expect(
    headed.has(name) || testFiles.some((file) => file.endsWith(`/${place}.test.ts`)),
    `Write tests/service/<area>/${place}.test.ts, or put "// ${name}" above its tests in the file of the feature`,
  ).toBe(true)
})

const recorded = recordedLines()
const callers = [...endpoints.map(({ name }) => name), ...Object.keys(workers)]

test.each(callers)('%s is granted what it was seen to use', (name) => {
  const used = recorded.get(name)
  const again = 'npx vitest run --project infra tests/infra/long/permissions.test.ts --update'
  expect(used, `Nobody has seen yet what ${name} uses. Run: ${again}`).toBeDefined()
  const granted = lineOfRights(name, grantedTo([name]))
  const [missing, unused] = [onlyIn(used ?? '', granted), onlyIn(granted, used ?? '')]
  expect(
    { missing, unused },
    `Name the grants of ${name} in infra/aws/permissions/endpoints/. If what it does has changed, run: ${again}`,
  ).toEqual({ missing: [], unused: [] })
})

/** What these read or keep of the caller comes with identifying the caller. */
const ofTheCaller = [
  'checks',
  'chosenLanguages',
  'events',
  'passkeyVerifier',
  'savedViews',
  'signIns',
  'staff',
]
/** They only identify their caller. */
const bare = {
  public: 'service.health',
  applicant: 'contactInformation.get',
  staff: 'adminAuth.adminUser',
  checker: 'checkers.get',
} as const

test.each(endpoints)('$name has grants for the services that it needs', async ({ name, endpoint }) => {
  const needs = Object.keys((await routeOf(name)).needs).filter((need) => !ofTheCaller.includes(need))
  const hasNone = rightsOf([name]).length === rightsOf([bare[endpoint.access]]).length
  expect(
    hasNone && needs.length > 0,
    `${name} needs ${needs.join(', ')}: name its grants in infra/aws/permissions/endpoints/`,
  ).toBe(false)
})

test('a function that hashes passwords has the memory and the concurrency for it', async () => {
  const needing = await Promise.all(
    endpoints.map(async ({ name }) => ('passwords' in (await routeOf(name)).needs ? [name] : [])),
  )
  expect(endpoints.map(({ name }) => name).filter((name) => hashesPasswords([name]))).toEqual(needing.flat())
})

test('no two endpoints answer the same call', () => {
  const calls = endpoints.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`,
  )
  expect(new Set(calls).size).toBe(calls.length)
})

test('every path of the web has a screen', () => {
  const router = ['router.tsx', 'staff-routes.tsx', 'footer-pages.ts']
    .map((file) => readFileSync(join(root, `web/src/${file}`), 'utf8'))
    .join('\n')
  // An edit path names `me`; its screen takes any of the person's own ids.
  const stands = (name: string) =>
    router.includes(`paths.${name}`) || router.includes(`paths.${name.replace(/Edit$/, '')}}/:id/edit`)
  expect(Object.keys(paths).filter((name) => !stands(name))).toEqual([])
})
