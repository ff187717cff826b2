/** Lines, texts of several lines and names, each with the sentence a person reads. */
import * as z from 'zod/mini'
import { mayBeEmpty, plain, text, tidyLine, tidyLines } from './plain-text.ts'

/** A required single line. `missing` is the sentence shown when it is empty. */
export const line = (missing: string, longest = 120) =>
  text(missing).check(
    plain,
    z.overwrite(tidyLine),
    z.minLength(1, missing),
    z.maxLength(longest, `Use at most ${longest} characters`),
  )

/** A single line that may stay empty. */
export const optionalLine = (longest = 120) =>
  mayBeEmpty(
    text('Enter text').check(
      plain,
      z.overwrite(tidyLine),
      z.maxLength(longest, `Use at most ${longest} characters`),
    ),
  )

/** A required text of several lines, such as an address. */
export const lines = (missing: string, longest = 300) =>
  text(missing).check(
    plain,
    z.overwrite(tidyLines),
    z.minLength(1, missing),
    z.maxLength(longest, `Use at most ${longest} characters`),
  )

/** A text of several lines that may stay empty. */
export const optionalLines = (longest = 300) =>
  mayBeEmpty(
    text('Enter text').check(
      plain,
      z.overwrite(tidyLines),
      z.maxLength(longest, `Use at most ${longest} characters`),
    ),
  )

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
