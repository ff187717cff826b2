/** Which folder may import which (see the README of each). A failing line says what to do instead. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, root, sourceFiles } from '#tests/support/project/source-files.ts'

interface Rule {
  folder: string
  /** Refused targets, unless the import is of types only and `types` allows it. */
  never: RegExp
  /** Files of the folder to which the rule does not apply. */
  except?: RegExp
  /** Targets that may be imported all the same. */
  allowed?: RegExp
  typesAllowed?: RegExp
  teach: string
}

const rules: Rule[] = [
  {
    folder: 'shared',
    never: /^(functions|infra|web|tests|node:|@|react|jose|bootstrap)/,
    teach: 'shared/ is the language of every part: it imports zod/mini and itself only.',
  },
  {
    folder: 'functions/api',
    never: /^(functions\/(data|gateways|emails|files)|@aws-sdk|web|infra)/,
    typesAllowed: /^functions\/(data|gateways)/,
    teach:
      'A route asks a use case or a service; keys and the AWS SDK stay in functions/data and functions/gateways.',
  },
  {
    folder: 'functions/http',
    never: /^(functions\/(api|app|emails|files|gateways)|@aws-sdk|web|infra)/,
    teach:
      'functions/http turns an event into a request and an answer into a response; it knows no use case.',
  },
  {
    folder: 'functions/app',
    never: /^(functions\/(api|http)|aws-lambda|@aws-sdk|web|infra)/,
    teach:
      'A use case knows no HTTP: no event, header or status code; it throws the named errors of shared/kit/errors.ts.',
  },
  {
    folder: 'functions/data',
    never: /^(functions\/(api|app|http|services|gateways|files)|web|infra)/,
    teach: 'functions/data knows the table and the records, not who asks.',
  },
  {
    folder: 'functions/gateways',
    never: /^(functions\/(api|app|http|services|data|emails)|web|infra)/,
    teach: 'A gateway is a small port over one client; it knows no route and no table.',
  },
  {
    folder: 'functions/files',
    never: /^(functions\/(?!files)|node:|@aws-sdk|web|infra)/,
    teach: 'functions/files inspects bytes that it is given; it reads nothing itself.',
  },
  {
    folder: 'web/src',
    never: /^(functions|infra|tests|node:|@aws-sdk)/,
    teach: 'The web speaks to the service through #web/api/client.ts only.',
  },
  {
    folder: 'web/src/features',
    never: /^web\/src\/(screens|router|guards|main|admin-side|layouts)/,
    teach: 'A feature knows no other screen: the router passes it what it needs of them as props.',
  },
  {
    folder: 'web/src/layouts',
    never: /^web\/src\/(screens|router|guards|main|admin-side|features)/,
    teach: 'A layout is put around screens by the router; it names none of them.',
  },
  {
    folder: 'web/src/ui',
    never: /^web\/src\/(screens|router|guards|main|admin-side|layouts|features|staff)/,
    teach: 'ui/ holds parts of screens; it knows no screen.',
  },
  {
    folder: 'web/src/session',
    never: /^web\/src\/(?!session|api)/,
    teach: 'session/ knows who is signed in, not what is shown to them.',
  },
  {
    folder: 'web/src/api',
    never: /^web\/src\/(?!api)/,
    teach: 'api/ calls the service; it knows neither session nor screens.',
  },
  {
    folder: 'infra',
    never: /^(functions|web\/src|tests)/,
    except: /^infra\/local\//,
    // Constants without code: permissions and stream filters name partitions.
    allowed: /^functions\/data\/partitions\.ts$/,
    teach:
      'infra reads the contract and the names of partitions, never the code of functions or web (infra/local starts the handlers).',
  },
]

const offences = (rule: Rule): string[] =>
  sourceFiles(rule.folder)
    .filter((file) => !rule.except?.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(
          ({ target, typeOnly }) =>
            rule.never.test(target) &&
            !rule.allowed?.test(target) &&
            !(typeOnly && rule.typesAllowed?.test(target)),
        )
        .map(({ target }) => `${file} imports ${target}. ${rule.teach}`),
    )

test.each(rules.map((rule) => [rule.folder, rule] as const))(
  '%s imports only what its folder may',
  (_folder, rule) => {
    expect(sourceFiles(rule.folder).length).toBeGreaterThan(0)
    expect(offences(rule)).toEqual([])
  },
)

test('features never import each other, in web and in functions', () => {
  const featureOf = (path: string) => /^(?:web\/src\/features|functions\/api)\/([^/]+)\//.exec(path)?.[1]
  const crossing = ['web/src/features', 'functions/api'].flatMap((folder) =>
    sourceFiles(folder).flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => featureOf(target) && featureOf(target) !== featureOf(file))
        .map(
          ({ target }) =>
            `${file} imports ${target}: move what both need to web/src/ui, functions/app or shared/.`,
        ),
    ),
  )
  expect(crossing).toEqual([])
})

test('zod is imported as `import * as z from "zod/mini"` (a named import brings every language)', () => {
  const others = ['shared', 'functions', 'web', 'infra'].flatMap((folder) =>
    sourceFiles(folder).filter((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .some((line) => /from 'zod/.test(line) && !/^import (type )?\* as z from 'zod\/mini'/.test(line)),
    ),
  )
  expect(others).toEqual([])
})

test('no code writes HTML from strings', () => {
  const sinks = /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write)\b/
  expect(sourceFiles('web/src').filter((file) => sinks.test(readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  )
})

test('file names are kebab-case, and no folder is called utils, helpers, common or misc', () => {
  const files = ['shared', 'functions', 'infra', 'web', 'tests'].flatMap(sourceFiles)
  const leftovers = /(^|\/)(utils?|helpers?|common|misc)(\.|\/)/
  expect(files.filter((file) => !/^[a-z0-9./_-]+$/.test(file) || leftovers.test(file))).toEqual([])
})

test('the module of events can only append', () => {
  const text = readFileSync(join(root, 'functions/data/event.ts'), 'utf8')
  expect(text).not.toMatch(/update|delete|\.put\(/i)
})
