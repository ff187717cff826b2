/** Versioned records that an applicant writes, each write in one transaction with the lock of the form. */
import type * as z from 'zod/mini'
import { contactKey, qualificationKey } from '#functions/platform/table/keys/applicants.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { type Attempt, createRecords, type Identified } from '#functions/platform/table/record.ts'
import type { Item, TableContext, Write } from '#functions/platform/table/table.ts'
import {
  contactInformationRecord,
  type NewContactInformation,
} from '#shared/applications/records/contact-information.ts'
import {
  type NewQualificationInformation,
  qualificationInformationRecord,
} from '#shared/applications/records/qualification-information.ts'
import { countChange, type FormOwner, notePaper, orFormChanged } from './form-lock.ts'

/** @param schema of the record, as `createRecords` takes it */
export const createOwnRecords = <S extends z.ZodMiniType<Identified>>(
  { table, newId }: TableContext,
  schema: S,
) => {
  const records = createRecords(table, schema)
  return {
    /**
     * @param added what the service adds to what was sent. @param locked the lock of the form, and what else is written
     * @throws Conflict, Invalid, FormChanged
     */
    create: (
      owner: FormOwner,
      key: Key,
      fields: Item,
      attempt: Attempt,
      { added = {}, locked = [countChange(owner)] }: { added?: Item; locked?: Write[] } = {},
    ) => records.create(key, newId(), fields, attempt, { added, extraWrites: locked }).catch(orFormChanged),
    /** @throws Stale, FormChanged */
    change: (
      owner: FormOwner,
      key: Key,
      before: z.output<S>,
      fields: Item,
      attempt: Attempt,
      locked: Write[] = [countChange(owner)],
    ) => records.change(key, before, fields, attempt, locked).catch(orFormChanged),
  }
}

/**
 * A record without anything of its own.
 * @param told what the history says while the council has the application, and when; and what else is written with a change
 */
export const plainRecord = <S extends z.ZodMiniType<Identified>, Fields extends Item>(
  context: TableContext,
  schema: S,
  keyOf: (ownerId: string, fields: Fields) => Key,
  told: {
    paper?: string
    whenAdded?: boolean
    also?: (owner: FormOwner, before: z.output<S> | null, after: Fields) => Write[]
  } = {},
) => {
  const records = createOwnRecords(context, schema)
  const lock = (owner: FormOwner, event: 'PAPER_ADDED' | 'PAPER_REPLACED', now: Date) => [
    countChange(owner),
    ...(told.paper ? notePaper(owner, event, told.paper, now, context.newId) : []),
  ]
  return {
    /** @throws Conflict, Invalid, FormChanged */
    create: (owner: FormOwner, fields: Fields, attempt: Attempt) => {
      const locked = told.whenAdded ? lock(owner, 'PAPER_ADDED', attempt.now) : [countChange(owner)]
      const also = told.also?.(owner, null, fields) ?? []
      return records.create(owner, keyOf(owner.id, fields), fields, attempt, { locked: [...locked, ...also] })
    },
    /** @throws Stale, FormChanged */
    change: (owner: FormOwner, before: z.output<S>, fields: Fields, attempt: Attempt) => {
      const also = told.also?.(owner, before, fields) ?? []
      const locked = [...lock(owner, 'PAPER_REPLACED', attempt.now), ...also]
      return records.change(owner, keyOf(owner.id, fields), before, fields, attempt, locked)
    },
  }
}

export const contactInformation = (context: TableContext) =>
  plainRecord<typeof contactInformationRecord, NewContactInformation>(
    context,
    contactInformationRecord,
    contactKey,
    { paper: 'contact_information' },
  )

/** One record for each level, in the order of the levels. The level is part of the key and never changes. */
export const qualificationInformation = (context: TableContext) =>
  plainRecord(context, qualificationInformationRecord, (id, fields: NewQualificationInformation) =>
    qualificationKey(id, fields.qualification_level),
  )
