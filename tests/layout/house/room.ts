/**
 * A folder, and the folders and packages that its files may import besides each other. `<area>` is the same area as in `folder`,
 * `<below>` that one and those before it, `*` any. A file belongs to the innermost folder that is named here.
 */
export interface Room {
  folder: string
  may: readonly string[]
  /** Of which only types may be imported. */
  types?: readonly string[]
  /** Only the files directly in it; a folder inside needs a line of its own. */
  flat?: true
  /** Said where an import is refused. */
  teach: string
}
