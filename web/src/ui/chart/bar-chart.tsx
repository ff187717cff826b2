import { useId } from 'react'
import { type Bar, type ChartSection, formatCount } from './chart-section.ts'

/**
 * The positions of the parts of a bar chart. Heights are in em, so that the chart grows with the text of the browser.
 */

interface RowLayout {
  row: number
  /** Baselines of the texts, and the upper edge of the bar, within the row. */
  label: number
  number: number
  bar: number
  thickness: number
  /** Share of the width; the rest is for the number if it is next to the bar. */
  longestInPercent: number
}

const roomy: RowLayout = {
  ...{ row: 2.875, label: 1.125, number: 2.25 },
  ...{ bar: 1.5, thickness: 0.875, longestInPercent: 72 },
}
const dense: RowLayout = {
  ...{ row: 2.25, label: 1.0625, number: 1.0625 },
  ...{ bar: 1.4375, thickness: 0.4375, longestInPercent: 100 },
}

const em = (height: number): string => `${height}em`

/** A bar that is taken back more often than done has no length. @param values of the bars, from above */
export const barPlaces = (values: readonly number[], isDense = false) => {
  const layout = isDense ? dense : roomy
  const most = Math.max(1, ...values)
  return {
    height: em(values.length * layout.row),
    thickness: em(layout.thickness),
    longest: `${layout.longestInPercent}%`,
    rows: values.map((value, index) => {
      const at = (inRow: number) => em(index * layout.row + inRow)
      return {
        label: at(layout.label),
        number: at(layout.number),
        bar: at(layout.bar),
        length: `${(Math.max(0, value) / most) * layout.longestInPercent}%`,
      }
    }),
  }
}

const textOf = ({ value, shown = formatCount(value) }: Bar): string => shown

/** Horizontal bars, each below its label and with its number. */
export const BarChart = ({
  title,
  about,
  bars,
  dense,
}: Pick<ChartSection, 'title' | 'about' | 'bars' | 'dense'>) => {
  const id = useId()
  const places = barPlaces(
    bars.map(({ value }) => value),
    dense,
  )
  return (
    <svg
      className="bar-chart"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      width="100%"
      height={places.height}
    >
      <title id={`${id}-title`}>Chart: {title}</title>
      <desc id={`${id}-about`}>
        {about}: {bars.map((bar) => `${bar.label} ${textOf(bar)}`).join(', ')}
      </desc>
      {bars.map((bar, row) => {
        const place = places.rows[row]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two members of staff may have the same name, and bars never move
          <g key={row}>
            <text x="0" y={place?.label}>
              {bar.label}
            </text>
            <text x="100%" y={place?.number} textAnchor="end">
              {textOf(bar)}
            </text>
            <rect
              className="bar-chart-track"
              y={place?.bar}
              width={places.longest}
              height={places.thickness}
            />
            <rect className="bar-chart-bar" y={place?.bar} width={place?.length} height={places.thickness} />
          </g>
        )
      })}
    </svg>
  )
}
