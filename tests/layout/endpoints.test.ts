/** The name of an endpoint is its key in the contract, its handler file and its test file. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract.ts'
import { paths } from '#shared/paths.ts'
import { kebab, root, sourceFiles } from '#tests/support/project/source-files.ts'

const places = endpoints.map(({ name, feature, operation }) => ({
  name,
  place: `${kebab(feature)}/${kebab(operation)}`,
}))

const missing = (file: string): string[] => (existsSync(join(root, file)) ? [] : [`Write ${file}`])

test.each(places)('$name has a handler file', ({ place }) => {
  expect(missing(`functions/api/${place}.ts`)).toEqual([])
})

test('every handler file belongs to an endpoint', () => {
  const known = new Set(places.map(({ place }) => `functions/api/${place}.ts`))
  expect(sourceFiles('functions/api').filter((file) => !known.has(file))).toEqual([])
})

test.each(places)('$name has a test file', ({ place }) => {
  expect(missing(`tests/service/${place}.test.ts`)).toEqual([])
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
