/** The file of an old register with known defects, made from a seed. */

import type { BookProblem } from '#shared/vocabulary/register.ts'
import { oneOf, seededRandom } from '#tests/support/simulation/random.ts'

const header = [
  ...['Reg. No.', 'Name', 'Father Name', 'CNIC', 'Date of Birth', 'City', 'Qualification'],
  ...['Date of Registration', 'Valid upto', 'Category', 'Page'],
]
type Cells = string[]
const [number, name, father, cnic, born, city, , from, until, category] = header.map((_, place) => place) as [
  ...[number, number, number, number, number],
  ...[number, number, number, number, number],
]

/** Each makes one defect in a sound row. */
const defectOf: Partial<Record<BookProblem, (cells: Cells) => Cells>> = {
  'number-missing': (cells) => cells.with(number, ''),
  'number-wrong': (cells) => cells.with(number, 'رجسٹر نمبر'),
  'name-missing': (cells) => cells.with(name, '-'),
  'name-wrong': (cells) => cells.with(name, 'Ayesha 2nd'),
  'father-missing': (cells) => cells.with(father, ''),
  'father-wrong': (cells) => cells.with(father, '(not given)'),
  'cnic-wrong': (cells) => cells.with(cnic, '35202-123456-1'),
  'date-missing': (cells) => cells.with(until, ''),
  'date-wrong': (cells) => cells.with(from, '31-02-1999'),
  'date-unclear': (cells) => cells.with(from, '02/25/1999'),
  'date-future': (cells) => cells.with(from, '01-01-2090').with(until, '01-01-2095'),
  'end-before-beginning': (cells) => cells.with(until, '01-01-1960'),
  'birth-too-late': (cells) => cells.with(born, '01-01-2020'),
  'category-wrong': (cells) => cells.with(category, 'Q'),
  'too-long': (cells) => cells.with(city, 'Lahore '.repeat(20).trim()),
  formula: (cells) => cells.with(city, '=HYPERLINK(A1)'),
  'letters-lost': (cells) => cells.with(name, 'Ay\uFFFDsha'),
  'cells-shifted': (cells) => [...cells, 'Imran'],
}
/** Those that concern two rows at once. */
const pairedKinds = ['number-twice', 'cnic-twice'] as const
export const defectKinds = [...(Object.keys(defectOf) as BookProblem[]), ...pairedKinds]

const firstNames = ['Ayesha', 'Bilal', 'Fatima', 'Hamza', 'Khadija', 'Usman', 'Zainab', 'Tariq']
const lastNames = ['Siddiqui', 'Khan', 'Malik', 'Qureshi', 'Chaudhry', 'Sheikh', 'Bukhari', 'Ansari']
const cities = ['Lahore', 'Multan', 'Kasur', 'Faisalabad', 'n/a']
const dated = (year: number, place: number): string =>
  `${String((place % 28) + 1).padStart(2, '0')}-${String((place % 12) + 1).padStart(2, '0')}-${year}`

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csvOf = (rows: Cells[]): string =>
  [header, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')

interface RegisterFile {
  text: string
  /** The defect of each line that has one. */
  defects: Map<number, BookProblem>
}

interface Wanted {
  rows: number
  defects: number
  seed: number
  /** The number of the first row, so that several files make one book. */
  first?: number
}

export const aRegisterFile = ({ rows, defects, seed, first = 1 }: Wanted): RegisterFile => {
  const random = seededRandom(seed)
  const pick = <T>(of: readonly T[]): T => oneOf(of, random)
  const cells = Array.from({ length: rows }, (_, index): Cells => {
    const place = first + index
    return [
      ...[`RPh-${place}/${1970 + (place % 50)}`, `${pick(firstNames)} ${pick(lastNames)}`],
      ...[
        `${pick(firstNames)} ${pick(lastNames)}`,
        place % 3 === 0 ? '' : `35202-${String(1_000_000 + place)}-${place % 10}`,
      ],
      ...[dated(1940 + (place % 30), place), pick(cities), 'B Pharm, University of the Punjab'],
      ...[
        dated(1990 + (place % 20), place),
        dated(2027 + (place % 4), place),
        pick(['A', 'Cat. B', '']),
        String(1 + Math.floor(place / 30)),
      ],
    ]
  })
  const places = Array.from({ length: rows }, (_, index) => index)
  for (let index = rows - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const [one = 0, two = 0] = [places[index], places[other]]
    places[index] = two
    places[other] = one
  }
  const found = new Map<number, BookProblem>()
  const kinds = Object.keys(defectOf) as BookProblem[]
  const take = (): number => places.pop() ?? 0
  const pairs = Math.max(1, Math.floor(defects / 20))
  for (const kind of pairedKinds)
    for (let pair = 0; pair < pairs; pair++) {
      const [one, other] = [take(), take()]
      const column = kind === 'number-twice' ? number : cnic
      const value =
        kind === 'number-twice' ? (cells[one]?.[number] ?? '') : `61101-${String(2_000_000 + first + pair)}-1`
      cells[one] = (cells[one] ?? []).with(column, value)
      cells[other] = (cells[other] ?? []).with(column, value.toLowerCase())
      for (const index of [one, other]) found.set(index + 2, kind)
    }
  for (let made = 0; found.size < defects; made++) {
    const [index, kind] = [take(), kinds[made % kinds.length] ?? 'name-missing']
    cells[index] = defectOf[kind]?.(cells[index] ?? []) ?? []
    found.set(index + 2, kind)
  }
  return { text: csvOf(cells), defects: found }
}
