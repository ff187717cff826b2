/** The stand-ins are used with temporary credentials, as a function's role has them: keys without their token are nobody's. */
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, test } from 'vitest'
import { startMailbox } from '#infra/local/mailbox/mailbox.ts'
import { readOrGenerateSecrets } from '#infra/local/secrets/secret-values.ts'
import { startSecrets } from '#infra/local/secrets/secrets.ts'
import type { Credentials } from '#infra/local/signature/signature.ts'
import { aFolder, credentials, region, stopped } from '#tests/support/files/temporary-folder.ts'
import {
  aGrant,
  aStore,
  Bucket,
  named,
  put,
  refusal,
  upload,
} from '#tests/support/stand-ins/object-store-server.ts'

const withoutToken = ({ sessionToken: _, ...pair }: Credentials) => pair
const withForeignToken = (own: Credentials) => ({ ...own, sessionToken: 'of another session' })

const codeOf = async (answer: Response) => (await refusal(answer)).code

test('the object store takes signed calls with their token only', async () => {
  const { client, s3 } = await aStore()
  const bare = client({ credentials: withoutToken(credentials) })
  const foreign = client({ credentials: withForeignToken(credentials) })

  await put(s3, 'k', 'bytes')
  await expect(put(bare, 'k', 'bytes')).rejects.toMatchObject({
    name: 'InvalidAccessKeyId',
    $metadata: { httpStatusCode: 403 },
  })
  await expect(put(foreign, 'k', 'bytes')).rejects.toMatchObject({
    name: 'InvalidToken',
    $metadata: { httpStatusCode: 400 },
  })
})

test('a signed address carries the token, and is good for nothing without it', async () => {
  const { client, s3 } = await aStore()
  await put(s3, 'k', 'bytes')
  const command = new GetObjectCommand({ Bucket, Key: 'k' })
  const address = new URL(await getSignedUrl(s3, command, { expiresIn: 60 }))
  const get = (name: string, value: string | undefined) => {
    const changed = new URL(address)
    if (value === undefined) changed.searchParams.delete(name)
    else changed.searchParams.set(name, value)
    return fetch(changed)
  }

  expect(address.searchParams.get('X-Amz-Security-Token')).toBe(credentials.sessionToken)
  expect((await fetch(address)).status).toBe(200)
  expect(await codeOf(await get('X-Amz-Security-Token', undefined))).toBe('403 InvalidAccessKeyId')
  expect(await codeOf(await get('X-Amz-Security-Token', 'of another session'))).toBe('400 InvalidToken')
  const foreign = client({ credentials: withForeignToken(credentials) })
  expect(await codeOf(await fetch(await getSignedUrl(foreign, command)))).toBe('400 InvalidToken')
})

test('the policy of a form holds the token, which the form must send unchanged', async () => {
  const { client, s3 } = await aStore()
  const grant = await aGrant(s3)
  const { 'X-Amz-Security-Token': token, ...others } = grant.fields
  const { conditions } = JSON.parse(Buffer.from(grant.fields.Policy!, 'base64').toString())

  expect(token).toBe(credentials.sessionToken)
  expect(conditions).toContainEqual({ 'X-Amz-Security-Token': credentials.sessionToken })
  expect(await codeOf(await upload({ ...grant, fields: others }))).toBe('403 InvalidAccessKeyId')
  const changed = { ...grant.fields, 'X-Amz-Security-Token': 'of another session' }
  expect(await codeOf(await upload({ ...grant, fields: changed }))).toBe('400 InvalidToken')
  const bare = await aGrant(client({ credentials: withoutToken(credentials) }))
  expect(await codeOf(await upload(bare))).toBe('403 InvalidAccessKeyId')
  const added = { ...bare.fields, 'X-Amz-Security-Token': credentials.sessionToken }
  expect(await refusal(await upload({ ...bare, fields: added }))).toEqual({
    code: '403 AccessDenied',
    message: 'Invalid according to Policy: Extra input fields: x-amz-security-token',
  })
  expect((await upload(grant)).status).toBe(204)
})

test('mailbox and secrets refuse keys without their token in their own words', async () => {
  const folder = await aFolder()
  const values = await readOrGenerateSecrets(folder)
  const own = values['stand-in-access-key']
  const secrets = await stopped(startSecrets({ port: 0, values }))
  const sender = 'no-reply@council.example'
  const mailbox = await stopped(startMailbox({ dataDir: folder, port: 0, credentials: own, sender }))
  const given = (wrong: object) => ({ region, credentials: wrong as Credentials, maxAttempts: 1 })
  const text = { Data: 'Hello' }
  const email = {
    Source: sender,
    Destination: { ToAddresses: ['a@b.example'] },
    Message: { Subject: text, Body: { Text: text } },
  }

  for (const wrong of [withoutToken(own), withForeignToken(own)]) {
    const ses = new SESClient({ ...given(wrong), endpoint: mailbox.endpoint })
    await expect(ses.send(new SendEmailCommand(email))).rejects.toEqual(named('InvalidClientTokenId'))
    const keeper = new SecretsManagerClient({ ...given(wrong), endpoint: secrets.endpoint })
    await expect(keeper.send(new GetSecretValueCommand({ SecretId: 'pepper' }))).rejects.toEqual(
      named('UnrecognizedClientException'),
    )
  }
  expect(mailbox.emails()).toEqual([])
})
