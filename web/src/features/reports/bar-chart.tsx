import { useId } from 'react'
import type { Bar } from './report-sections.ts'

interface BarChartProps {
  title: string
  /** What the bars show. */
  about: string
  bars: Bar[]
}

/** Heights in em, so that the chart grows with the text of the browser. */
const rowInEm = 2.875
/** The rest of the width is for the number. */
const longestBarInPercent = 72
const at = (row: number, inRow: number): string => `${row * rowInEm + inRow}em`

const textOf = ({ value, shown = String(value) }: Bar): string => shown

/** Horizontal bars, each below its label and with its number. A bar that is taken back more often than done has no length. */
export const BarChart = ({ title, about, bars }: BarChartProps) => {
  const id = useId()
  const longest = Math.max(1, ...bars.map(({ value }) => value))
  const share = (value: number): string => `${(Math.max(0, value) / longest) * longestBarInPercent}%`
  return (
    <svg
      className="bar-chart"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      width="100%"
      height={at(bars.length, 0)}
    >
      <title id={`${id}-title`}>Chart: {title}</title>
      <desc id={`${id}-about`}>
        {about}: {bars.map((bar) => `${bar.label} ${textOf(bar)}`).join(', ')}
      </desc>
      {bars.map((bar, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two members of staff may have the same name, and bars never move
        <g key={row}>
          <text x="0" y={at(row, 1.125)}>
            {bar.label}
          </text>
          <text x="100%" y={at(row, 2.25)} textAnchor="end">
            {textOf(bar)}
          </text>
          <rect className="bar-chart-track" y={at(row, 1.5)} width={share(longest)} height="0.875em" />
          <rect className="bar-chart-bar" y={at(row, 1.5)} width={share(bar.value)} height="0.875em" />
        </g>
      ))}
    </svg>
  )
}
