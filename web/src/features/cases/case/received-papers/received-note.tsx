import type { ChecklistItem } from '#shared/applications/rules/checklist.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { Icon } from '#web/ui/icon.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { whole } from '#web/ui/whole.tsx'

type Paper = CaseRecord['review']['received'][number]

export interface PaperProps {
  item: ChecklistItem
  paper: Paper | undefined
}

const formatCopies = (copies: number): string => (copies === 1 ? '1 copy' : `${copies} copies`)

/** How many copies came, who received them and when. Too few are pointed out but accepted. */
export const ReceivedNote = ({ item, paper }: PaperProps) => {
  if (!paper) return null // the unticked checkbox says so
  return (
    <>
      {paper.copies < item.copies && (
        <span className="status status-needed">
          <Icon name="alert" />
          {paper.copies} of {item.copies}
        </span>
      )}{' '}
      <span className="text-muted">
        {formatCopies(paper.copies)}, {inSentence(paper.by.name)}, {whole(formatMoment(paper.at))}
      </span>
    </>
  )
}
