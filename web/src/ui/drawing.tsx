/** A tick: apart from the other icons, because the first script needs no more than this one. */
export const tick = 'M20 6 9 17l-5-5'

/** A picture next to a text; it never carries meaning alone. @param path 24 × 24, strokes */
export const Drawing = ({ path, className = '' }: { path: string; className?: string }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)
