/** The form of retention: every period is text as it is typed. */
import * as z from 'zod/mini'
import type { FieldTable } from '#shared/kit/field.ts'
import { foldDigits } from '#shared/kit/format.ts'
import type { RetentionSettings } from '#shared/staff/records/retention.ts'
import { type RetentionKind, retentionKindNames, retentionKinds } from '#shared/staff/rules/retention.ts'

const period = (kind: RetentionKind) => {
  const { least, most, unit } = retentionKinds[kind]
  const message = `Enter whole ${unit}, from ${least} to ${most}`
  const isWithin = (typed: string) => /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most
  return z.string(message).check(
    z.overwrite((typed) => foldDigits(typed).trim()),
    z.refine(isWithin, message),
  )
}

const forEachKind = <T>(of: (kind: RetentionKind) => T) =>
  Object.fromEntries(retentionKindNames.map((kind) => [kind, of(kind)])) as Record<RetentionKind, T>

export const retentionFields = z.object(forEachKind(period))

export const fieldsOf = (settings: RetentionSettings) => forEachKind((kind) => String(settings[kind]))

export const settingsIn = (typed: Record<RetentionKind, string>) => forEachKind((kind) => Number(typed[kind]))

/** The labels, for the fields and for the list of what is wrong. */
export const retentionLabels: FieldTable = forEachKind((kind) => ({
  kind: 'text' as const,
  label: `${retentionKinds[kind].label}, in ${retentionKinds[kind].unit}`,
}))
