/** One good example, drawn: face and shoulders, looking ahead, plain white background. */
export const PhotoExample = () => (
  <figure className="photo-example">
    <svg viewBox="0 0 70 90" role="img" aria-label="Example of a good photo">
      <rect className="ground" x="0.5" y="0.5" width="69" height="89" />
      <path className="person" d="M8 90c2-20 12-27 27-27s25 7 27 27Z" />
      <ellipse className="person" cx="35" cy="36" rx="17" ry="22" />
    </svg>
    <figcaption className="form-text">
      Face and shoulders, looking ahead, on a plain white background. JPG or PNG, at least 350 pixels wide.
    </figcaption>
  </figure>
)
