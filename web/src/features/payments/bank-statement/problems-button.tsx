import { saveProblems } from './problems-file.ts'
import type { RowGroup } from './row-groups.ts'

/** Saves the problems as a CSV file; not shown where there are none. */
export const ProblemsButton = ({ groups, file_name }: { groups: RowGroup[]; file_name: string }) =>
  groups.some(({ isProblem }) => isProblem) ? (
    <button
      type="button"
      className="btn btn-outline-secondary"
      onClick={() => void saveProblems(groups, file_name)}
    >
      Save the problems as CSV
    </button>
  ) : null
