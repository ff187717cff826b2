import type { ComponentProps } from 'react'

/** A box to tick, or with `type="radio"` one of several choices, with its words. */
export const Check = ({ id, children, ...input }: ComponentProps<'input'>) => (
  <div className="form-check">
    <input type="checkbox" className="form-check-input" id={id} {...input} />
    <label className="form-check-label" htmlFor={id}>
      {children}
    </label>
  </div>
)
