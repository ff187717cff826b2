/** After a leak of the register's key: the drill of the runbook on 10,000 certificates. */

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { createRegisterKeys } from '#functions/certificates/data/register-key.ts'
import { createStatementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { certificateKey } from '#functions/platform/table/keys/register.ts'
import { storedItem } from '#functions/platform/table/write.ts'
import { credentialsOf } from '#infra/local/environment.ts'
import { carryOut } from '#infra/operations/data-migration/carry-out.ts'
import { rekeying } from '#infra/operations/data-migration/rekeying.ts'
import { generateRegisterKey, publicHalf } from '#infra/signing-key.ts'
import { verdictOn } from '#shared/certificates/rules/certificates.ts'
import {
  certificateStatement,
  certificateStatement1,
} from '#shared/certificates/statements/certificate-statement.ts'
import { checkStatement } from '#shared/certificates/statements/statement.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { tableOf } from '#tests/support/portal/table-of.ts'
import { openRegisterStack } from '#tests/support/register/register-stack.ts'

const register = await openRegisterStack()

const many = 10_000
const today = () => dayInKarachi(new Date())
const kidIn = (statement: string): string =>
  JSON.parse(Buffer.from(statement.split('.')[0] ?? '', 'base64url').toString()).kid

test('10,000 certificates are signed again, papers that were handed over stay genuine, and forgeries of the leaked key do not', async () => {
  const { services, stack } = register
  const { env } = stack.localStack
  const table = tableOf(stack.localStack)
  const dynamo = new DynamoDBClient({
    ...{ endpoint: env.AWS_ENDPOINT_URL_DYNAMODB, region: env.AWS_REGION, credentials: credentialsOf(env) },
  })
  const { number } = await register.registration()
  const paper: string = (await register.ask('prepare', number)).data.current.address.split('#')[1]
  const model = (await services.certificates.read(number, 1))!
  for (let from = 0; from < many - 1; from += 100)
    await table.transact(
      Array.from({ length: Math.min(100, many - 1 - from) }, (_, at) => {
        const [own, key] = [`Z-${from + at}`, certificateKey(`Z-${from + at}`, 1)]
        const Item = storedItem(key, { ...model, number: own, serial: `${own}/1` })
        return (TableName: string) => ({ Put: { TableName, Item } })
      }),
    )
  const leaked = await register.secret('register-signing-key')
  const made = generateRegisterKey('certificates')
  const keys = createRegisterKeys(table)
  await keys.add(publicHalf(made))
  await keys.withdraw(leaked.kid, new Date())
  expect((await register.ask('get', number)).data.up_to_date).toBe(false)

  const statementSigner = createStatementSigner(async () => JSON.stringify(made))
  const said: string[] = []
  const rekey = async () => {
    const migration = await rekeying(table, { config: services.config, statementSigner })
    return carryOut([migration], { dynamo, table: env.TABLE_NAME }, (line) => said.push(line))
  }
  const began = performance.now()
  expect(await rekey()).toBe(true)
  const seconds = (performance.now() - began) / 1000
  console.info(`${many} certificates signed again in ${seconds.toFixed(1)} s`)
  expect(said.at(-1)).toBe(`${many} items were rewritten.`)
  expect(await rekey()).toBe(true)
  expect(said.at(-1)).toBe('0 items were rewritten.')
  expect(seconds).toBeLessThan(120)

  const { keys: published } = (await stack.invoke('register.keys')).body
  const toldOf = async (statement: string) => {
    const checked = await checkStatement(statement, [certificateStatement, certificateStatement1], published)
    if (!('content' in checked)) return checked.reason
    const { number: of, serial } = checked.content
    const { status, data } = await register.standing(of, serial, statement)
    const verdict = await verdictOn(checked.content, status === 404 ? null : data, today())
    return checked.genuine ? verdict : `unknown key: ${verdict}`
  }
  const { statement } = (await services.certificates.read(number, 1))!
  expect(kidIn(statement)).toBe(made.kid)
  expect(await toldOf(statement)).toBe('in-force')
  expect(await toldOf(paper)).toBe('unknown key: in-force')
  const thief = createStatementSigner(async () => JSON.stringify(leaked))
  const content = certificateStatement.fromClaims(
    JSON.parse(Buffer.from(paper.split('.')[1] ?? '', 'base64url').toString()),
  )
  for (const changed of [{ name: 'Dr Fraud' }, { valid_until: '2040-01-01' }, { hashes: 'AAAAAAAAAAAAAAA' }])
    expect(await toldOf(await thief.sign(certificateStatement, () => ({ ...content, ...changed })))).toBe(
      'unknown key: differs',
    )
  expect((await register.ask('get', number)).data.up_to_date).toBe(true)
}, 240_000)
