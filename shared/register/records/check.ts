/** A check by name: an organisation asks about numbers, says what for, and the holders are told. */
import * as z from 'zod/mini'
import { nobodysAddress } from '#shared/accounts/records/checker.ts'
import { line, lines } from '#shared/kit/fields/text.ts'
import { foldDigits, plainNumber } from '#shared/kit/format.ts'
import { checkAnswers, checkOutcomes, checkPurposes, checkReplies } from '#shared/vocabulary/register.ts'

const longestList = 1000
const mostNumbers = 20
const longestNumber = 40

/** The numbers of a text that has one to a line; commas part them too. Each once. */
export const numbersIn = (text: string): string[] => [
  ...new Map(
    text
      .split(/[\n,;،؛]/)
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => [plainNumber(one), one]),
  ).values(),
]

/** Why a text that is not empty cannot be asked; null where it can. */
const numbersError = (text: string): string | null => {
  const numbers = numbersIn(text)
  if (numbers.length > mostNumbers) return `Ask about at most ${mostNumbers} numbers at a time`
  const isNumber = (one: string) => /\d/.test(foldDigits(one)) && one.length <= longestNumber
  return numbers.length > 0 && numbers.every(isNumber)
    ? null
    : 'Write one registration number to a line, without names'
}

export const newCheck = z.strictObject({
  /** One to a line. */
  numbers: lines('Enter the registration number', longestList).check(
    z.check(({ value, issues }) => {
      const message = value && numbersError(value)
      if (message) issues.push({ code: 'custom', input: value, message })
    }),
  ),
  purpose: z.enum(checkPurposes, 'Choose what you ask for'),
  premises: line('Enter the premises: name and city').check(nobodysAddress),
})
export type NewCheck = z.output<typeof newCheck>

/** What the register answered about one number: no more than the public page says. */
const namedAnswer = z.object({
  /** As the register writes it; of one that is not found the letters and digits. */
  number: z.string(),
  answer: z.enum(checkAnswers),
  name: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
  hold: z._default(z.boolean(), false),
  /** The holder has an account to which e-mails can be sent, and is told. */
  told: z.boolean(),
})

/** A check as its organisation finds it again, with the signed statement of its answers. */
export const ownCheck = z.object({
  ...z.pick(newCheck, { purpose: true }).shape,
  /** As it called itself then. */
  organisation: z.string(),
  ...{ id: z.string(), at: z.string(), premises: z.string(), rows: z.array(namedAnswer) },
  ...{ digest: z.string(), code: z.string() },
})
export type OwnCheck = z.output<typeof ownCheck>

/** The same as it is told to the holder of one of its numbers, and read by staff. */
export const namedCheck = z.object({
  ...{ id: z.string(), at: z.string(), number: z.string(), organisation: z.string(), email: z.string() },
  ...{ purpose: z.enum(checkPurposes), premises: z.string(), answer: z.enum(checkAnswers) },
  told: z.boolean(),
  /** What the holder says of it. */
  reply: z._default(z.nullable(z.enum(checkReplies)), null),
  /** What the council found out, after the holder had said to know nothing of it. */
  answered: z.optional(
    z.object({ at: z.string(), found: z.enum(checkOutcomes), stops: z.optional(z.boolean()) }),
  ),
})
export type NamedCheck = z.output<typeof namedCheck>

/** Who asked about one's own registration. */
export const ownNamedChecks = z.object({
  number: z.string(),
  asked: z.array(namedCheck),
  /** Since when the holder asks to be seen in person. */
  hold_since: z.nullable(z.string()),
})
export type OwnNamedChecks = z.output<typeof ownNamedChecks>

export const replyToCheck = z.strictObject({ reply: z.enum(checkReplies, 'Choose what you say of it') })
export type ReplyToCheck = z.output<typeof replyToCheck>
