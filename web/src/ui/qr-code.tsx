import { encode } from 'uqr'

interface QrCodeProps {
  /** The text that a scanner reads. */
  text: string
  /** The description for people who cannot see it, such as "QR code of the reference". */
  label: string
}

/** A QR code of one path, as wide as its container; black on white in every theme, for scanners and printers. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      width="100%"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
