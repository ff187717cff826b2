/** What the runbook names exists: flags, settings, names, log lines, headings, figures. `layout/` follows links and paths, and runs its commands. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { planFunctions } from '#infra/aws/bundle/plan.ts'
import { runbookAnchors } from '#infra/aws/constructs/watch/portal-alarm.ts'
import { hashesPasswords } from '#infra/aws/permissions.ts'
import { unreservedConcurrency } from '#infra/aws/stacks/reserved-concurrency.ts'
import { templateNeeds } from '#infra/aws/stacks/template-needs.ts'
import { costTables } from '#infra/operations/cost/table.ts'
import { aYear, outsideOfTemplates } from '#infra/operations/cost/usage.ts'
import { checks } from '#infra/operations/doctor/checks.ts'
import { type Settings, settingsOf } from '#infra/settings.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

/** What the templates of production contain. */
const needs = templateNeeds(settingsOf('prod'))

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const runbook = textOf('infra/runbook.md')
const pages = ['README.md', 'infra/README.md', 'infra/local/README.md', 'infra/runbook.md']
const everything = pages.map(textOf).join('\n')
const code = ['functions', 'infra', 'shared', 'tests']
  .flatMap(sourceFiles)
  .filter((file) => file !== 'tests/infra/aws/runbook.test.ts')
  .map(textOf)
  .join('\n')
const scripts: Record<string, string> = JSON.parse(textOf('package.json')).scripts

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
]
const inCode = (word: string): boolean => new RegExp(`(?<![\\w$])${word}(?!\\w)`).test(code)

/** As a heading's link is written. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')
const headings = all(runbook, /^#{2,3} (.+)$/gm).map(anchorOf)

test.each(runbookAnchors)('the heading #%s that an alarm names exists', (anchor) => {
  const section = runbook.split(`\n### ${anchor}\n`)[1] ?? runbook.split('\n## Mail is down\n')[1] ?? ''
  expect(headings).toContain(anchor)
  const own = section.split(/\n##/)[0] ?? ''
  for (const word of ['Look', /\bDo\b/, /Wake/]) expect(own).toMatch(word)
})

test('the four emergencies have headings of their own', () => {
  expect(headings).toEqual(
    expect.arrayContaining(['mail-is-down', 'a-key-leaked', 'a-table-was-emptied', 'a-deploy-went-bad']),
  )
})

test('no heading is repeated', () => {
  expect([...runbook.matchAll(/^#{2,3} /gm)]).toHaveLength(headings.length)
})

/** The files that read a command's arguments. */
const readersOf = (name: string): string => {
  const file = scripts[name]?.split(' ')[1] ?? ''
  if (file !== 'infra/operations/commands.ts') return textOf(file)
  const list = textOf('infra/operations/command-list.ts')
  const [, own = ''] = new RegExp(`'${name}': \\{\\s*file: '([^']+)'`).exec(list) ?? []
  return list + textOf(own)
}

