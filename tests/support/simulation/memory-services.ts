/** The services of the whole portal over a table and files in memory. */

import { createTokens } from '#functions/accounts/gateways/tokens.ts'
import { createRegisterKeys } from '#functions/certificates/data/register-key.ts'
import { createLogFiles } from '#functions/certificates/gateways/log-files.ts'
import { createPhotos } from '#functions/documents/gateways/photos.ts'
import type { createFiles } from '#functions/platform/gateways/files.ts'
import type { createEmailSender } from '#functions/platform/outbox/sender.ts'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { wire } from '#functions/platform/services/services.ts'
import type { Table } from '#functions/platform/table/table.ts'
import { factories } from '#functions/services.ts'
import { originSecretHash } from '#infra/local/cloudfront/origin-headers.ts'
import { generateRegisterKey, generateSigningKey, publicHalf } from '#infra/signing-key.ts'
import { cheapHash } from '#tests/support/portal/test-dependencies.ts'
import { memoryFiles } from './memory-files.ts'

export const originSecret = 'the origin secret'

const config = {
  TABLE_NAME: 'portal',
  BUCKET_NAME: 'portal-documents',
  LOG_BUCKET_NAME: 'portal-site',
  BASE_URL: 'https://portal.example',
  MAIL_FROM: 'no-reply@council.example',
  MAIL_MOST_A_DAY: '50000',
  APPLICANT_SIGNING_SECRET: 'applicant',
  STAFF_SIGNING_SECRET: 'staff',
  REGISTER_SIGNING_SECRET: 'register',
  LETTER_SIGNING_SECRET: 'letters',
  CHECK_SIGNING_SECRET: 'checks',
  LOG_SIGNING_SECRET: 'log',
  PEPPER_SECRET: 'pepper',
  ORIGIN_SECRET_SHA256: originSecretHash(originSecret),
  STAFF_TOTP: 'optional',
} as const

/** The secrets of one portal, which all its servers share. */
export const newSecrets = () => ({
  applicant: generateSigningKey(),
  staff: generateSigningKey(),
  register: generateRegisterKey('certificates'),
  letters: generateRegisterKey('letters'),
  checks: generateRegisterKey('checks'),
  log: generateRegisterKey('log'),
  pepper: {
    password: Buffer.alloc(32, 1).toString('base64'),
    limits: Buffer.alloc(32, 2).toString('base64'),
  },
})

export type EmailSender = ReturnType<typeof createEmailSender>

interface Surroundings {
  table: Table
  files: ReturnType<typeof createFiles>
  clock: () => Date
  newId?: () => string
  secrets?: ReturnType<typeof newSecrets>
  /** The mail service; without it, nobody sends e-mails. */
  send?: EmailSender['send']
}

export const memoryServices = (surroundings: Surroundings) => {
  const { table, files, secrets: held = newSecrets(), send, ...given } = surroundings
  const context = {
    ...createAppContext(config, { hashCost: cheapHash, log: () => {}, ...given }),
    table,
    secret: async (name: string) => JSON.stringify(held[name as keyof typeof held]),
  }
  context.made.set(factories.files, files)
  context.made.set(factories.logFiles, createLogFiles(memoryFiles(context.clock).files))
  if (send) context.made.set(factories.emailSender, { send })
  context.made.set(factories.photos, createPhotos(files, context.newId))
  context.made.set(
    factories.tokens,
    createTokens(async (kind) => [publicHalf(held[kind])]),
  )
  const published = (['register', 'letters', 'checks', 'log'] as const).map((name) => publicHalf(held[name]))
  context.made.set(factories.registerKeys, { ...createRegisterKeys(table), list: async () => published })
  return wire(context, factories)
}
