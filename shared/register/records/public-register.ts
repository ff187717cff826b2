/**
 * The public facts of the register, and the answers of a check. Without sign-in nothing else about a registration is
 * ever sent.
 */
import * as z from 'zod/mini'
import { optionalCnic } from '#shared/kit/fields/identity.ts'
import { betweenFields } from '#shared/kit/fields/shapes.ts'
import { line } from '#shared/kit/fields/text.ts'
import { checkAnswers, mostCheckedRows } from '#shared/vocabulary/register.ts'
import { place } from './place.ts'
import { publicWordings, standings } from './standing.ts'

/** The seven facts of a registration that are public. */
const publicEntry = z.object({
  number: z.string(),
  name: z.string(),
  category: z.string(),
  standing: z.enum(standings),
  /** `YYYY-MM-DD` */
  valid_until: z.string(),
  city: z.string(),
  qualification: z.string(),
})
export type PublicEntry = z.output<typeof publicEntry>

/** The holder asks to be seen in person before the registration, which is in force, is relied on. */
const hold = z.boolean()

/** The council's day for which the standings are. */
const day = z.string()

export const entryOnDay = z.extend(publicEntry, {
  day,
  /** The public sentence about a suspension or a removal; null if there is none. */
  wording: z.nullable(z.enum(publicWordings)),
  hold,
  /** When the register answered. */
  checked_at: z.string(),
  /** Where its holder says to practise, as far as the council shows it. */
  places: z.array(
    z.pick(place, { premises: true, kind: true, address: true, city: true, role: true, since: true }),
  ),
})
export type EntryOnDay = z.output<typeof entryOnDay>

/** What the register says of a door card. */
export const placeOnDay = z.object({
  ...z.pick(publicEntry, { number: true, name: true, standing: true }).shape,
  wording: z.nullable(z.enum(publicWordings)),
  /** Null: of this place the public reads nothing any more. */
  place: z.nullable(z.pick(place, { premises: true, city: true, since: true, until: true })),
  /** Whether the holder lets their photo be shown there. */
  shows_photo: z.boolean(),
  hold,
  checked_at: z.string(),
})
export type PlaceOnDay = z.output<typeof placeOnDay>

export const foundEntries = z.object({
  entries: z.array(publicEntry),
  /** There are, or may be, more than these: not all entries were searched. */
  more: z.boolean(),
  day,
})
export type FoundEntries = z.output<typeof foundEntries>

const askedNumber = line('Enter the registration number', 40)

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

const askedName = line('Enter a name', 80).check(
  z.refine<string>((text) => lettersIn(text) >= 3, 'Type at least 3 letters of the name'),
)

/**
 * By number or by name. The portal's own page sends the sounds of the name, which many names share, so that no
 * address contains a name as it was typed (`shared/register/rules/name-folding.ts`).
 */
export const registerSearch = z
  .strictObject({
    number: z.optional(askedNumber),
    name: z.optional(askedName),
    sounds: z.optional(z.string().check(z.regex(/^[a-z]{1,40}( [a-z]{1,40}){0,11}$/, 'Send folded words'))),
    city: z.optional(line('Enter a city', 60)),
  })
  .check(
    betweenFields<{ number?: string; name?: string; sounds?: string }>(
      ({ number, name, sounds }) => [number, name, sounds].filter((part) => part !== undefined).length === 1,
      'name',
      'Type a registration number, or a name',
    ),
  )
export type RegisterSearch = z.output<typeof registerSearch>

const askedRow = z
  .strictObject({
    number: askedNumber.check(z.regex(/\p{N}/u, 'A registration number has digits')),
    name: z.optional(line('Enter the name', 80)),
    cnic: z.optional(optionalCnic),
  })
  .check(
    betweenFields<{ name?: string; cnic?: string }>(
      ({ name, cnic }) => (name === undefined) !== !cnic,
      'name',
      'Send the name or the CNIC with the number',
    ),
  )

export const askedCheck = z.strictObject({
  rows: z
    .array(askedRow)
    .check(
      z.minLength(1, 'Enter at least one row'),
      z.maxLength(mostCheckedRows, `Check at most ${mostCheckedRows} rows at a time`),
    ),
})
export type AskedCheck = z.output<typeof askedCheck>
export type AskedCheckRow = AskedCheck['rows'][number]

/** The answer to one row. It never has a CNIC; with what differs there is no standing. */
const checkedRow = z.object({
  /** As the register writes it; of one that is not found the letters and digits. */
  number: z.string(),
  answer: z.enum(checkAnswers),
  /** The name in the register; null where the number is not found or the CNIC was not compared or differs. */
  name: z.nullable(z.string()),
  /** The name was asked in another spelling, order or script. */
  spelling_differs: z.boolean(),
  valid_until: z.nullable(z.string()),
  hold,
})
export type CheckedRow = z.output<typeof checkedRow>

export const checkResult = z.object({
  checked_at: z.string(),
  day,
  /** In the order in which they were asked. */
  rows: z.array(checkedRow),
  totals: z.record(z.enum(checkAnswers), z.number()),
})
export type CheckResult = z.output<typeof checkResult>

/** A check as a letter: the address in its QR code has a compact JWS of the time, the totals and the digest of the lines. */
export const checkLetter = z.extend(checkResult, { digest: z.string(), code: z.string() })
export type CheckLetter = z.output<typeof checkLetter>

/** A page of the whole register, and the entry of the log to name with the next one. */
export const registerExport = z.object({
  export: z.string(),
  entries: z.array(publicEntry),
  next: z.nullable(z.string()),
  day,
})
export type RegisterExport = z.output<typeof registerExport>