test('every flag that is named is read by its command', () => {
  const uses = [...everything.matchAll(/npm run (?!synth)([\w:-]*\w) -- ([^`\n#]+)/g)]
  expect(uses.length).toBeGreaterThan(15)
  const unknown = uses.flatMap(([, name = '', args = '']) =>
    all(args.split(' -- ')[0] ?? '', /--([\w-]+)/g)
      .filter(
        (flag) =>
          !new RegExp(`(['"]${flag}['"]|\\b${flag}: (flag|optional|required|number|\\{))`).test(
            readersOf(name),
          ),
      )
      .map((flag) => `${name} --${flag}`),
  )
  expect(unknown).toEqual([])
})

test('the cost tables are those that npm run cost prints', () => {
  const counts = { ...needs, ...outsideOfTemplates }
  expect(runbook).toContain(`\n\n${costTables(aYear, counts, settingsOf('prod').region)}\n\n`)
  const [fixed = '', each = ''] = [/\*\*Fixed\*\* \| \*\*([\d.]+)/, /\(([\d.]+) each\)/].map(
    (pattern) => pattern.exec(runbook)?.[1],
  )
  const ofSecondCouncil = Math.round(Number(fixed) + 10_000 * Number(each))
  expect(runbook).toContain(`${fixed} + 10,000 × ${each} = ${ofSecondCouncil} US`)
})

test('the concurrency that production reserves is the one that the settings give', () => {
  const { hashingConcurrency = 0, packaging } = settingsOf('prod')
  const hashing = planFunctions(packaging).filter(({ endpoints }) =>
    hashesPasswords(endpoints.map(({ name }) => name)),
  ).length
  expect(runbook).toContain(`reserves ${hashing} × ${hashingConcurrency} concurrent executions`)
  expect(hashing * hashingConcurrency + 1).toBe(needs.reserved)
  const [plain, switching] = [needs.reserved, needs.reservedWhileSwitching].map(
    (reserved) => reserved + unreservedConcurrency,
  )
  expect(runbook).toContain(`fewer than these ${plain},`)
  expect(runbook).toContain(`(#packaging-is-changed) needs ${switching} for some minutes`)
  expect(runbook).toContain(`needs ${switching} executions at once, instead of ${plain}.`)
})

test('the figures that open and restore the portal are those of production', () => {
  const { requests, recoveryInDays, oldVersionsKeptInDays } = settingsOf('prod')
  expect(runbook).toContain(
    `ThrottlingRateLimit=${requests.perSecond},ThrottlingBurstLimit=${requests.burst}`,
  )
  expect(runbook).toMatch(
    new RegExp(
      `Every second of the last ${recoveryInDays} days, [^.]*brought back\\s\\(\`recoveryInDays\`\\)`,
    ),
  )
  expect(runbook).toContain(
    `not really deleted for ${oldVersionsKeptInDays} days (\`oldVersionsKeptInDays\`)`,
  )
  const sweep = needs.reserved % (settingsOf('prod').hashingConcurrency ?? 1)
  expect(runbook).toContain(`portal-$ENV-sweep-uploads --reserved-concurrent-executions ${sweep}\n`)
})

test('nothing is watched that is deployed while the portal is closed, which raises an alarm', () => {
  const whileClosed = runbook
    .split(/\n#{2,3} /)
    .flatMap((section) => section.split(/\[close the portal\]\(/i)[1]?.split(/\[open/i)[0] ?? [])
    .flatMap((text) => text.match(/(?:npm run deploy -- --env prod|npx cdk deploy portal-\$ENV).*/g) ?? [])
  expect(whileClosed.length).toBeGreaterThan(3)
  expect(whileClosed.filter((line) => !/ --(unwatched|rollback-trigger-alarm-arns none)/.test(line))).toEqual(
    [],
  )
})

test('the doctor has a word in the runbook for each of its lines', () => {
  const section = runbook.split('\n## Doctor\n')[1]?.split('\n## ')[0] ?? ''
  expect(checks.map(({ name }) => name).filter((name) => !section.includes(`\`${name}\``))).toEqual([])
})

/** What AWS and the shell say in capitals. */
const wordsOfOthers =
  /^(OK|SUCCESS|HEALTHY|ROLLBACK_COMPLETE|UPDATE_ROLLBACK_(COMPLETE|FAILED)|EN|AWS_PROFILE)$/

test('every environment variable that is named is read by the code or set in the runbook', () => {
  const set = [
    ...all(runbook, /(?:^|\s|for )([A-Z][A-Z_]+)(?:=|(?= in ))/gm),
    ...all(runbook, /read -r ([A-Z _]+)/g).flatMap((names) => names.split(' ')),
  ]
  const used = [
    ...all(everything, /`([A-Z][A-Z0-9_]+)`/g),
    ...all(runbook, /\$\{?([A-Z][A-Z_]+)/g),
    ...all(runbook, /^(?:export )?([A-Z][A-Z_]+)=/gm),
  ]
  const unknown = used.filter((name) => !set.includes(name) && !wordsOfOthers.test(name) && !inCode(name))
  expect(unknown).toEqual([])
})

describe('settings in the runbook', () => {
  const filled: Settings = {
    ...settingsOf('prod'),
    domain: { name: '', certificateArn: '', gateway: { name: '', certificateArn: '' } },
    backups: { copyTo: '', keptInDays: 35 },
    rightsRegion: '',
  }
  const fieldsOf = (value: object, before = ''): string[] =>
    Object.entries(value).flatMap(([name, its]) => [
      before + name,
      ...(typeof its === 'object' ? fieldsOf(its, `${before}${name}.`) : []),
    ])
  const fields = fieldsOf(filled)

  test('that are to be replaced exist', () => {
    const table = /\| Field \| Put there \|\n([\s\S]+?)\n\n/.exec(runbook)?.[1] ?? ''
    const named = all(table, /\| `([\w.]+)` \|/g)
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((name) => !fields.includes(name))).toEqual([])
  })

  test('and other code names exist', () => {
    expect(all(everything, /`((?:mail|domain)\.[\w.]+)`/g).filter((name) => !fields.includes(name))).toEqual(
      [],
    )
    const names = all(everything, /`([a-z]+[A-Z]\w+)`/g)
    expect(names.filter((name) => !fields.includes(name) && !inCode(name))).toEqual([])
  })
})

test('names of AWS resources are those that the stacks give', () => {
  const given = [
    ...['edge', 'web', 'data', 'staff', 'register', 'api', 'operations'],
    ...['documents', 'site', 'restored', 'canary', 'vault', 'copies', 'deploy', 'deploy-role'],
    ...['rights', 'execution'],
    settingsOf('prod').region,
    ...['api-EmailsFailed', 'api-EmailEventsFailed', 'api-SweepFailedStarts'],
    ...planFunctions('route').map(({ name }) => name),
  ]
  const named = all(runbook, /portal-(?:\$ENV|prod|staging)-([\w-]*\w)/g)
  expect(named.filter((name) => !given.includes(name))).toEqual([])
  const secrets = all(runbook, /portal-(?:\$ENV|prod)\/([\w-]+)/g)
  expect(secrets.filter((name) => !inCode(name))).toEqual([])
  const groups = all(runbook, /(?<!--name )\/portal\/(?:\$ENV|prod)\/([\w-]+)/g)
  expect(
    groups.filter((group) => !new RegExp(`(logGroup|LogGroup)\\(this, '${group}', settings`).test(code)),
  ).toEqual([])
})

test('queries use events and fields that the logs have', () => {
  const events = all(runbook, /event (?:=|in \[)[^\n]*?"([A-Z_]+)"/g)
  const logging = sourceFiles('functions').map(textOf).join('\n')
  expect(events.filter((event) => !logging.includes(`'${event}'`))).toEqual([])
  const queries = [...runbook.matchAll(/```\n((?:fields|filter|stats) [\s\S]+?)```/g)].map(
    ([, name = '']) => name,
  )
  expect(queries.length).toBeGreaterThan(8)
  const own = queries.flatMap((query) =>
    all(query.replace(/"[^"]*"|\/[^/\n]*\//g, ''), /(?<![\w.@])([a-zA-Z]+)(?![\w(.])/g),
  )
  const language =
    /^(fields?|filter|stats|sort|limit|desc|and|or|in|like|by|as|bin|calls|half|slowest|runs|cold|m)$/
  const lambdas = /^type$/
  expect(own.filter((name) => !language.test(name) && !lambdas.test(name) && !inCode(name))).toEqual([])
})
