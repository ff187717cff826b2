/** A service with staff and entries of the register, and its clock. */

import { randomUUID } from 'node:crypto'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { NewRegistration } from '#functions/register/data/registration.ts'
import { credentialsOf } from '#infra/local/environment.ts'
import { digestOfStatement } from '#shared/certificates/statements/printed-facts.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration, changeStored } from './registrations.ts'

export const openRegisterStack = async () => {
  const staffStack = await openStaffStack()
  const { services, stack } = staffStack
  const reception = await staffStack.staffMember('reception')
  const ask = async (operation: string, number: string, body?: object) => {
    const call = { params: { number }, ...(body && { body }), headers: { 'idempotency-key': randomUUID() } }
    const { status, body: said } = await reception.ask(`certificates.${operation}`, call)
    return { status, data: said.data, message: said.message, errors: said.errors }
  }
  return {
    ...staffStack,
    reception,
    ask,
    /** Data that only functions may read. */
    secret: async (SecretId: string) => {
      const { env } = stack.localStack
      const client = new SecretsManagerClient({
        endpoint: env.AWS_ENDPOINT_URL_SECRETS_MANAGER,
        region: env.AWS_REGION,
        credentials: credentialsOf(env),
      })
      const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }))
      return JSON.parse(SecretString)
    },
    registration: (fields?: Partial<NewRegistration>) => aStoredRegistration(services, fields),
    change: (number: string, fields: Partial<NewRegistration>) => changeStored(services, number, fields),
    /** @param statement what was scanned; only its digest is sent */
    standing: async (number: string, serial: number, statement?: string) => {
      const digest = statement && { statement: await digestOfStatement(statement) }
      const { status, body } = await stack.invoke('register.standing', {
        params: { number },
        query: { serial: String(serial), ...digest },
      })
      return { status, data: body.data }
    },
  }
}
export type RegisterStack = Awaited<ReturnType<typeof openRegisterStack>>
