/** How fields become the shape of a record: for creating, for storing, and with rules between them. */
import * as z from 'zod/mini'
import type { MayBeEmpty } from './text.ts'

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
 * The schema of stored fields: any text, whatever today's rules for input are. A stricter rule must not lock out
 * people with records that were saved before; nor must a new field, which is empty in those records.
 */
export const stored = <F extends Record<string, z.ZodMiniType>>(fields: F): F =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, z.prefault(z.string(), '')])) as unknown as F

/** The members of every record in an answer besides its own fields. */
export const recordIdentity = { id: z.string(), version: z.number() }
