import { Link } from 'react-router-dom'
import { itemLabel, levelItem } from '#shared/applications/rules/correctable.ts'
import { addQualificationPath, editQualificationPath, paths } from '#shared/paths.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { withReturn } from '#web/ui/form/return-path.ts'

/** The form where a returned item is changed. */
const editPathOf = (item: string): string => {
  const [record, second = ''] = item.split('.')
  if (record === 'account') return paths.portfolioEdit
  if (record === 'applicant') return paths.applicationsEdit
  if (record === 'contact_information') return paths.contactInformationEdit
  if (record === 'user_application') return paths.userApplicationsEdit
  const level = qualificationLevels[Number(second) - 1]
  if (!level) return paths.qualificationInformation
  return item === levelItem(level) ? addQualificationPath(level) : editQualificationPath(level)
}

/** The part of this page where an item is corrected; null if it has a separate form. */
const placeHere = (item: string): string | null => {
  const [record, field = ''] = item.split('.')
  if (record === 'application_form') return field
  return record === 'document' ? `replace-${field}` : null
}

interface CorrectionLinkProps {
  item: string
  /** The path of this page, to which the form returns. */
  here: string
  className?: string
  children?: string
}

/** The link to the form of the item, which returns here, or to its place on this page. */
export const CorrectionLink = ({
  item,
  here,
  className,
  children = itemLabel(item),
}: CorrectionLinkProps) => {
  const id = placeHere(item)
  if (!id)
    return (
      <Link className={className} to={withReturn(editPathOf(item), here)}>
        {children}
      </Link>
    )
  return (
    <button
      type="button"
      className={className ?? 'btn btn-link correction-link'}
      onClick={() => document.getElementById(id)?.focus()}
    >
      {children}
    </button>
  )
}
