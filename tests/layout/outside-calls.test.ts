/** Nothing of the service speaks to the network but through the clients that are named here (docs/security.md#what-is-called). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, root, sourceFiles } from '#tests/support/project/source-files.ts'

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g
const clients = [
  '@aws-sdk/client-dynamodb',
  '@aws-sdk/client-s3',
  '@aws-sdk/client-secrets-manager',
  '@aws-sdk/client-ses',
]
/** They make requests or sign addresses by a client that is passed to them, or none. */
const others = [
  ...['@aws-sdk/lib-dynamodb', '@aws-sdk/s3-presigned-post', '@zxcvbn-ts/language-common'],
  ...['@aws-sdk/s3-request-presigner', '@middy/core', '@simplewebauthn/server', 'aws-lambda', 'jose'],
  ...[
    'otpauth',
    'zod/mini',
    '@simplewebauthn/server/helpers',
    'node:async_hooks',
    'node:crypto',
    'node:os',
    'node:stream',
  ],
  ...['node:timers/promises', 'node:util', 'node:zlib'],
]

const packagesOf = (file: string): string[] =>
  importsOf(file).flatMap(({ target }) =>
    /^(functions|shared|infra|web|tests)\//.test(target) ? [] : [target],
  )

const service = ['functions', 'shared'].flatMap(sourceFiles)

test('the service imports four clients of AWS and nothing else that calls anybody', () => {
  const strangers = service.flatMap((file) =>
    packagesOf(file)
      .filter((name) => ![...clients, ...others].includes(name) && !name.endsWith('.json'))
      .map((name) => `${file}: ${name}`),
  )
  expect(strangers).toEqual([])
  const found = new Set(service.flatMap(packagesOf))
  expect(clients.filter((name) => !found.has(name))).toEqual([])
})

/** What Node and browsers offer without an import. */
const calling = /\b(?:fetch|WebSocket|EventSource|XMLHttpRequest|importScripts|eval|Function)\(/

const callers = (files: string[]): string[] =>
  files.filter((file) => calling.test(readFileSync(join(root, file), 'utf8').replace(comments, '')))

test('the service opens no connection of its own', () => {
  expect(callers(service)).toEqual([])
})

test('the functions of the deployment call their stack and the portal itself', () => {
  expect(callers(sourceFiles('infra/aws/constructs'))).toEqual(['infra/aws/constructs/answer-deployment.ts'])
})
