import { expect, test } from 'vitest'
import { robotsTxt } from '#infra/site-texts.ts'

/** As search engines do: of the rules that fit, the longest counts; without any, everything may be opened. */
const mayOpen = (path: string, text: string): boolean => {
  const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].filter(([, , prefix = '']) =>
    path.startsWith(prefix),
  )
  const [, kind = 'Allow'] = rules.sort(([, , a = ''], [, , b = '']) => b.length - a.length)[0] ?? []
  return kind === 'Allow'
}

test.each([
  ['/register', true, true],
  ['/register/A-00012', false, true],
  ['/api/register/A-00012', false, true],
  ['/api/own-registration', false, false],
  ['/admin/registrations', false, false],
  ['/auth/login', true, true],
  ['/auth/reset-password', false, false],
])(
  '%s may be opened by search engines: %s, and where the register is searchable: %s',
  (path, usually, searchable) => {
    expect(mayOpen(path, robotsTxt({ registerInSearchEngines: false }))).toBe(usually)
    expect(mayOpen(path, robotsTxt({ registerInSearchEngines: true }))).toBe(searchable)
  },
)
