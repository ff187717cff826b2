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

/** A field that may stay empty: `forCreating` need not be sent it. */
export type MayBeEmpty = z.ZodMiniString & { readonly mayBeEmpty: true }

export const mayBeEmpty = (field: z.ZodMiniString): MayBeEmpty =>
  Object.assign(field, { mayBeEmpty: true as const })
