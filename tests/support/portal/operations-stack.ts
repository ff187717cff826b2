/** A local environment with people in it, another without, and what each of them holds. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { credentialsOf } from '#infra/local/environment.ts'
import { type LocalStack, startLocalStack } from '#infra/local/local-stack.ts'
import type { RawItem } from '#infra/operations/data/item-lines.ts'
import { listKeys } from '#infra/operations/data/objects.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { aPhoto, aPng } from '#tests/support/files/images.ts'
import { aFolder, stopped } from '#tests/support/files/temporary-folder.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import { anApplicant, aPerson } from '#tests/support/people/applicants.ts'
import type { Stack } from './stack.ts'

const run = promisify(execFile)

/** Runs a data command as an operator's shell would. @returns what it printed, or its status and its complaint. */
export const command = async (localStack: LocalStack, name: string, ...args: string[]) => {
  const env = { ...process.env, ...localStack.env }
  const script = name.includes(':')
    ? ['infra/operations/commands.ts', name]
    : [`infra/operations/data/${name}.ts`]
  return run(process.execPath, [...script, ...args], { env }).then(
    ({ stdout }) => ({ status: 0, said: stdout }),
    ({ code, stderr }) => ({ status: code as number, said: stderr as string }),
  )
}

/** A local environment with only what a first deployment creates. */
export const anEmptyEnvironment = async (): Promise<LocalStack> => {
  const dataDir = await aFolder()
  return stopped(startLocalStack({ dataDir, portalPort: 3000, firstPort: 0, log: () => {} }))
}

const upload = async (stack: Stack, token: string, name: DocumentKey, bytes: Buffer, type: string) => {
  const body = announced(name, bytes, type)
  const grant = (await stack.invoke('uploads.grant', { token, body })).body.data
  await postToStore(grant, bytes)
  return stack.invoke('uploads.confirm', { token, params: { id: grant.id } })
}

/** Somebody with a photo, two documents of different kinds, and an e-mail that waits. */
export const fill = async (stack: Stack, pdf: Buffer): Promise<void> => {
  const person = aPerson()
  const { token } = (await stack.invoke('auth.register', { body: person })).body.data
  await stack.invoke('applications.create', { token, body: anApplicant({ photo: aPhoto() }) })
  const size = 8 + Math.floor(Math.random() * 8)
  const answers = [
    await upload(stack, token, 'cnic_front_image', aPng(size, size), 'image/png'),
    await upload(stack, token, 'cnic_back_image', pdf, 'application/pdf'),
    await stack.invoke('auth.forgotPassword', { body: { email: person.email } }),
  ]
  for (const { status, body } of answers) if (status !== 200) throw new Error(JSON.stringify(body))
}

export const itemsIn = async ({ call, env }: LocalStack, TableName = env.TABLE_NAME): Promise<RawItem[]> => {
  const { Items } = await call<{ Items: RawItem[] }>('DynamoDB_20120810.Scan', { TableName })
  const place = ({ pk, sk }: RawItem) => `${pk?.S} ${sk?.S}`
  return Items.sort((one, other) => (place(one) < place(other) ? -1 : 1))
}

export const isKeys = ({ pk }: RawItem): boolean =>
  ['VERIFICATION-KEYS', 'REGISTER-KEYS'].includes(pk?.S ?? '')

/** Bytes and description of every object, by key. */
export const objectsIn = async ({ env }: LocalStack): Promise<Record<string, object>> => {
  const s3 = new S3Client({
    endpoint: env.AWS_ENDPOINT_URL_S3,
    region: env.AWS_REGION,
    credentials: credentialsOf(env),
  })
  const found: Record<string, object> = {}
  for await (const Key of listKeys(s3, env.BUCKET_NAME)) {
    const { Body, ContentType, ContentDisposition } = await s3.send(
      new GetObjectCommand({ Bucket: env.BUCKET_NAME, Key }),
    )
    found[Key] = { ContentType, ContentDisposition, bytes: await Body?.transformToString('base64') }
  }
  return found
}
