import { originSecretHash } from './cloudfront/origin-headers.ts'
import { type DynamoDbCall, dynamoDbCall } from './database/dynamodb-call.ts'
import { startDynoxide } from './database/dynoxide.ts'
import type { Database } from './database/supervise-database.ts'
import { createTableWhenMissing } from './database/table.ts'
import type { Log } from './log.ts'
import { type Mailbox, startMailbox } from './mailbox/mailbox.ts'
import { type ObjectStore, startObjectStore } from './object-store/object-store.ts'
import { readOrGenerateSecrets, type SecretValues, writeSecrets } from './secrets/secret-values.ts'
import { startSecrets } from './secrets/secrets.ts'
import { publishVerificationKeys } from './secrets/verification-keys.ts'

/** The running stand-ins of AWS; `env` holds the environment variables of a Lambda function. */
export interface LocalStack {
  env: FunctionEnvironment
  baseUrl: string
  originSecret: string
  call: DynamoDbCall
  database: Database
  mailbox: Mailbox
  objectStore: ObjectStore
  stop(): Promise<void>
}

const tableName = 'portal'
const bucketName = 'portal-documents'
const region = 'eu-central-1'
const sender = 'no-reply@council.example'

/** Starts database, object store, mailbox and secrets on the four ports after the portal's; 0 means any free ones. */
export const startLocalStack = async (options: {
  dataDir: string
  portalPort: number
  /** The first of the four ports; by default the one after the portal's. */
  firstPort?: number
  /** False where no worker reads the changes. */
  stream?: boolean
  log: Log
}): Promise<LocalStack> => {
  const { dataDir, portalPort, log, stream = true } = options
  const first = options.firstPort ?? portalPort + 1
  const port = (offset: number) => (first === 0 ? 0 : first + offset)
  const baseUrl = `http://127.0.0.1:${portalPort}`
  const allowedOrigins = [baseUrl, `http://localhost:${portalPort}`]
  const secrets = await readOrGenerateSecrets(dataDir)
  const credentials = secrets['stand-in-access-key']

  const running: { stop(): Promise<void> }[] = []
  const keep = <Part extends { stop(): Promise<void> }>(part: Part) => {
    running.push(part)
    return part
  }
  // The last started stops first: the database must run until nothing writes to it any more.
  const stop = async () => {
    while (running.length > 0) await running.pop()!.stop()
  }
  try {
    const database = keep(await startDynoxide({ dataDir, port: port(2), log }))
    const bucket = { dataDir, port: port(0), bucket: bucketName, credentials, allowedOrigins, log }
    const objectStore = keep(await startObjectStore(bucket))
    const mailbox = keep(await startMailbox({ dataDir, port: port(1), credentials, sender }))
    const keepChanged = (values: SecretValues) => writeSecrets(dataDir, values)
    const secretsEndpoint = keep(await startSecrets({ port: port(3), values: secrets, keep: keepChanged }))
    const call = dynamoDbCall(database.endpoint, { credentials, region })
    await createTableWhenMissing(call, tableName, { stream })
    await publishVerificationKeys(call, tableName, secrets)
    const originSecret = secrets['origin-verify']
    const env = {
      TABLE_NAME: tableName,
      BUCKET_NAME: bucketName,
      LOG_BUCKET_NAME: bucketName,
      BASE_URL: baseUrl,
      MAIL_FROM: sender,
      MAIL_MOST_A_DAY: '50000',
      APPLICANT_SIGNING_SECRET: 'applicant-signing-key',
      STAFF_SIGNING_SECRET: 'staff-signing-key',
      REGISTER_SIGNING_SECRET: 'register-signing-key',
      LETTER_SIGNING_SECRET: 'letter-signing-key',
      CHECK_SIGNING_SECRET: 'check-signing-key',
      LOG_SIGNING_SECRET: 'log-signing-key',
      PEPPER_SECRET: 'pepper',
      ORIGIN_SECRET_SHA256: originSecretHash(originSecret),
      STAFF_TOTP: 'optional',
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_SESSION_TOKEN: credentials.sessionToken,
      AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
      AWS_ENDPOINT_URL_S3: objectStore.endpoint,
      AWS_ENDPOINT_URL_SES: mailbox.endpoint,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsEndpoint.endpoint,
    }
    return { env, baseUrl, originSecret, call, database, mailbox, objectStore, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The variables that a function reads, those of the SDK included. */
type FunctionEnvironment = Record<
  | 'TABLE_NAME'
  | 'BUCKET_NAME'
  | 'LOG_BUCKET_NAME'
  | 'BASE_URL'
  | 'MAIL_FROM'
  | 'MAIL_MOST_A_DAY'
  | 'APPLICANT_SIGNING_SECRET'
  | 'STAFF_SIGNING_SECRET'
  | 'REGISTER_SIGNING_SECRET'
  | 'LETTER_SIGNING_SECRET'
  | 'CHECK_SIGNING_SECRET'
  | 'LOG_SIGNING_SECRET'
  | 'PEPPER_SECRET'
  | 'ORIGIN_SECRET_SHA256'
  | 'STAFF_TOTP'
  | 'AWS_REGION'
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_SECRET_ACCESS_KEY'
  | 'AWS_SESSION_TOKEN'
  | 'AWS_ENDPOINT_URL_DYNAMODB'
  | 'AWS_ENDPOINT_URL_S3'
  | 'AWS_ENDPOINT_URL_SES'
  | 'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  string
>
