import '#web/theme/photo-field.scss'

/** The applicant's photo, 120 px high. `address` is a `blob:` address or one of the file store. */
export const PhotoPreview = ({ address, onError }: { address: string; onError?: () => void }) => (
  // biome-ignore lint/a11y/noRedundantAlt: "Your photo" says what it is better than any description we could give
  <img className="photo-preview" src={address} alt="Your photo" onError={onError} />
)
