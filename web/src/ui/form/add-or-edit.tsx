import { type ReactNode, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'

interface AddOrEditProps {
  /** Whether the signed-in person has the record. */
  exists: boolean
  createPath: string
  editPath: string
  add: ReactNode
  /** @param id `me` or the record's own. */
  edit: (id: string) => ReactNode
}

/** The page that adds a record, or with an `:id` in the address the one that changes it; the wrong one redirects. */
export const AddOrEdit = ({ exists, createPath, editPath, add, edit }: AddOrEditProps) => {
  const { id } = useParams()
  // As it was on arrival: a save that has just put the record into the session must not redirect.
  const [existed] = useState(exists)
  if (!id) return existed ? <Navigate replace to={editPath} /> : add
  if (id === 'me' && !existed) return <Navigate replace to={createPath} />
  return edit(id)
}
