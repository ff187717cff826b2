import { type ReactNode, useEffect, useRef } from 'react'

/** A section that replaces another in place: its heading takes the focus, since the pressed button is gone. */
export const FocusedSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
