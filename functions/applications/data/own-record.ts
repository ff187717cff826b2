/** Versioned records that an applicant writes, each write in one transaction with the lock of the form. */
import type * as z from 'zod/mini'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { type Attempt, createRecords, type Identified } from '#functions/platform/table/record.ts'
import type { Item, Table, Write } from '#functions/platform/table/table.ts'
import { countChange, type FormOwner, orFormChanged } from './form-lock.ts'

/** @param schema of the record, as `createRecords` takes it */
export const createOwnRecords = <S extends z.ZodMiniType<Identified>>(
  table: Table,
  schema: S,
  newId: () => string,
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
