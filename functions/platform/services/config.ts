/** The environment, parsed once. It holds names and addresses only; secrets are read from Secrets Manager. */
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

const environment = z.object({
  TABLE_NAME: text,
  BUCKET_NAME: text,
  /** Where the files of the public log are, which everybody reads through the site. */
  LOG_BUCKET_NAME: text,
  /** The portal's own address, for links in e-mails; never taken from a request. */
  BASE_URL: text,
  MAIL_FROM: text,
  /** How many e-mails the mail service takes in a day. */
  MAIL_MOST_A_DAY: text,
  APPLICANT_SIGNING_SECRET: text,
  STAFF_SIGNING_SECRET: text,
  REGISTER_SIGNING_SECRET: text,
  LETTER_SIGNING_SECRET: text,
  CHECK_SIGNING_SECRET: text,
  LOG_SIGNING_SECRET: text,
  PEPPER_SECRET: text,
  /** SHA-256 (hex) of the headers by which requests from CloudFront are recognised: of the present one and of the next. */
  ORIGIN_SECRET_SHA256: z.string().check(z.regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/)),
  /** Of a council whose record has its own (`infra/councils.ts`): its name until administrators enter one. */
  COUNCIL_NAME: z.optional(text),
  /** And what the references of applications begin with. */
  REFERENCE_PREFIX: z.optional(text),
  /** Whether staff may work without one-time passwords. */
  STAFF_TOTP: z.enum(['required', 'optional']),
})

export type Config = Readonly<z.output<typeof environment>>

export const referencePrefix = ({ REFERENCE_PREFIX = 'PC' }: Partial<Config>): string => REFERENCE_PREFIX

/** @throws Error that names every variable that is missing. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const { success, data, error } = environment.safeParse(env)
  if (success) return data
  throw new Error(
    `Environment variables are missing: ${error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
  )
}
