import type { QualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import { askedLevels } from '#shared/applications/rules/onboarding.ts'
import { type LevelRow, type LevelStatus, levelRows } from '#shared/applications/rules/qualification-order.ts'
import { editQualificationPath } from '#shared/paths.ts'
import { labelOf, otherLevelName } from '#shared/vocabulary/people.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { useAreLevelsLocked } from '#web/ui/form/use-field-lock.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

type Row = LevelRow<QualificationInformationRecord>

const appearance: Record<LevelStatus, [icon: IconName, label: string, className: string]> = {
  updated: ['check', 'Updated', 'status-done'],
  required: ['alert', 'Required', 'status-needed'],
  optional: ['info', 'Optional', ''],
}

/** Updated, required or optional: an icon and the label. */
const LevelStatusBadge = ({ status }: { status: LevelStatus }) => {
  const [icon, label, className] = appearance[status]
  return (
    <span className={`status ${className}`}>
      <Icon name={icon} />
      {label}
    </span>
  )
}

const EditLevel = ({ level }: Pick<Row, 'level'>) =>
  !useAreLevelsLocked([level]) && (
    <ButtonLink to={editQualificationPath(level)}>
      Edit
      <span className="visually-hidden"> {labelOf(level)}</span>
    </ButtonLink>
  )

const columns: Columns<Row> = [
  { heading: 'Level', label: null, cell: ({ level }) => labelOf(level) + otherLevelName(level) },
  { heading: 'Institute', dir: 'auto', cell: ({ record }) => record?.name_of_institute },
  { heading: 'Board / university', dir: 'auto', cell: ({ record }) => record?.board_university },
  { heading: 'Year', cell: ({ record }) => record?.year_of_passing },
  { heading: 'Status', label: null, cell: ({ status }) => <LevelStatusBadge status={status} /> },
  { heading: 'Action', label: null, cell: ({ level }) => <EditLevel level={level} /> },
]

/** Always four rows, one for each level, added or not. */
export const LevelTable = ({ held }: { held: QualificationInformationRecord[] }) => (
  <DataTable
    caption="Qualifications by level"
    className="table-cards table-levels"
    columns={columns}
    rows={levelRows(held, askedLevels(useSession().user))}
    keyOf={({ level }) => level}
    classOf={({ isNext }) => (isNext ? 'row-next' : undefined)}
  />
)
