/** Days, years and numbers of challans, each with the sentence a person reads. */
import * as z from 'zod/mini'
import { foldDigits, foldNumber, isChallanNumber, isRealDate } from '../format.ts'
import { line, mayBeEmpty, orNumber, text } from './text.ts'

/** A day as `YYYY-MM-DD`. `label` starts the sentences, for example "Date of birth". */
export const date = (label: string, missing = `Enter the ${label.toLowerCase()}`) =>
  text(missing).check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine<string>(isRealDate, `${label} must be a real date`),
  )

/** A day as `YYYY-MM-DD` that may stay empty. */
export const optionalDate = (label: string) =>
  mayBeEmpty(
    text(`${label} must be a real date`).check(
      z.refine<string>((text) => text === '' || isRealDate(text), `${label} must be a real date`),
    ),
  )

/** A number that a bank has written. It is compared by its letters A to Z and digits 0–9; other letters are folded or refused. */
export const writtenNumber = (label: string) =>
  line(`Enter the ${label}`, 30).check(
    z.overwrite(foldNumber),
    z.refine<string>(
      (text) => text === '' || isChallanNumber(text),
      `Enter the ${label} in letters A to Z and digits`,
    ),
  )

export const challanNumber = writtenNumber('challan number')

/** A year of four digits, however its digits were typed. */
export const year = (missing: string) =>
  orNumber(
    text(missing).check(
      z.overwrite((text) => foldDigits(text).trim()),
      z.minLength(1, { error: missing, abort: true }),
      z.regex(/^(19|20)\d{2}$/, 'Enter a year of 4 digits, for example 2001'),
    ),
  )
