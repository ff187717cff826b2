/** The rules for every text, and for fields that may stay empty. */
import * as z from 'zod/mini'

// C0 and C1 controls but for line feed, line separators, and bidi overrides; ZWJ and ZWNJ stay, Urdu needs them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
const forbidden = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/

const isPlainText = (text: string): boolean => text.isWellFormed() && !forbidden.test(text)

export const tidyLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

export const tidyLines = (text: string): string =>
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
