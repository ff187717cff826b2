/** The building blocks of every record: text, names, numbers and dates, each with the sentence a person reads. */
import * as z from 'zod/mini'
import {
  canonicalCnic,
  canonicalEmail,
  canonicalPhone,
  foldDigits,
  foldNumber,
  isChallanNumber,
  isRealDate,
} from '../format.ts'

// C0 and C1 controls but for line feed, line separators, and bidi overrides; ZWJ and ZWNJ stay, Urdu needs them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
const forbidden = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/

const isPlainText = (text: string): boolean => text.isWellFormed() && !forbidden.test(text)

const tidyLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
const tidyLines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .trim()

const plain = z.refine<string>(isPlainText, { error: 'Remove the special characters', abort: true })

/** A required single line. `missing` is the sentence shown when it is empty. */
export const line = (missing: string, longest = 120) =>
  z
    .string(missing)
    .check(
      plain,
      z.overwrite(tidyLine),
      z.minLength(1, missing),
      z.maxLength(longest, `Use at most ${longest} characters`),
    )

/** A field that may stay empty: `forCreating` need not be sent it. */
type MayBeEmpty = z.ZodMiniString & { readonly mayBeEmpty: true }
const mayBeEmpty = (field: z.ZodMiniString): MayBeEmpty => Object.assign(field, { mayBeEmpty: true as const })

/** A single line that may stay empty. */
export const optionalLine = (longest = 120) =>
  mayBeEmpty(
    z
      .string('Enter text')
      .check(plain, z.overwrite(tidyLine), z.maxLength(longest, `Use at most ${longest} characters`)),
  )

/** A required text of several lines, such as an address. */
export const lines = (missing: string, longest = 300) =>
  z
    .string(missing)
    .check(
      plain,
      z.overwrite(tidyLines),
      z.minLength(1, missing),
      z.maxLength(longest, `Use at most ${longest} characters`),
    )

/** A text of several lines that may stay empty. */
export const optionalLines = (longest = 300) =>
  mayBeEmpty(
    z
      .string('Enter text')
      .check(plain, z.overwrite(tidyLines), z.maxLength(longest, `Use at most ${longest} characters`)),
  )

