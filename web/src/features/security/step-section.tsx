import { type ReactNode, useEffect, useRef } from 'react'

/** A step of a page that changes in place: its heading takes the focus, since what was pressed is gone. */
export const StepSection = ({ title, children }: { title: string; children: ReactNode }) => {
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
