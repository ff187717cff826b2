import type { QualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import type { LevelRow, LevelStatus } from '#shared/applications/rules/qualification-order.ts'
import { editQualificationPath } from '#shared/paths.ts'
import { labelOf, otherLevelName } from '#shared/vocabulary/people.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useAreLevelsLocked } from '#web/ui/form/use-field-lock.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

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

/** One level; the roles are written out because cards on phones are no longer `display: table-row`. */
export const LevelTableRow = ({
  level,
  status,
  record,
  isNext,
}: LevelRow<QualificationInformationRecord>) => {
  const isLocked = useAreLevelsLocked([level])
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
    // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
    <tr role="row" className={isNext ? 'row-next' : undefined}>
      <th role="rowheader" scope="row">
        {labelOf(level)}
        {otherLevelName(level)}
      </th>
      <td role="cell" data-label="Institute" dir="auto">
        {record?.name_of_institute}
      </td>
      <td role="cell" data-label="Board / university" dir="auto">
        {record?.board_university}
      </td>
      <td role="cell" data-label="Year">
        {record?.year_of_passing}
      </td>
      <td role="cell">
        <LevelStatusBadge status={status} />
      </td>
      <td role="cell">
        {!isLocked && (
          <ButtonLink to={editQualificationPath(level)}>
            Edit
            <span className="visually-hidden"> {labelOf(level)}</span>
          </ButtonLink>
        )}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
    // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
  )
}