/** A person's name: 2 to 80 letters of any script, spaces, dots, hyphens and apostrophes (docs/field-rules.md#names). */
export const personName = (missing: string) =>
  z
    .string(missing)
    .check(
      plain,
      z.overwrite(tidyLine),
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(2, { error: 'Use at least 2 letters', abort: true }),
      z.maxLength(80, 'Use at most 80 characters'),
      z.regex(
        /^(?:\p{L}|\p{M}|\u200C|\u200D|[ .'’-])+$/u,
        'Use letters, spaces, dots, hyphens and apostrophes only',
      ),
    )

/** 13 digits, first digit 1 to 9, however they were typed; the output is the bare digits. */
export const cnic = z
  .string('Enter your CNIC')
  .check(
    plain,
    z.overwrite(canonicalCnic),
    z.minLength(1, { error: 'Enter your CNIC', abort: true }),
    z.regex(/^[1-9]\d{12}$/, 'Enter the 13 digits of your CNIC, for example 35202-1234567-1'),
  )

/** A CNIC that may stay empty. */
export const optionalCnic = mayBeEmpty(
  z
    .string('Enter a CNIC')
    .check(
      plain,
      z.overwrite(canonicalCnic),
      z.regex(/^([1-9]\d{12})?$/, 'Enter the 13 digits of the CNIC, for example 35202-1234567-1'),
    ),
)

const emailMessage = 'Enter an email address like name@example.com'
const emailPattern = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/u
/** No letter of another script: some look like Latin ones, so that two addresses would look the same. */
const asciiEmail = z.refine<string>((text) => /^[ -~]*$/.test(text), {
  error: 'Type the email with the letters a to z and without special characters',
  abort: true,
})
const longestEmail = z.maxLength(254, 'Use at most 254 characters')

/** An e-mail address; the output is in lower case. */
export const emailOf = (missing: string) =>
  z
    .string(missing)
    .check(
      plain,
      z.overwrite(canonicalEmail),
      z.minLength(1, { error: missing, abort: true }),
      asciiEmail,
      longestEmail,
      z.regex(emailPattern, emailMessage),
    )

/** An e-mail address that may stay empty. */
export const optionalEmail = mayBeEmpty(
  z.string(emailMessage).check(
    plain,
    z.overwrite(canonicalEmail),
    asciiEmail,
    longestEmail,
    z.refine<string>((text) => text === '' || emailPattern.test(text), emailMessage),
  ),
)

/** The e-mail address of the person who types it. */
export const email = emailOf('Enter your email')

const phoneMessage = 'Enter a phone number like 0300 1234567 or +44 7911 123456'
const isPhone = (text: string): boolean => canonicalPhone(text) !== null

/** A telephone number, kept as typed. */
export const phone = (missing: string) =>
  z
    .string(missing)
    .check(
      plain,
      z.overwrite(tidyLine),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(30, 'Use at most 30 characters'),
      z.refine<string>(isPhone, phoneMessage),
    )

/** A telephone number that may stay empty. */
export const optionalPhone = mayBeEmpty(
  z.string(phoneMessage).check(
    plain,
    z.overwrite(tidyLine),
    z.maxLength(30, 'Use at most 30 characters'),
    z.refine<string>((text) => text === '' || isPhone(text), phoneMessage),
  ),
)

/** A day as `YYYY-MM-DD`. `label` starts the sentences, for example "Date of birth". */
export const date = (label: string, missing = `Enter the ${label.toLowerCase()}`) =>
  z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.refine<string>(isRealDate, `${label} must be a real date`),
    )

/** A day as `YYYY-MM-DD` that may stay empty. */
export const optionalDate = (label: string) =>
  mayBeEmpty(
    z
      .string(`${label} must be a real date`)
      .check(z.refine<string>((text) => text === '' || isRealDate(text), `${label} must be a real date`)),
  )

/** The number of a bank's challan. It is compared by its letters A to Z and digits 0–9; other letters are folded or refused. */
export const challanNumber = line('Enter the challan number', 30).check(
  z.overwrite(foldNumber),
  z.refine<string>(
    (text) => text === '' || isChallanNumber(text),
    'Enter the challan number in letters A to Z and digits',
  ),
)

/** A year of four digits, however its digits were typed. */
export const year = (missing: string) =>
  z.string(missing).check(
    z.overwrite((text) => foldDigits(text).trim()),
    z.minLength(1, { error: missing, abort: true }),
    z.regex(/^(19|20)\d{2}$/, 'Enter a year of 4 digits, for example 2001'),
  )

/** For creating: a field that is not sent is empty. (Changing leaves it as it is.) */
export const emptyWhenAbsent = <S extends z.ZodMiniString>(field: S) =>
  z._default(field as z.ZodMiniString, '')

/** A shape for creating: what may stay empty need not be sent. (For changing, what is not sent stays as it is.) */
export const forCreating = <F extends Record<string, z.ZodMiniType>>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      'mayBeEmpty' in field ? emptyWhenAbsent(field as MayBeEmpty) : field,
    ]),
  ) as { [K in keyof F]: F[K] extends MayBeEmpty ? z.ZodMiniDefault<z.ZodMiniString> : F[K] }

/**
 * A rule between fields of an object. It is checked even when another field is wrong, so that a person reads every error
 * at once; fields may therefore be missing or unparsed.
 */
export const betweenFields = <T extends object>(
  holds: (fields: Partial<T>) => boolean,
  path: string,
  error: string,
) =>
  z.refine<T>(holds, {
    path: [path],
    error,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/**
 * The shape of stored fields: any text, whatever today's rules for typing it are. A rule that grows stricter must not lock
 * out people whose records were saved before; nor must a new field, which is empty in those records.
 */
export const stored = <F extends Record<string, z.ZodMiniType>>(fields: F): F =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, z.prefault(z.string(), '')])) as unknown as F

/** What every record in an answer carries in addition to its own fields. */
export const recordIdentity = { id: z.string(), version: z.number() }
