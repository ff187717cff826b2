import { Button } from '#web/ui/button.tsx'
import { saveProblems } from './problems-file.ts'
import type { RowGroup } from './row-groups.ts'

/** Saves the problems as a CSV file; not shown where there are none. */
export const ProblemsButton = ({ groups, file_name }: { groups: RowGroup[]; file_name: string }) =>
  groups.some(({ isProblem }) => isProblem) ? (
    <Button onClick={() => void saveProblems(groups, file_name)}>Save the problems as CSV</Button>
  ) : null
