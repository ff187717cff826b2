import { letterHeads } from '#shared/certificates/statements/letter-lines.ts'

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
          <th scope="row">{number}</th>
          {others.map((cell, column) => (
            <td key={letterHeads[column + 1]} dir="auto">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
