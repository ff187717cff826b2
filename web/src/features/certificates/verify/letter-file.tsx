import { useState } from 'react'
import { digestOfLetter } from '#shared/certificates/statements/letter-lines.ts'
import { FileButton } from '#web/ui/picture/file-button.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { readCells, UnusableFile } from '#web/ui/table-file/read-cells.ts'

const largestInMb = 0.5

/** The rows of the file if the letter was signed for them, or why it says nothing. */
const rowsFor = async (digest: string, file: File): Promise<string[][] | string> => {
  try {
    const [_heads, ...rows] = await readCells(file, largestInMb)
    return (await digestOfLetter(rows)) === digest
      ? rows
      : 'These are not the rows of this letter: the file belongs to another one, or one of them was changed.'
  } catch (thrown) {
    return thrown instanceof UnusableFile ? thrown.message : 'The file cannot be read'
  }
}

/** Compares the file of a letter with what was signed, here in the browser. */
export const LetterFile = ({ digest }: { digest: string }) => {
  const [found, setFound] = useState<string[][] | string>()
  return (
    <>
      <p>
        <FileButton accept=".csv,text/csv" onFile={(file) => void rowsFor(digest, file).then(setFound)}>
          Open the CSV file
        </FileButton>
      </p>
      {typeof found === 'string' && <p role="alert">{found}</p>}
      {typeof found === 'object' && (
        <>
          <p role="status">
            The council signed exactly these rows ({found.length}). Compare them with the paper.
          </p>
          <SummaryList
            items={found.map(([number, compared, answer, name], place) => ({
              label: `${place + 1}. ${number} (${compared})`,
              value: [answer, name].filter(Boolean).join(', '),
            }))}
          />
        </>
      )}
    </>
  )
}
