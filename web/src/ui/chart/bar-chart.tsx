import { useId } from 'react'
import { barPlaces } from './bar-places.ts'
import { type Bar, type ChartSection, formatCount } from './chart-section.ts'

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
