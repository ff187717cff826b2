/** Lines, texts of several lines and names, each with the sentence a person reads. */
import * as z from 'zod/mini'

/** The rules for every text, and for fields that may stay empty. */
// C0 and C1 controls but for line feed, line separators, and bidi overrides; ZWJ and ZWNJ stay, Urdu needs them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
const forbidden = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/

const isPlainText = (text: string): boolean => text.isWellFormed() && !forbidden.test(text)

export const tidyLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

const tidyLines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .trim()

export const plain = z.refine<string>(isPlainText, { error: 'Remove the special characters', abort: true })

/** The beginning of every field of text. A number has lost the zeros at its beginning before it arrives, so it is refused with this reason. */
export const text = (missing: string) =>
  z.string({
    error: ({ input }) =>
      typeof input === 'number' ? 'Send this as text: a number loses the zeros at its beginning' : missing,
  })

/**
 * A field whose format shows a lost zero, or that has none at its beginning: a whole number is read as its digits. It keeps
 * the type of a text, which is what forms and the OpenAPI document send.
 */
export const orNumber = (field: z.ZodMiniString, digits: (number: number) => string = String) =>
  z.pipe(
    z.transform((input: unknown) =>
      Number.isSafeInteger(input) && Number(input) >= 0 ? digits(Number(input)) : input,
    ),
    field,
  ) as unknown as z.ZodMiniString

/** A field that may stay empty: `forCreating` need not be sent it. */
export type MayBeEmpty = z.ZodMiniString & { readonly mayBeEmpty: true }

export const mayBeEmpty = (field: z.ZodMiniString): MayBeEmpty =>
  Object.assign(field, { mayBeEmpty: true as const })

const tidied = (missing: string, tidy: (text: string) => string, longest: number, isRequired: boolean) =>
  text(missing).check(
    plain,
    z.overwrite(tidy),
    ...(isRequired ? [z.minLength(1, missing)] : []),
    z.maxLength(longest, `Use at most ${longest} characters`),
  )

/** A required single line. `missing` is the sentence shown when it is empty. */
export const line = (missing: string, longest = 120) => tidied(missing, tidyLine, longest, true)

/** A single line that may stay empty. */
export const optionalLine = (longest = 120) => mayBeEmpty(tidied('Enter text', tidyLine, longest, false))

/** A required text of several lines, such as an address. */
export const lines = (missing: string, longest = 300) => tidied(missing, tidyLines, longest, true)

/** A text of several lines that may stay empty. */
export const optionalLines = (longest = 300) => mayBeEmpty(tidied('Enter text', tidyLines, longest, false))

/** A person's name: 2 to 80 letters of any script, spaces, dots, hyphens and apostrophes (docs/field-rules.md#names). */
export const personName = (missing: string) =>
  text(missing).check(
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
