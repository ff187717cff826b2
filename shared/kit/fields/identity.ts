/** CNIC, e-mail address and telephone number, each with the sentence a person reads. */
import * as z from 'zod/mini'
import { canonicalCnic, canonicalEmail, canonicalPhone } from '../format.ts'
import { mayBeEmpty, orNumber, plain, text, tidyLine } from './text.ts'

/** 13 digits, first digit 1 to 9, however they were typed; the output is the bare digits. */
export const cnic = orNumber(
  text('Enter your CNIC').check(
    plain,
    z.overwrite(canonicalCnic),
    z.minLength(1, { error: 'Enter your CNIC', abort: true }),
    z.regex(/^[1-9]\d{12}$/, 'Enter the 13 digits of your CNIC, for example 35202-1234567-1'),
  ),
)

/** A CNIC that may stay empty. */
export const optionalCnic = mayBeEmpty(
  orNumber(
    text('Enter a CNIC').check(
      plain,
      z.overwrite(canonicalCnic),
      z.regex(/^([1-9]\d{12})?$/, 'Enter the 13 digits of the CNIC, for example 35202-1234567-1'),
    ),
  ),
)

const emailMessage = 'Enter an email address like name@example.com'

const emailPattern = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/u

/** No letters of another script: some look like Latin ones, so that two addresses could look the same. */
const asciiEmail = z.refine<string>((text) => /^[ -~]*$/.test(text), {
  error: 'Type the email with the letters a to z and without special characters',
  abort: true,
})

const longestEmail = z.maxLength(254, 'Use at most 254 characters')

/** An e-mail address; the output is in lower case. */
export const emailOf = (missing: string) =>
  text(missing).check(
    plain,
    z.overwrite(canonicalEmail),
    z.minLength(1, { error: missing, abort: true }),
    asciiEmail,
    longestEmail,
    z.regex(emailPattern, emailMessage),
  )

/** An e-mail address that may stay empty. */
export const optionalEmail = mayBeEmpty(
  text(emailMessage).check(
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

/** The zero before a Pakistani mobile number is not in a number. */
const phoneOfNumber = (number: number): string => canonicalPhone(String(number)) ?? String(number)

const isPhone = (text: string): boolean => canonicalPhone(text) !== null

/** A telephone number, kept as typed. */
export const phone = (missing: string) =>
  orNumber(
    text(missing).check(
      plain,
      z.overwrite(tidyLine),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(30, 'Use at most 30 characters'),
      z.refine<string>(isPhone, phoneMessage),
    ),
    phoneOfNumber,
  )

/** A telephone number that may stay empty. */
export const optionalPhone = mayBeEmpty(
  orNumber(
    text(phoneMessage).check(
      plain,
      z.overwrite(tidyLine),
      z.maxLength(30, 'Use at most 30 characters'),
      z.refine<string>((text) => text === '' || isPhone(text), phoneMessage),
    ),
    phoneOfNumber,
  ),
)
