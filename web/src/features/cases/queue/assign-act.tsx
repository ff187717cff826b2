import { useState } from 'react'
import type { AssignmentResult, CaseRow } from '#shared/cases/records/case.ts'
import { caseRoles } from '#shared/vocabulary/staff-roles.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { drafts } from '#web/session/drafts.ts'
import { formatApplicationCount } from '#web/ui/application-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { AssignDialog } from '#web/ui/office/assign-dialog.tsx'
import type { SelectionAct } from './selection-act.ts'
import { assignSelectedKey, selectedRowsKey } from './use-selection.tsx'

interface ResultDialogProps {
  rows: CaseRow[]
  results: AssignmentResult[]
  onClose: () => void
}

/** The result: how many were assigned, and why the others were not. */
const ResultDialog = ({ rows, results, onClose }: ResultDialogProps) => {
  const refused = results.filter(({ outcome }) => outcome === 'refused')
  const referenceOf = (id: string) => rows.find((row) => row.id === id)?.reference_no ?? id
  return (
    <Dialog open title="Assignment" onClose={onClose}>
      <p>
        {formatApplicationCount(results.length - refused.length)} assigned
        {refused.length > 0 && `, ${refused.length} not`}.
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, message }) => (
            <li key={id}>
              {referenceOf(id)}: {message}
            </li>
          ))}
        </ul>
      )}
      <div className="dialog-actions">
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}

/** Assigns the selected applications to a colleague, then tells what came of each. */
const Assign: SelectionAct['Act'] = ({ rows, onDone }) => {
  const isBegun = useBegunDialogs()
  const { admin } = useAdminSession()
  const me = admin?.id ?? ''
  const [choosing, setChoosing] = useState(() => isBegun(assignSelectedKey))
  const open = () => {
    drafts.keep(me, selectedRowsKey, { ids: rows.map(({ id }) => id) })
    setChoosing(true)
  }
  const close = () => {
    drafts.drop(me, selectedRowsKey)
    setChoosing(false)
  }
  const [results, setResults] = useState<AssignmentResult[]>()
  const assign = async (to: string, take_over: boolean) => {
    const { data } = await api.cases.assign({ body: { cases: rows.map(({ id }) => id), to, take_over } })
    setResults(data.results)
  }
  return (
    <>
      <Button small onClick={open}>
        Assign
      </Button>
      {choosing && (
        <AssignDialog
          draftKey={assignSelectedKey}
          title={`Assign ${formatApplicationCount(rows.length)}`}
          statuses={[...new Set(rows.map(({ status }) => status))]}
          takeOverLabel={
            rows.some(({ assignee }) => assignee) ? 'Also those assigned to somebody else' : undefined
          }
          assign={assign}
          onClose={close}
        />
      )}
      {results && <ResultDialog rows={rows} results={results} onClose={onDone} />}
    </>
  )
}

export const assignAct: SelectionAct = {
  name: 'assign',
  isOffered: (roles) => caseRoles.some((role) => roles.includes(role)),
  Act: Assign,
}
