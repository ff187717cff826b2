import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

const looks = {
  primary: 'btn-primary',
  outline: 'btn-outline-primary',
  danger: 'btn-outline-danger',
  link: 'btn-link',
}

interface Look {
  /** `primary` is the usual next step, `outline` one of several, `danger` what cannot be undone, `link` a button within a text. */
  look?: keyof typeof looks
  small?: boolean
  wide?: boolean
}

const classOf = ({ look, small, wide }: Look): string =>
  ['btn', small && 'btn-small', look ? looks[look] : 'btn-outline-secondary', wide && 'btn-wide']
    .filter(Boolean)
    .join(' ')

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** It cannot be pressed now, but keeps the focus; the caller ignores the press. */
  waiting?: boolean
}

/** A button of a screen; it sends a form only with `type="submit"`. */
export const Button = ({ look, small, wide, waiting, ...button }: ButtonProps) => (
  <button
    type="button"
    className={classOf({ look, small, wide })}
    aria-disabled={waiting || undefined}
    {...button}
  />
)

/** A link that looks like a button. */
export const ButtonLink = ({ look, small, wide, ...link }: LinkProps & Look) => (
  <Link className={classOf({ look, small, wide })} {...link} />
)
