/** Each limit has a scope of its own (with one scope, two limits would count together), and docs/security.md names it with its figures. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { usualLimits } from '#functions/platform/gateways/aws-calls.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const hour = 60 * 60
const seconds: Record<string, number> = { '15 minutes': hour / 4, 'an hour': hour, 'a day': 24 * hour }

/** `24 * hour`, where the file says what an hour is. */
const secondsOf = (expression: string, file: string): number => {
  const named = expression.replace(/[a-z]\w*/gi, (name) => {
    const [, value = ''] = new RegExp(`const ${name} = ([\\d *]+)`).exec(file) ?? []
    return value
  })
  return named.split('*').reduce((product, factor) => product * Number(factor), 1)
}

test('a try of a call to AWS has 5 seconds and all calls of a request 9: a second try fits, and the web app waits longer', () => {
  expect(usualLimits).toEqual({ connectInMs: 2000, tryInMs: 5000, requestInMs: 9000 })
})

test('docs/security.md has every limit, with the figures of the code', () => {
  const page = textOf('docs/security.md').split('\n## Limits\n')[1]?.split('\n## ')[0] ?? ''
  const documented = [...page.matchAll(/\| `([\w-]+)` \| (\d+) \| ([\w ]+) \|/g)].map(
    ([, scope, most, within = '']) => `${scope} ${most} in ${seconds[within]} s`,
  )
  const inCode = sourceFiles('functions').flatMap((file) => {
    const text = textOf(file)
    // Where only a name stands, it is a constant of the same file.
    const limits = text.matchAll(/scope: '([\w-]+)', most: (\d+), windowInSeconds(?:: ([\w *]+))?/g)
    return [...limits].map(
      ([, scope, most, window]) =>
        `${scope} ${most} in ${secondsOf(window?.trim() ?? 'windowInSeconds', text)} s`,
    )
  })
  expect(inCode.length).toBeGreaterThan(30)
  const scopes = inCode.map((limit) => limit.split(' ')[0])
  expect(scopes.filter((scope, at) => scopes.indexOf(scope) !== at)).toEqual([])
  expect(documented.sort()).toEqual(inCode.sort())
})
