import '#web/theme/staff/office-settings.scss'
import { useRef } from 'react'
import * as z from 'zod/mini'
import type { FieldTable } from '#shared/kit/field.ts'
import { foldDigits } from '#shared/kit/format.ts'
import type { RetentionSettings } from '#shared/staff/records/retention.ts'
import { type RetentionKind, retentionKindNames, retentionKinds } from '#shared/staff/rules/retention.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { SettingsChanges } from '#web/ui/office/settings-changes.tsx'
import { WaitingChange } from '#web/ui/office/waiting-change.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Runs } from './runs.tsx'

/** The form of retention: every period is text as it is typed. */
const period = (kind: RetentionKind) => {
  const { least, most, unit } = retentionKinds[kind]
  const message = `Enter whole ${unit}, from ${least} to ${most}`
  const isWithin = (typed: string) => /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most
  return z.string(message).check(
    z.overwrite((typed) => foldDigits(typed).trim()),
    z.refine(isWithin, message),
  )
}

const forEachKind = <T,>(of: (kind: RetentionKind) => T) =>
  Object.fromEntries(retentionKindNames.map((kind) => [kind, of(kind)])) as Record<RetentionKind, T>

const retentionFields = z.object(forEachKind(period))

const fieldsOf = (settings: RetentionSettings) => forEachKind((kind) => String(settings[kind]))

const settingsIn = (typed: Record<RetentionKind, string>) => forEachKind((kind) => Number(typed[kind]))

/** The labels, for the fields and for the list of what is wrong. */
const retentionLabels: FieldTable = forEachKind((kind) => ({
  kind: 'text' as const,
  label: `${retentionKinds[kind].label}, in ${retentionKinds[kind].unit}`,
}))

interface RetentionFormProps {
  settings: RetentionSettings
  onSaved: (message: string) => void
}

/** Changes the periods, with the version that was loaded. */
const RetentionForm = ({ settings, onSaved }: RetentionFormProps) => {
  const version = useRef(settings.version)
  const record = useRecordForm({
    schema: retentionFields,
    defaults: fieldsOf(settings),
    draft: useStaffDraft('retention'),
    keepsChanges: true,
    save: (typed, keys) =>
      api.retention.update({ body: settingsIn(typed) }, { ...keys, ifMatch: version.current }),
    onSaved: ({ message = '' }) => onSaved(message),
    onLoadSaved: (current: RetentionSettings) => {
      version.current = current.version
      return fieldsOf(current)
    },
  })
  return (
    <RecordForm record={record} fields={retentionLabels}>
      {retentionKindNames.map((kind) => {
        const { explained, unit, least, most } = retentionKinds[kind]
        return (
          <TextField
            key={kind}
            name={kind}
            hint={`${explained} From ${least} to ${most} ${unit}.`}
            inputMode="numeric"
            className="field-short"
            maxLength={3}
          />
        )
      })}
    </RecordForm>
  )
}

/** `/admin/retention`: how long records are kept, what was removed, and who changed it. */
export const RetentionPage = () => {
  const flash = useFlash()
  const loaded = useRead(api.retention.get, {})
  const saved = (message: string) => {
    flash.showHere(message)
    loaded.reload()
  }
  return (
    <Page title="Retention" narrow>
      <p>
        What is older than this is removed once a day. Submitted applications are never removed, nor what
        belongs to an approval. Sessions end after 12 hours, sent emails are kept for 30 days and sign-ins for
        180 days; these periods are fixed. A change takes a second administrator, where there is one, and all
        administrators are told by email.
      </p>
      <WhenLoaded from={loaded} lines={12}>
        {({ settings, runs, changes, waiting }) => (
          <>
            {waiting && <WaitingChange waiting={waiting} />}
            <RetentionForm key={`${settings.version} ${waiting?.at}`} settings={settings} onSaved={saved} />
            <Runs runs={runs} />
            <SettingsChanges changes={changes} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
