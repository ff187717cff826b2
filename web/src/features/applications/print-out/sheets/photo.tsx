interface PhotoProps {
  /** Null when there is none. */
  address: string | null
  name: string
}

/** The applicant's photo, 90 pt high on paper, or the frame into which one is pasted. */
export const Photo = ({ address, name }: PhotoProps) =>
  address ? (
    <img className="photo" src={address} alt={name} />
  ) : (
    <p className="photo photo-missing">Photograph</p>
  )
