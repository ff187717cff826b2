/** What routes work with. Everything is made on first use; clock, ids and SDK plug-ins can be passed in. */
import { createHmac, randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { createAccounts } from '#functions/data/account.ts'
import { createApplicants } from '#functions/data/applicant.ts'
import { createApplicationForms } from '#functions/data/application-form.ts'
import { createCases } from '#functions/data/case.ts'
import { createContactInformation } from '#functions/data/contact-information.ts'
import { createDocuments } from '#functions/data/document.ts'
import { createEvents } from '#functions/data/event.ts'
import { createFeeSchedules } from '#functions/data/fee-schedule.ts'
import { createLetters } from '#functions/data/letter.ts'
import { createLimits } from '#functions/data/limit.ts'
import { createPasswordHashes } from '#functions/data/password-hash.ts'
import { createQualificationInformation } from '#functions/data/qualification-information.ts'
import { createQueueCounter } from '#functions/data/queue-counter.ts'
import { createRegistrationNumbers } from '#functions/data/registration-number.ts'
import { createResets } from '#functions/data/reset.ts'
import { createSessions } from '#functions/data/session.ts'
import { createStaff } from '#functions/data/staff.ts'
import { createTable } from '#functions/data/table.ts'
import { createUploadGrants } from '#functions/data/upload-grant.ts'
import { createUsers } from '#functions/data/user.ts'
import { createUserApplications } from '#functions/data/user-application.ts'
import { createVerificationKeys } from '#functions/data/verification-keys.ts'
import { isCommonPassword } from '#functions/gateways/common-passwords.ts'
import { createFiles } from '#functions/gateways/files.ts'
import { createMail } from '#functions/gateways/mail.ts'
import { createPasswords, type HashCost } from '#functions/gateways/passwords.ts'
import { createPhotos } from '#functions/gateways/photos.ts'
import { requestLimits } from '#functions/gateways/request-limits.ts'
import { createSecrets } from '#functions/gateways/secrets.ts'
import { createTokens } from '#functions/gateways/tokens.ts'
import type { Config } from './config.ts'

export interface Surroundings {
  clock: () => Date
  newId: () => string
  hashCost?: HashCost
  /** Applied to every AWS client, for recorders and planned faults. */
  plugin?: (client: { middlewareStack: never }) => void
  log: (line: Record<string, unknown>) => void
}

const peppers = z.object({ password: z.string(), limits: z.string() })

const printLine = (line: Record<string, unknown>): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

export const createServices = (config: Config, given: Partial<Surroundings> = {}) => {
  const { clock = () => new Date(), newId = randomUUID, log = printLine, hashCost, plugin } = given
  const connect = () => {
    const client = new DynamoDBClient(requestLimits)
    plugin?.(client as never)
    return client
  }
  const table = createTable(connect, config.TABLE_NAME)
  const secret = createSecrets(clock, plugin)
  const pepper = async (name: 'password' | 'limits') =>
    Buffer.from(peppers.parse(JSON.parse(await secret(config.PEPPER_SECRET)))[name], 'base64')
  const files = createFiles(config.BUCKET_NAME, plugin)
  const verificationKeys = createVerificationKeys(table)

  return {
    config,
    clock,
    newId,
    log,
    users: createUsers(table),
    accounts: createAccounts(table),
    applicants: createApplicants(table, newId),
    contactInformation: createContactInformation(table, newId),
    qualificationInformation: createQualificationInformation(table, newId),
    applicationForms: createApplicationForms(table, newId),
    userApplications: createUserApplications(table, newId),
    cases: createCases(table, newId),
    queueCounter: createQueueCounter(table),
    registrationNumbers: createRegistrationNumbers(table),
    documents: createDocuments(table),
    uploadGrants: createUploadGrants(table, newId),
    staff: createStaff(table),
    sessions: createSessions(table),
    passwordHashes: createPasswordHashes(table),
    resets: createResets(table, 'applicant'),
    staffResets: createResets(table, 'staff'),
    letters: createLetters(table),
    events: createEvents(table, newId),
    feeSchedules: createFeeSchedules(table),
    verificationKeys,
    limits: createLimits(table, async (subject) =>
      createHmac('sha256', await pepper('limits'))
        .update(subject)
        .digest('base64url')
        .slice(0, 22),
    ),
    files,
    photos: createPhotos(files, newId),
    mail: createMail(config.MAIL_FROM, plugin),
    passwords: createPasswords(() => pepper('password'), hashCost),
    isCommonPassword,
    tokens: createTokens({
      signingSecret: (kind) =>
        secret(kind === 'staff' ? config.STAFF_SIGNING_SECRET : config.APPLICANT_SIGNING_SECRET),
      publicKeys: verificationKeys.of,
    }),
  }
}
export type Services = ReturnType<typeof createServices>
