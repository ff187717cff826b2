import { letterHeads } from '#shared/certificates/statements/letter-lines.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { whole } from '#web/ui/whole.tsx'

/** The rows of a verification letter. @param cells as `letterCells` gives them */
export const LetterRows = ({ cells }: { cells: readonly (readonly string[])[] }) => (
  <table className="table">
    <caption className="visually-hidden">Rows and answers</caption>
    <thead>
      <tr>
        {letterHeads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {cells.map(([number, ...others], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change, and two may be the same
        <tr key={place}>
          <th scope="row">{whole(number)}</th>
          {others.map((cell, column) => (
            <Typed as="td" key={letterHeads[column + 1]}>
              {cell}
            </Typed>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
