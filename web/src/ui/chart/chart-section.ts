/** A section of a page of figures: the bars of its chart, and the rows of its table, which is also its CSV file. */

export interface Bar {
  label: string
  value: number
  /** The label of the bar, if it is not the number. */
  shown?: string
}

export interface ChartSection {
  /** Part of the file's name. */
  name: string
  title: string
  /** What the bars show. */
  about: string
  bars: Bar[]
  /** Many bars: lower ones, each below its label and number. */
  dense?: boolean
  heads: string[]
  rows: (string | number)[][]
  /** Where the cases of a row are listed, row by row; undefined where no list has just them. */
  lists?: (string | undefined)[]
  /** Instead of chart and table, where there is nothing to show. */
  empty: string | null
}

/** "12,345" */
export const formatCount = (count: number): string => count.toLocaleString('en-US')
